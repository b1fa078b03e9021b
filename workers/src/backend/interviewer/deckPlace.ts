import type { Deck } from '@greenroom/shared/content'
import { countAfter, isDeckOver, type StatementCount } from '@greenroom/shared/rules'
import type { Intent } from '@greenroom/shared/vocabulary'
import { readStatementAnswer } from '../../reading/statementAnswer.ts'

type Statement = Deck['statements'][number]

/** Where a deck of statements stands. */
export type DeckPlace = {
  deck: Deck
  /** The statement that waits for an answer; undefined once all are settled. */
  stands: Statement | undefined
  /** The statement after it, once it is settled; undefined while it stands, and where the deck is over. */
  next: Statement | undefined
  /** What is settled with this message. */
  count: StatementCount
  isOver: boolean
  /** Whether the answer was right; null where there was none. It is a fact, and no provider's to judge. */
  isRight: boolean | null
}

/**
 * Where a deck stands with a message.
 * @param before what was settled before it
 * @param said the message, and what it wants; null where there is none
 */
export function placeIn(
  deck: Deck,
  before: StatementCount,
  said: { message: string; intent: Intent } | null,
): DeckPlace {
  const stands = deck.statements[before.settled]
  const isRight =
    said?.intent === 'attempt_to_answer_question' && stands !== undefined
      ? readStatementAnswer(said.message).verdict === stands.isTrue
      : null
  const count = said === null ? before : countAfter(before, { intent: said.intent, accepted: isRight })
  const isOver = isDeckOver(count, deck.statements.length)
  const moves = count.settled > before.settled && !isOver
  return { deck, stands, next: moves ? deck.statements[count.settled] : undefined, count, isOver, isRight }
}
