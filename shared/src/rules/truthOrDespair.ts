import { z } from 'zod'
import type { ChatParticipant, Intent } from '../vocabulary/conversation.ts'

/** The number of wrong answers that end a deck of statements (answers §3). */
export const strikesToEnd = 3

/**
 * Whether a message with this intent settles the current statement. A right or wrong answer does, and so does passing.
 * Passing isn't a strike, because admitting ignorance is better than being wrong. Anything else leaves the statement
 * open.
 */
export const settlesStatement = (intent: Intent | null): boolean =>
  intent === 'attempt_to_answer_question' || intent === 'declare_not_knowing_answer'

/** How many statements of a deck are settled, and how many strikes there were. */
export const statementCountSchema = z.object({ settled: z.int().min(0), strikes: z.int().min(0) })
export type StatementCount = z.infer<typeof statementCountSchema>

/** Whether a deck of this many statements is over: all are settled, or there were too many strikes. */
export const isDeckOver = ({ settled, strikes }: StatementCount, statements: number): boolean =>
  settled >= statements || strikes >= strikesToEnd

/** Updates the count after a message with this judgement. */
export function countAfter(
  { settled, strikes }: StatementCount,
  said: { intent: Intent | null; accepted: boolean | null },
): StatementCount {
  const isWrong = said.intent === 'attempt_to_answer_question' && said.accepted === false
  return { settled: settled + (settlesStatement(said.intent) ? 1 : 0), strikes: strikes + (isWrong ? 1 : 0) }
}

/** The fields of a candidate's or interviewer's message that affect the count. */
type Classified = {
  sender: ChatParticipant
  recipient: ChatParticipant
  interviewersClassificationOfCandidatesIntent?: Intent | null | undefined
  candidatesAnswerWasAccepted?: boolean | null | undefined
}

/** Counts a deck's progress from the messages since the deck began, for callers that don't have the count. */
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
