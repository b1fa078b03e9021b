import { countAfter, isDeckOver, settlesStatement } from '@greenroom/shared/rules'
import type { InProgress } from '@greenroom/shared/session'
import type { ChatResponse } from '@greenroom/shared/wire'

/** Whether the current question is a deck of true-or-false statements (answers §3). */
export const isDeckNow = ({ question }: InProgress): boolean => question.statements !== null

/**
 * Whether this answer from the interviewer ends the deck, because it settles the last statement or is the third strike.
 * The engine does the counting, so no AI provider can delay or force the end. Only replies to the candidate's messages
 * count.
 */
export function endsDeck({ question, awaitingReply }: InProgress, response: ChatResponse): boolean {
  const { statements, challenge } = question
  if (statements === null || awaitingReply?.inReplyTo == null) return false
  const count = countAfter(statements, {
    intent: response.interviewersClassificationOfCandidatesIntent,
    accepted: response.candidatesAnswerWasAccepted,
  })
  const settles = settlesStatement(response.interviewersClassificationOfCandidatesIntent)
  return settles && isDeckOver(count, challenge.statementCount ?? 0)
}
