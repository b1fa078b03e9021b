import { plainWords } from '../../reading/plainWords.ts'
import type { DeckPlace } from './deckPlace.ts'

/**
 * Returns the leak in a reply in a deck: a statement before its turn, or a reason before its statement was answered.
 * Null if there is none.
 */
export function deckLeak(reply: string, { deck, count }: DeckPlace): 'statement_ahead' | 'answer_ahead' | null {
  const text = plainWords(reply)
  const says = (words: string) => text.includes(plainWords(words))
  if (deck.statements.slice(count.settled + 1).some(({ statement }) => says(statement))) return 'statement_ahead'
  return deck.statements.slice(count.settled).some(({ why }) => says(why)) ? 'answer_ahead' : null
}

/**
 * Removes the deck author's words from a reply, because they may look like code or like a claim about tests without
 * being either.
 */
export const withoutAuthored = (reply: string, { deck }: DeckPlace): string =>
  deck.statements.reduce((rest, { statement, why }) => rest.replace(statement, '').replace(why, ''), reply).trim()
