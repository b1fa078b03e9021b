import { type InterviewStep, interviewSteps, type Session } from '@greenroom/shared'

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

/** How long each step would take if the question took its share of the interview; a plan, never a limit. */
export function stepMinutes({ settings, questionCount }: Pick<Session, 'settings' | 'questionCount'>) {
  const minutes = settings.timeLimitInMinutes / questionCount
  return interviewSteps.map((step) => ({ step, minutes: Math.max(1, Math.round((minutes * shares[step]) / whole)) }))
}
