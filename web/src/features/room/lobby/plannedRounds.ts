import {
  allottedMs,
  interviewerFor,
  isSpoken,
  plannedQuestion,
  type RoundKind,
  roundOfQuestion,
  shareOfClock,
} from '@greenroom/shared/rules'
import type { NotStarted, Round } from '@greenroom/shared/session'
import { lobbyTexts as texts } from './texts.ts'

/** An upcoming round; `interviewer` is null until known. */
export type PlannedRound = {
  number: number
  name: string
  interviewer: string | null
  minutes: number
  scoredAs: Round
}

/**
 * Lists an upcoming interview's rounds, named after the company's rounds or else by kind. This is a plan, not a limit.
 */
export function plannedRounds(state: NotStarted): PlannedRound[] {
  const rounds = Array.from({ length: state.questionCount }, (_, index) => roundOf(state, index + 1))
  let minutesLeft = allottedMs(state) / 60_000
  const minutes = rounds.map((_round, index) => {
    const share = minutesLeft * shareOfClock(state, index + 1)
    minutesLeft -= share
    return Math.round(share)
  })
  return rounds.map(({ kind, name, interviewer }, index) => ({
    number: index + 1,
    name,
    interviewer,
    minutes: minutes[index] ?? 0,
    scoredAs: scoredAs(kind, state),
  }))
}

/**
 * Merges rounds for display: if a company's round has several problems, it is listed once, with its minutes added up.
 */
export function withOneName(rounds: readonly PlannedRound[]): (PlannedRound & { problems: number })[] {
  const named: (PlannedRound & { problems: number })[] = []
  for (const round of rounds) {
    const last = named.at(-1)
    if (last === undefined || last.name !== round.name || last.interviewer !== round.interviewer)
      named.push({ ...round, problems: 1 })
    else named[named.length - 1] = { ...last, problems: last.problems + 1, minutes: last.minutes + round.minutes }
  }
  return named
}

function scoredAs(kind: RoundKind, { settings }: NotStarted): Round {
  if (kind === 'behavioural') return kind
  return kind === 'truth_or_despair' ? 'knowledge' : roundOfQuestion({ challengeType: kind }, settings.interviewStage)
}

function roundOf(state: NotStarted, number: number) {
  const interviewer = state.control === 'ai' ? interviewerFor(state, number) : null
  // The first question already exists; the others are only planned.
  if (number === 1 && state.question !== null) {
    const { challenge, round } = state.question
    const kind: RoundKind =
      challenge.competency !== undefined
        ? 'behavioural'
        : challenge.statementCount === undefined
          ? challenge.challengeType
          : 'truth_or_despair'
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

/** The rubrics used across an interview's rounds, each once, in order. */
export const plannedScoring = (state: NotStarted): Round[] => [
  ...new Set(plannedRounds(state).map(({ scoredAs }) => scoredAs)),
]

/** Whether the first question is answered in conversation, so that what we say about code doesn't apply. */
export const beginsInWords = ({ question }: NotStarted): boolean =>
  question !== null && isSpoken(question.challenge.challengeType) && question.challenge.challengeType !== 'tutorial'
