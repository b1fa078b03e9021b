import type { Evidence, LinePoint } from '@greenroom/shared/session'
import { plainWords, wordCount } from '../reading/plainWords.ts'
import { readStory } from '../reading/story/readStory.ts'
import { marksOfOrder } from '../reading/story/storySentences.ts'
import type { Judgement } from './judgement.ts'
import { evidenceOf, quoteOf } from './quote.ts'
import type { Score } from './rubric.ts'
import type { Quoted, SpokenObservations } from './spokenObservations.ts'

const nothing: Judgement = { score: null, behaviours: [], evidence: [] }

/** The indices of a story's points in its question (`storyQuestionOf`). */
const ownPart = 0
const figures = 1
const results = 2
const lessons = 3

/** Judges a dimension of a behavioural round by what's in the story, counting each sentence once. */
export function judgeStoryRound(dimension: string, seen: SpokenObservations): Judgement {
  return { ...judgementOf(dimension, seen), points: pointsOf(dimension, seen) }
}

function judgementOf(dimension: string, seen: SpokenObservations): Judgement {
  switch (dimension) {
    case 'own part':
      return judgeOwnPart(seen)
    case 'specifics and result':
      return judgeSpecifics(seen)
    case 'reflection':
      return judgeReflection(seen)
    default:
      return judgeTelling(seen)
  }
}

/** Returns the points looked for, and where the candidate made them. */
const pointsOf = (dimension: string, { question, points }: SpokenObservations): LinePoint[] =>
  (question?.points ?? [])
    .filter((point) => point.dimension === dimension)
    .map((point) => {
      const judged = points.find((each) => each.point === point)
      const evidence = (judged?.quoted ?? []).slice(0, 2).map(evidenceOf)
      return { title: point.point, verdict: judged?.verdict ?? 'not_understood', evidence }
    })

/** Returns the sentences that show a point, each once. */
function sentencesOf({ question, points }: SpokenObservations, index: number): Quoted[] {
  const point = question?.points[index]
  return points.find((each) => each.point === point)?.quoted ?? []
}

const evidence = (quoted: readonly Quoted[], most = 3): Evidence[] => quoted.slice(0, most).map(evidenceOf)

/**
 * Scores the candidate's own part by their actions. The best score takes at least four, and more than the team has; the
 * lower ones take two, then one. A story in which only a team acts is weak.
 */
function judgeOwnPart(seen: SpokenObservations): Judgement {
  const own = sentencesOf(seen, ownPart)
  const team = seen.attempts.flatMap((said) => readStory(said.text).teamActs.map((quote) => ({ said, quote })))
  if (own.length > 0) {
    const isClear = own.length > team.length
    const score: Score = own.length >= 4 && isClear ? 4 : own.length >= 2 ? 3 : 2
    return {
      score,
      behaviours: [`Told ${own.length === 1 ? 'one thing' : `${own.length} things`} that they did themselves.`],
      evidence: evidence(own),
    }
  }
  if (team.length < fewestTeamActs) return nothing
  return { score: 2, behaviours: ['Told what a team did, and nothing of their own.'], evidence: evidence(team) }
}

const fewestTeamActs = 2

/**
 * Scores how concrete a story is. Figures and an outcome make a story concrete; a whole story without either is vague.
 */
function judgeSpecifics(seen: SpokenObservations): Judgement {
  const [counted, ended] = [sentencesOf(seen, figures), sentencesOf(seen, results)]
  if (counted.length + ended.length === 0) {
    const [first] = seen.attempts
    if (first === undefined || wordsTold(seen) < wordsOfAStory) return nothing
    return { score: 2, behaviours: ['Gave no figure, and not how it ended.'], evidence: [quoteOf(first)] }
  }
  const isWhole = counted.length > 0 && ended.length > 0
  return {
    score: isWhole ? (counted.length >= 2 ? 4 : 3) : 2,
    behaviours: [
      counted.length > 0 ? `Put figures on it in ${places(counted.length)}.` : 'Gave no figure.',
      ended.length > 0 ? 'Said how it ended.' : 'Never said how it ended.',
    ],
    evidence: [...evidence(counted, 2), ...evidence(ended, 2)],
  }
}

const places = (count: number): string => (count === 1 ? 'one place' : `${count} places`)

/**
 * Scores the lessons. A real change counts more than a resolution. A candidate who has no answer when asked shows no
 * reflection.
 */
function judgeReflection(seen: SpokenObservations): Judgement {
  const changed = sentencesOf(seen, lessons)
  if (changed.length > 0)
    return {
      score: changed.length >= 2 ? 4 : 3,
      behaviours: ['Named what is different since.'],
      evidence: evidence(changed),
    }
  const vague = seen.attempts.flatMap((said) => readStory(said.text).vagueLessons.map((quote) => ({ said, quote })))
  if (vague.length > 0)
    return { score: 2, behaviours: ['Resolved to be more careful; nothing changed.'], evidence: evidence(vague) }
  const asks = seen.question?.points[lessons]?.question ?? null
  const lost = seen.atALoss.filter(({ asked }) => asks !== null && plainWords(asked).includes(plainWords(asks)))
  if (lost.length === 0) return nothing
  return {
    score: 1,
    behaviours: ['Knew nothing that had changed.'],
    evidence: lost.slice(0, 1).map((said) => quoteOf(said)),
  }
}

const wordsOfAStory = 40
const fewestMarks = 2
const wordsOfAnAnswer = 8

const wordsTold = ({ attempts }: SpokenObservations): number =>
  attempts.reduce((sum, { text }) => sum + wordCount(text), 0)

/** Scores whether the story is told in order, and whether the candidate answered questions about it. */
function judgeTelling(seen: SpokenObservations): Judgement {
  const { attempts, followUpAnswers } = seen
  const [longest] = attempts.toSorted((one, other) => wordCount(other.text) - wordCount(one.text))
  if (longest === undefined) return nothing
  if (wordsTold(seen) < wordsOfAStory)
    return { score: 2, behaviours: ['Gave few details of the story.'], evidence: [quoteOf(longest)] }
  const isInOrder = marksOfOrder(attempts.map(({ text }) => text).join('\n')) >= fewestMarks
  const answered = followUpAnswers.filter(({ text }) => wordCount(text) >= wordsOfAnAnswer)
  return {
    score: isInOrder && answered.length > 0 ? 4 : isInOrder || answered.length > 0 ? 3 : 2,
    behaviours: [
      isInOrder ? 'Told it in order.' : 'Told it without an order one could follow.',
      ...(answered.length > 0 ? ['Answered what was asked about it in whole sentences.'] : []),
    ],
    evidence: [quoteOf(longest), ...answered.slice(0, 1).map((said) => quoteOf(said))],
  }
}
