import { allottedMs, type InterviewStep, interviewSteps, type Session } from '@greenroom/shared'

/** How the minutes of a question are usually spent; parts of twenty. */
const shares: Record<InterviewStep, number> = {
  introduction: 1,
  clarification: 2,
  approach: 4,
  coding: 8,
  testing: 2,
  follow_up: 2,
  wrap_up: 1,
}
const whole = 20

/** How long each step would take if the question took its share of the time there is; a plan, never a limit. */
export function stepMinutes(state: Pick<Session, 'settings' | 'extraTimePercent' | 'questionCount'>) {
  const minutes = allottedMs(state) / 60_000 / state.questionCount
  return interviewSteps.map((step) => ({ step, minutes: Math.max(1, Math.round((minutes * shares[step]) / whole)) }))
}
