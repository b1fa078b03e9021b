import type { InProgress } from '@greenroom/shared/session'

/** After so many answers in the follow-up the interviewer wraps up … */
const mostFollowUpsAnswered = 3
/** … and after so many messages in any case. */
const mostFollowUpMessages = 6

/** Whether the answer that is owed closes the question, whatever is said in it. */
export const isLastMessage = ({ step, question }: InProgress): boolean =>
  step === 'wrap_up' && question.followUpMessages >= mostFollowUpMessages

/** Whether one more answer in the follow-up is the last one. */
export function isLastFollowUp({ question }: InProgress): boolean {
  return (
    question.followUpsAnswered + 1 >= mostFollowUpsAnswered || question.followUpMessages + 1 >= mostFollowUpMessages
  )
}
