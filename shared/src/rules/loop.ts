import type { LoopRound, NamedRound } from '../session/companyLoop.ts'
import type { ExperienceLevel } from '../vocabulary/hiring.ts'
import type { ChallengeType } from '../vocabulary/interview.ts'
import { endsWithAStory, type Interview, type RoundKind, roundKinds } from './rounds.ts'

/** The requirements for a planned question. */
export type PlannedQuestion = {
  /** The company round that the question belongs to; null if it belongs to none. */
  round: LoopRound | null
  /** The suitable kinds of question, best first. */
  kinds: readonly RoundKind[]
  /** The kinds to fall back on if there is no question of any kind in `kinds`. */
  otherwise: readonly RoundKind[]
}

/**
 * Plans the kind of a question in an interview with a company's loop. On site the n-th question belongs to the n-th
 * round. On the phone all questions belong to the same call and take turns using its kinds. If there are several, one
 * is always a coding question. On site the last question is behavioural if time allows, unless a single round is
 * rehearsed. Only seniors get system design, unless the company has no other rounds. `roundKinds` decides for questions
 * beyond the company's rounds, for companies without rounds, and in assessments.
 * @param question counts from 1
 */
export function plannedQuestion(
  interview: Interview & { loop: readonly LoopRound[] },
  question: number,
): PlannedQuestion {
  const usual = roundKinds(interview, question)
  const rounds = roundsOf(interview)
  if (rounds.length === 0) return { round: null, kinds: usual, otherwise: [] }
  if (interview.settings.interviewStage === 'telephone') return onTheTelephone(interview, rounds, question, usual)
  if (endsWithAStory(interview) && question === interview.questionCount && !isOneRound(interview.loop))
    return { round: null, kinds: usual, otherwise: [] }
  const round = rounds[question - 1]
  return round === undefined
    ? { round: null, kinds: beyond(rounds, question, usual), otherwise: ['coding'] }
    : { round, kinds: round.challengeTypes, otherwise: usual }
}

/** Whether an interview's last question asks for a story from the candidate's own work. */
export const hasBehaviouralRound = (interview: Interview & { loop: readonly LoopRound[] }): boolean =>
  plannedQuestion(interview, interview.questionCount).kinds[0] === 'behavioural'

/**
 * The company round that a question belongs to; null if there is none, or if the round has no questions of this type.
 */
export function roundAt(
  interview: Interview & { loop: readonly LoopRound[] },
  question: number,
  type: ChallengeType,
): NamedRound | null {
  const { round } = plannedQuestion(interview, question)
  return round?.challengeTypes.includes(type) ? { name: round.name, weighs: round.weighs } : null
}

/** The company's rounds in the interview's stage, with only the kinds of question that suit the candidate's level. */
function roundsOf({
  loop,
  settings,
  assessmentType,
}: Interview & { loop: readonly LoopRound[] }): readonly LoopRound[] {
  const { interviewStage, candidateExperienceLevel } = settings
  if (assessmentType !== null || interviewStage === 'take_home_assessment') return []
  const ofStage = loop.filter(({ stage }) => stage === interviewStage)
  const suitable = ofStage
    .map((round) => ({ ...round, challengeTypes: suiting(round.challengeTypes, candidateExperienceLevel) }))
    .filter(({ challengeTypes }) => challengeTypes.length > 0)
  return suitable.length > 0 ? suitable : ofStage
}

/** Whether the session rehearses a single round of a company. Then all entries of the loop have the same name. */
const isOneRound = (loop: readonly LoopRound[]): boolean =>
  loop.length > 1 && loop.every(({ name }) => name === loop[0]?.name)

const suiting = (types: readonly ChallengeType[], level: ExperienceLevel): ChallengeType[] =>
  types.filter((type) => level === 'SENIOR' || type !== 'system_design')

function onTheTelephone(
  { questionCount }: Interview,
  rounds: readonly LoopRound[],
  question: number,
  usual: readonly RoundKind[],
): PlannedQuestion {
  const round = rounds[Math.min(question, rounds.length) - 1] ?? null
  const types = round?.challengeTypes ?? []
  // If the call has several short questions, one is a coding question, whatever the call is about.
  const isCoded = rounds.some(({ challengeTypes }) => challengeTypes.includes('coding'))
  if (!isCoded && questionCount > 1 && question === questionCount) return { round: null, kinds: usual, otherwise: [] }
  const turn = Math.max(0, question - rounds.length) % types.length
  return { round, kinds: [...types.slice(turn), ...types.slice(0, turn)], otherwise: usual }
}

const designs: readonly RoundKind[] = ['system_design', 'low_level_design']

/** The kinds for a question beyond the company's rounds: coding if no round had any, and never a second design. */
function beyond(rounds: readonly LoopRound[], question: number, usual: readonly RoundKind[]): readonly RoundKind[] {
  const before = rounds.flatMap(({ challengeTypes }) => challengeTypes.slice(0, 1))
  if (!before.includes('coding') && question === rounds.length + 1) return ['coding']
  const isDesigned = before.some((type) => designs.includes(type))
  return isDesigned ? usual.filter((kind) => !designs.includes(kind)) : usual
}
