import { claimedIn, withoutQuestions, withoutRejected } from '../../../reading/adopted.ts'
import { clauseAround } from '../../../reading/findSigns.ts'
import type { Span } from '../../../reading/plainSigns.ts'
import { plainWords, wordCount } from '../../../reading/plainWords.ts'
import { isReprogramming } from '../../../reading/reprogramming.ts'
import { findQuote } from './findQuote.ts'

/** The minimum number of words in a quote. A shorter one could occur in any message. */
const fewestWords = 2

/** The texts to check a quote against. */
export type Quoted = {
  message: string
  /** Text that the candidate has seen before, so repeating it shows nothing. */
  known: string
  /** The message with everything that it doesn't claim blanked out, so that the length stays the same. */
  claimed: string
  /** The maximum number of characters in a clause, if it's less than usual. */
  longest: number | undefined
}

/**
 * Functions that remove parts of a message: what it rejects, other people's opinions and, in a spoken answer, its
 * questions.
 */
export const claims = {
  ofPlan: withoutRejected,
  ofAnswer: (message: string) => withoutQuestions(claimedIn(message)),
  /** Keeps questions, because asking about a requirement shows that the candidate thought of it. */
  ofRequirement: claimedIn,
} as const

/**
 * Returns the clause of a message that contains a quote, as an exact substring. Null if the quote isn't in the message,
 * is only one word, isn't the candidate's claim, repeats the question, or addresses the judge.
 */
export function verifiedSpan(quote: string, { message, known, claimed, longest }: Quoted): string | null {
  const found = findQuote(message, quote)
  if (found === null) return null
  const own = message.slice(found.at, found.end)
  if (wordCount(own) < fewestWords && own.length < message.trim().length) return null
  const span = clauseAround(message, found, longest)
  if (span === '' || !message.includes(span)) return null
  if (!isClaimed(found, message, claimed) || speaksToTheJudge(span)) return null
  return plainWords(known).includes(plainWords(own)) ? null : span
}

/** Whether at least half of the span remains among the message's claims. */
function isClaimed({ at, end }: Span, message: string, claimed: string): boolean {
  const letters = (text: string) => text.replaceAll(/\s/g, '').length
  return letters(claimed.slice(at, end)) * 2 >= letters(message.slice(at, end))
}

const toTheJudge =
  /\b(verdict|judge?ments?|json|not_understood|(point|approach|follow-up|edge-case|mistake)-\d+)\b|\b(accept|approve|grade|rate|judge|score|pass|mark) (my|this|the|that|these|me)( \w+)? ?(answers?|solutions?|repl(y|ies)|messages?|responses?)\b|\b(mark|count|treat|rate|score|grade|consider|regard) (me|my|this|that|it|all|every|everything|each)( \w+){0,4} (as )?(shown|right|correct|made|accepted|complete|covered|passed|proven)\b|\b(all|every|each)( of the| of these| the)? points? (is|are|was|were|has been|have been|should be|must be)\b/

/** Whether a text speaks to whoever judges the answer, instead of answering the question. */
export const speaksToTheJudge = (text: string): boolean => isReprogramming(text) || toTheJudge.test(plainWords(text))
