import { walkedAfter, walkedIn } from '@greenroom/shared/rules'
import type { InProgress } from '@greenroom/shared/session'
import type { ChatResponse } from '@greenroom/shared/wire'

/** Whether the current question is a tutorial, which consists of steps. */
export const isTutorialNow = ({ question }: InProgress): boolean => question.challenge.stepCount !== undefined

/**
 * Whether this answer from the interviewer settles the last step of a tutorial. As with a deck, the engine does the
 * counting.
 */
export function endsTutorial({ question, messages, awaitingReply }: InProgress, response: ChatResponse): boolean {
  const { stepCount } = question.challenge
  if (stepCount === undefined || awaitingReply?.inReplyTo == null) return false
  const before = walkedIn(messages.filter(({ timeSent }) => Date.parse(timeSent) >= question.presentedAt))
  const { settled } = walkedAfter(before, {
    intent: response.interviewersClassificationOfCandidatesIntent,
    accepted: response.candidatesAnswerWasAccepted,
  })
  return settled >= stepCount
}
