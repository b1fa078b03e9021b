import type { InProgress } from '@greenroom/shared/session'

/** How many answers and how many messages a follow-up may have before the interviewer proposes how to continue. */
type Limits = { answers: number; messages: number }

const limitsOf = ({ question: { challenge } }: InProgress): Limits => {
  // A design has its own parts, and the interviewer decides when all of them are done. So there is no limit on answers.
  if (challenge.challengeType === 'system_design') return { answers: Number.POSITIVE_INFINITY, messages: 60 }
  return challenge.challengeType === 'coding' ? { answers: 3, messages: 6 } : { answers: 5, messages: 10 }
}

/** Whether the follow-up has reached its limit of messages. */
export const isLastMessage = (state: InProgress): boolean =>
  state.step === 'wrap_up' && state.question.followUpMessages >= limitsOf(state).messages

/** Whether the next answer in the follow-up is the last one. */
export function isLastFollowUp(state: InProgress): boolean {
  const { answers, messages } = limitsOf(state)
  return state.question.followUpsAnswered + 1 >= answers || state.question.followUpMessages + 1 >= messages
}
