import { z } from 'zod'
import type { ChatParticipant, Intent } from '../vocabulary/conversation.ts'

/** So many wrong answers end a deck of statements (answers §3). */
export const strikesToEnd = 3

/**
 * Whether a message settles the statement that stands: an answer does, right or wrong, and so does whoever passes because they do
 * not know. A pass is no strike: to say that one does not know is worth more than to be wrong. Everything else leaves it open.
 */
export const settlesStatement = (intent: Intent | null): boolean =>
  intent === 'attempt_to_answer_question' || intent === 'declare_not_knowing_answer'

/** Where a deck stands. */
export const statementCountSchema = z.object({ settled: z.int().min(0), strikes: z.int().min(0) })
export type StatementCount = z.infer<typeof statementCountSchema>

/** Whether a deck of so many statements is over: the last one is settled, or the last strike has fallen. */
export const isDeckOver = ({ settled, strikes }: StatementCount, statements: number): boolean =>
  settled >= statements || strikes >= strikesToEnd

/** The count after a message that was understood like this. */
export function countAfter(
  { settled, strikes }: StatementCount,
  said: { intent: Intent | null; accepted: boolean | null },
): StatementCount {
  const isWrong = said.intent === 'attempt_to_answer_question' && said.accepted === false
  return { settled: settled + (settlesStatement(said.intent) ? 1 : 0), strikes: strikes + (isWrong ? 1 : 0) }
}

/** A message of the candidate or the interviewer, as far as the count of a deck depends on it. */
type Classified = {
  sender: ChatParticipant
  recipient: ChatParticipant
  interviewersClassificationOfCandidatesIntent?: Intent | null | undefined
  candidatesAnswerWasAccepted?: boolean | null | undefined
}

/** Where a deck stands, read from what was said since it began, for callers that don't know. */
export const statementCountIn = (aboutDeck: readonly Classified[]): StatementCount =>
  aboutDeck
    .filter(({ sender, recipient }) => sender === 'candidate' && recipient === 'interviewer')
    .reduce<StatementCount>(
      (count, said) =>
        countAfter(count, {
          intent: said.interviewersClassificationOfCandidatesIntent ?? null,
          accepted: said.candidatesAnswerWasAccepted ?? null,
        }),
      { settled: 0, strikes: 0 },
    )
