import type { PublicChallenge } from '../session/publicChallenge.ts'
import type { Session } from '../session/state.ts'
import { type InterviewStep, interviewSteps } from '../vocabulary/interview.ts'
import { allottedMs } from './allottedTime.ts'
import { isSpoken } from './rounds.ts'

/** The usual split of a question's minutes. A step with no share isn't part of the question. */
type Shares = Readonly<Record<InterviewStep, number>>
const coded: Shares = {
  introduction: 1,
  clarification: 2,
  approach: 4,
  coding: 8,
  testing: 2,
  follow_up: 2,
  wrap_up: 1,
}
const inWords: Shares = { ...coded, approach: 9, coding: 0, testing: 0, follow_up: 7 }
/** For a deck of statements, or a tutorial. */
const inParts: Shares = { ...inWords, clarification: 0, approach: 18, follow_up: 0 }

/** How long each step would take if the question used its share of the available time. A plan, never a limit. */
export function stepMinutes(
  state: Pick<Session, 'settings' | 'extraTimePercent' | 'questionCount'>,
  { challengeType, statementCount, stepCount }: Pick<PublicChallenge, 'challengeType' | 'statementCount' | 'stepCount'>,
) {
  const minutes = allottedMs(state) / 60_000 / state.questionCount
  const isInParts = statementCount !== undefined || stepCount !== undefined
  const shares = isInParts ? inParts : isSpoken(challengeType) ? inWords : coded
  const whole = Object.values(shares).reduce((sum, share) => sum + share, 0)
  return interviewSteps
    .filter((step) => shares[step] > 0)
    .map((step) => ({ step, minutes: Math.max(1, Math.round((minutes * shares[step]) / whole)) }))
}
