import { countAfter, isDeckOver, settlesStatement } from '@greenroom/shared/rules'
import type { InProgress } from '@greenroom/shared/session'
import type { ChatResponse } from '@greenroom/shared/wire'

/** Whether the question at hand is a deck of true or false statements (answers §3). */
export const isDeckNow = ({ question }: InProgress): boolean => question.statements !== null

/**
 * Whether this answer of the interviewer ends the deck: it settles the last statement, or is the third strike. The engine counts,
 * and no provider can put it off or bring it about otherwise. Only what answers a message of the candidate counts.
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
