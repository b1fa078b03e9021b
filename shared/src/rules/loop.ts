import type { LoopRound, NamedRound } from '../session/companyLoop.ts'
import type { ExperienceLevel } from '../vocabulary/hiring.ts'
import type { ChallengeType } from '../vocabulary/interview.ts'
import { endsWithAStory, type Interview, type RoundKind, roundKinds } from './rounds.ts'

/** What a planned question must be. */
export type PlannedQuestion = {
  /** The company round it belongs to; null if none. */
  round: LoopRound | null
  /** The suitable kinds, best first. */
  kinds: readonly RoundKind[]
  /** Kinds to fall back on if none of these has a question. */
  otherwise: readonly RoundKind[]
}

/**
 * Plans the kind of a question in an interview with a company's loop. On site the n-th question belongs to the n-th
 * round. On the phone all belong to the one call and take its kinds in turn; if there are several, the last is always
 * coded. On site the last question is behavioural if time allows, unless it's a rehearsal of a single round. Only
 * seniors design a system, unless a company's day has nothing else. Beyond the company's rounds, without any, and in an
 * assessment, `roundKinds` decides.
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

/** The round a question belongs to, if the round includes that kind of question. */
export function roundAt(
  interview: Interview & { loop: readonly LoopRound[] },
  question: number,
  type: ChallengeType,
): NamedRound | null {
  const { round } = plannedQuestion(interview, question)
  return round?.challengeTypes.includes(type) ? { name: round.name, weighs: round.weighs } : null
}

/** The rounds in the interview's stage that suit the level. */
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

/** Whether this rehearses a single round of a company: all its questions have the round's name. */
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
  // If there are several short questions, one is coded, whatever the call is about.
  const isCoded = rounds.some(({ challengeTypes }) => challengeTypes.includes('coding'))
  if (!isCoded && questionCount > 1 && question === questionCount) return { round: null, kinds: usual, otherwise: [] }
  const turn = Math.max(0, question - rounds.length) % types.length
  return { round, kinds: [...types.slice(turn), ...types.slice(0, turn)], otherwise: usual }
}

const designs: readonly RoundKind[] = ['system_design', 'low_level_design']

/** Fills up after the company's rounds: code, if there was none yet, and no second design. */
function beyond(rounds: readonly LoopRound[], question: number, usual: readonly RoundKind[]): readonly RoundKind[] {
  const before = rounds.flatMap(({ challengeTypes }) => challengeTypes.slice(0, 1))
  if (!before.includes('coding') && question === rounds.length + 1) return ['coding']
  const isDesigned = before.some((type) => designs.includes(type))
  return isDesigned ? usual.filter((kind) => !designs.includes(kind)) : usual
}
