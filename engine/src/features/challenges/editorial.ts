import {
  type AuthoredOwnQuestion,
  type Challenge,
  type ChallengeBank,
  type ContentLibrary,
  isOwnQuestionId,
  type SpokenBank,
  type SpokenQuestion,
  type Tutorial,
} from '@greenroom/shared/content'
import type { Editorial } from '@greenroom/shared/wire'
import type { OwnBank } from './catalogue.ts'

type Whole = Omit<Editorial, 'unlockedBy'>

/** The sources of answers. Questions answered in conversation have their answers on separate pages. */
export type AnswerBook = {
  bank: Pick<ChallengeBank, 'get'>
  spoken: Pick<SpokenBank, 'get' | 'decks' | 'tutorials'>
  library: Pick<ContentLibrary, 'get'>
  own?: OwnBank & { prepare(wanted: readonly { id: string; version: string | null }[]): Promise<void> }
}

/**
 * The full answer to a challenge in its current version, or in `version` if we still have that; undefined if the
 * challenge is unknown.
 */
export function editorialOf(
  id: string,
  { bank, spoken, library, own }: AnswerBook,
  version?: string,
): Whole | undefined {
  if (isOwnQuestionId(id)) {
    const written = own?.get(id, version)
    return written && ofOwn(written)
  }
  const coded = bank.get(id, version) ?? bank.get(id)
  if (coded !== undefined) return ofCoded(coded)
  const question = spoken.get(id, version) ?? spoken.get(id)
  if (question !== undefined) return { ...ofSpoken(question), ...beside(question, library) }
  const tutorial = spoken.tutorials?.get(id, version) ?? spoken.tutorials?.get(id)
  return tutorial && ofTutorial(tutorial)
}

/** The answer to a user-written question, as its author wrote it. */
const ofOwn = ({ id, title, explanation, solution, listenFor, followUps }: AuthoredOwnQuestion): Whole => ({
  challengeId: id,
  title,
  editorial: explanation,
  approaches: [],
  complexity: null,
  keyPoints: listenFor,
  pitfalls: [],
  edgeCases: [],
  followUps,
  ...(solution === null ? { solutions: [] } : program(solution.programmingLanguage, solution.code)),
})

/** A tutorial's takeaways, and the answer to each of its questions. */
const ofTutorial = ({ id, title, summary, steps }: Tutorial): Whole => ({
  challengeId: id,
  title,
  editorial: summary,
  approaches: [],
  complexity: null,
  solutions: [],
  keyPoints: steps.map((step) => step.title),
  pitfalls: [],
  edgeCases: [],
  followUps: steps.map(({ question, answer }) => ({ question, goodAnswer: answer })),
})

const common = ({
  id,
  title,
  editorial,
  commonMistakes,
  followUps,
}: Pick<Challenge, 'id' | 'title' | 'editorial'> & Pick<SpokenQuestion, 'commonMistakes' | 'followUps'>) => ({
  challengeId: id,
  title,
  editorial,
  pitfalls: commonMistakes.map(({ mistake, nudge }) => ({ mistake, nudge })),
  followUps: followUps.map(({ question, goodAnswer }) => ({ question, goodAnswer })),
})

type Approaches = Pick<Challenge, 'approaches' | 'edgeCases' | 'complexity'>

const ofApproaches = ({ approaches, edgeCases, complexity: { time, space } }: Approaches) => ({
  approaches: approaches.map(({ name, quality, time: t, space: s }) => ({ name, quality, time: t, space: s })),
  complexity: { time, space },
  edgeCases: edgeCases.map(({ question, idea }) => ({ question, idea })),
})

function ofCoded(challenge: Challenge): Whole {
  const { keyPoints, solutions, programs } = challenge
  return {
    ...common(challenge),
    ...ofApproaches(challenge),
    keyPoints: keyPoints.map(({ point }) => point),
    solutions: [...solutions]
      .sort((one, other) => Number(one.kind === 'brute_force') - Number(other.kind === 'brute_force'))
      .map(({ language: programmingLanguage, file, kind, time, space }) => ({
        programmingLanguage,
        kind,
        time,
        space,
        code: programs[file] ?? '',
      })),
  }
}

const ofSpoken = (question: SpokenQuestion): Whole => ({
  ...common(question),
  approaches: [],
  complexity: null,
  solutions: [],
  keyPoints: question.points.map(({ point }) => point),
  edgeCases: [],
})

const program = (programmingLanguage: Whole['solutions'][number]['programmingLanguage'], code: string) => ({
  solutions: [{ programmingLanguage, kind: 'optimal' as const, time: null, space: null, code }],
})

/** The parts that only this kind of question has. */
function beside({ id, version, challengeType }: SpokenQuestion, library: AnswerBook['library']): Partial<Whole> {
  switch (challengeType) {
    case 'algorizing': {
      const item = library.get('algorizing', id, version) ?? library.get('algorizing', id)
      return item === undefined ? {} : { ...ofApproaches(item), ...program('python', item.solution) }
    }
    case 'low_level_design': {
      const item = library.get('low_level_design', id, version) ?? library.get('low_level_design', id)
      return item === undefined ? {} : program('python', item.reference)
    }
    case 'explain_code': {
      const item = library.get('explain_code', id, version) ?? library.get('explain_code', id)
      return item?.fixed === undefined ? {} : program(item.language, item.fixed.code)
    }
    case 'coding':
    case 'knowledge':
    case 'system_design':
    case 'tutorial':
      return {}
  }
}
