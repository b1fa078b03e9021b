import { claimedIn, withoutQuestions, withoutRejected } from '../../../reading/adopted.ts'
import { clauseAround } from '../../../reading/findSigns.ts'
import type { Span } from '../../../reading/plainSigns.ts'
import { plainWords, wordCount } from '../../../reading/plainWords.ts'
import { isReprogramming } from '../../../reading/reprogramming.ts'
import { findQuote } from './findQuote.ts'

/** A single word is in every message. */
const fewestWords = 2

/** What a quote is held against. */
export type Quoted = {
  message: string
  /** What the candidate read and heard: repeated, it shows nothing. */
  known: string
  /** The message with spaces in place of what it does not claim, as long as the message is. */
  claimed: string
  /** How many characters a clause may have, where that is fewer than usual. */
  longest: number | undefined
}

/** A message without what it rejects, what others may say, and, of an answer in words, what it only asks. */
export const claims = {
  ofPlan: withoutRejected,
  ofAnswer: (message: string) => withoutQuestions(claimedIn(message)),
  /** Whoever asks what the task demands has thought of it. */
  ofRequirement: claimedIn,
} as const

/**
 * The clause of a message that a quote stands in, as an exact substring; null where the quote is not in the message, is no more than a
 * word, is nothing that the candidate claims, repeats the question, or speaks to whoever judges.
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

/** Whether at least half of it is left where only claims are. */
function isClaimed({ at, end }: Span, message: string, claimed: string): boolean {
  const letters = (text: string) => text.replaceAll(/\s/g, '').length
  return letters(claimed.slice(at, end)) * 2 >= letters(message.slice(at, end))
}

const toTheJudge =
  /\b(verdict|judge?ments?|json|not_understood|(point|approach|follow-up|edge-case|mistake)-\d+)\b|\b(accept|approve|grade|rate|judge|score|pass|mark) (my|this|the|that|these|me)( \w+)? ?(answers?|solutions?|repl(y|ies)|messages?|responses?)\b|\b(mark|count|treat|rate|score|grade|consider|regard) (me|my|this|that|it|all|every|everything|each)( \w+){0,4} (as )?(shown|right|correct|made|accepted|complete|covered|passed|proven)\b|\b(all|every|each)( of the| of these| the)? points? (is|are|was|were|has been|have been|should be|must be)\b/

/** Whether words are meant for whoever judges the answer, and not for the question. */
export const speaksToTheJudge = (text: string): boolean => isReprogramming(text) || toTheJudge.test(plainWords(text))
