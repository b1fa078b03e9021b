import {
  allottedMs,
  interviewerFor,
  isSpoken,
  plannedQuestion,
  type RoundKind,
  roundOfQuestion,
} from '@greenroom/shared/rules'
import type { NotStarted, Round } from '@greenroom/shared/session'
import { lobbyTexts as texts } from './texts.ts'

/** A round that is to come; `interviewer` is null where nobody knows yet who puts it. */
export type PlannedRound = {
  number: number
  name: string
  interviewer: string | null
  minutes: number
  scoredAs: Round
}

/** A design takes about as long as two shorter rounds. */
const partsOf = (kind: RoundKind): number => (kind === 'system_design' || kind === 'low_level_design' ? 2 : 1)

/** The rounds of an interview that has not begun: by the company's name for them, or by their kind. A plan, never a limit. */
export function plannedRounds(state: NotStarted): PlannedRound[] {
  const rounds = Array.from({ length: state.questionCount }, (_, index) => roundOf(state, index + 1))
  const parts = rounds.reduce((sum, { kind }) => sum + partsOf(kind), 0)
  const minutes = allottedMs(state) / 60_000
  return rounds.map(({ kind, name, interviewer }, index) => ({
    number: index + 1,
    name,
    interviewer,
    minutes: Math.round((minutes * partsOf(kind)) / parts),
    scoredAs: kind === 'truth_or_despair' ? 'knowledge' : roundOfQuestion(kind, state.settings.interviewStage),
  }))
}

function roundOf(state: NotStarted, number: number) {
  const interviewer = state.control === 'ai' ? interviewerFor(state.sessionId, number, state.settings) : null
  // The first question is there already; of the others only the plan is known.
  if (number === 1 && state.question !== null) {
    const { challenge, round } = state.question
    const kind: RoundKind = challenge.statementCount === undefined ? challenge.challengeType : 'truth_or_despair'
    return {
      kind,
      name: round?.name ?? texts.kinds[kind],
      interviewer: state.question.interviewer?.name ?? interviewer,
    }
  }
  const planned = plannedQuestion(state, number)
  const kind = planned.kinds[0] ?? 'coding'
  return { kind, name: planned.round?.name ?? texts.kinds[kind], interviewer }
}

/** What the rounds of an interview are scored as, each once, in the order in which they come. */
export const plannedScoring = (state: NotStarted): Round[] => [
  ...new Set(plannedRounds(state).map(({ scoredAs }) => scoredAs)),
]

/** Whether the first question is answered in words, so that what is said of code does not hold for it. */
export const beginsInWords = ({ question }: NotStarted): boolean =>
  question !== null && isSpoken(question.challenge.challengeType) && question.challenge.challengeType !== 'tutorial'
