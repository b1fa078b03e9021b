import { type Deck, isOwnQuestionId } from '@greenroom/shared/content'
import { rubrics } from '@greenroom/shared/rules'
import type { Question } from '@greenroom/shared/session'
import type { ModelDesign, QuestionSolution } from '@greenroom/shared/wire'
import { type AnswerBook, editorialOf } from './editorial.ts'

type Put = Pick<Question, 'number'> & { challenge: Pick<Question['challenge'], 'challenge_id' | 'version'> }

/**
 * A strong answer to a presented question, in the version presented, or the current one if that no longer exists.
 * Undefined if there is none.
 */
export function solutionTo({ number, challenge }: Put, book: AnswerBook): QuestionSolution | undefined {
  const { challenge_id: id, version } = challenge
  const { bank, spoken } = book
  const deck = spoken.decks?.get(id, version) ?? spoken.decks?.get(id)
  if (deck !== undefined) return ofDeck(number, deck)
  const whole = editorialOf(id, book, version)
  if (whole === undefined) return undefined
  const { keyPoints, ...told } = whole
  const question = spoken.get(id, version) ?? spoken.get(id)
  if (question === undefined) {
    const points = keyPoints.map((title) => ({ title, dimension: null, essential: true }))
    const coded = isOwnQuestionId(id) ? 'coding' : (bank.get(id, version) ?? bank.get(id))?.challengeType
    const type = coded ?? 'tutorial'
    return { ...told, question: number, challengeType: type, points, design: null }
  }
  return {
    ...told,
    question: number,
    challengeType: question.challengeType,
    points: question.points.map(({ point, dimension, weight }) => ({
      title: point,
      dimension: dimension === null ? null : inRubric(dimension),
      essential: weight === 'essential',
    })),
    design: designOf(id, version, book),
  }
}

/** A design dimension, spelled as on scorecards. */
const inRubric = (dimension: string): string =>
  Object.keys(rubrics.system_design).find((name) => name.toLowerCase() === dimension.toLowerCase()) ?? dimension

function designOf(id: string, version: string, { library }: AnswerBook): ModelDesign | null {
  const item = library.get('system_design', id, version) ?? library.get('system_design', id)
  if (item === undefined) return null
  const { functional, qualities, estimates, calls, data, architecture } = item
  return {
    functional: [...functional],
    qualities: [...qualities],
    estimates: estimates.map(({ what, result, unit, so }) => ({ what, result, unit, so })),
    calls,
    data,
    architecture,
  }
}

/** A deck's statements in the order presented, each with its answer and the reason. */
const ofDeck = (question: number, deck: Deck): QuestionSolution => ({
  question,
  challengeId: deck.id,
  challengeType: 'knowledge',
  title: deck.title,
  editorial: deck.about,
  approaches: [],
  complexity: null,
  solutions: [],
  pitfalls: [],
  edgeCases: [],
  followUps: deck.statements.map(({ statement, isTrue, why }) => ({
    question: statement,
    goodAnswer: `${isTrue ? 'True' : 'False'}. ${why}`,
  })),
  points: [],
  design: null,
})
