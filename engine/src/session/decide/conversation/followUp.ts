import type { InProgress } from '@greenroom/shared/session'

/** After so many answers in the follow-up the interviewer leaves it to the candidate what comes next … */
type Limits = { answers: number; messages: number }

const limitsOf = ({ question: { challenge } }: InProgress): Limits => {
  // A design has its parts, and its interviewer knows when they are done.
  if (challenge.challengeType === 'system_design') return { answers: Number.POSITIVE_INFINITY, messages: 60 }
  return challenge.challengeType === 'coding' ? { answers: 3, messages: 6 } : { answers: 5, messages: 10 }
}

/** … and after so many messages in any case. */
export const isLastMessage = (state: InProgress): boolean =>
  state.step === 'wrap_up' && state.question.followUpMessages >= limitsOf(state).messages

/** Whether one more answer in the follow-up is the last one. */
export function isLastFollowUp(state: InProgress): boolean {
  const { answers, messages } = limitsOf(state)
  return state.question.followUpsAnswered + 1 >= answers || state.question.followUpMessages + 1 >= messages
}
