import type { Deck } from '@greenroom/shared/content'
import { countAfter, isDeckOver, type StatementCount } from '@greenroom/shared/rules'
import type { Intent } from '@greenroom/shared/vocabulary'
import { readStatementAnswer } from '../../reading/statementAnswer.ts'

type Statement = Deck['statements'][number]

/** The progress through a deck of statements. */
export type DeckPlace = {
  deck: Deck
  /** The statement that is still open; undefined once all are settled. */
  stands: Statement | undefined
  /** The next statement, once this one is settled; undefined while this one is open, and after the end of the deck. */
  next: Statement | undefined
  /** The count after this message. */
  count: StatementCount
  isOver: boolean
  /**
   * Whether the answer was right; null if there was none. This is a fact from the deck, so a provider doesn't judge it.
   */
  isRight: boolean | null
}

/**
 * Works out the progress through a deck after a message.
 * @param before the progress before the message
 * @param said the message and its intent; null without one
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
