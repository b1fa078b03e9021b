import type { Evidence } from '@greenroom/shared/session'

/** The maximum number of characters in a quote. A judged clause may have as many, so that none is ever cut. */
const longestQuote = 240
/** The minimum number of words in a clause. Less, such as "Ok..", isn't one. */
const wordsOfAClause = 3

/** The candidate's words or code, and the commit that contains them. */
export type Words = { seq: number; text: string }

/**
 * Quotes the part that shows something, as an exact substring: the first sentence that `tells` accepts. Anything
 * shorter than a clause isn't quoted, unless it is such a sentence. Null if there is nothing to quote.
 */
export function quoteOf({ seq, text }: Words, tells?: (sentence: string) => boolean): Evidence | null {
  const sentences = text.match(/[^.!?\n]+(?:\.(?=\S)[^.!?\n]*)*[.!?]*/g)?.map((each) => each.trim()) ?? []
  const chosen = sentences.find(
    (sentence) => /[\p{L}\p{N}]/u.test(sentence) && (tells === undefined ? isClause(sentence) : tells(sentence)),
  )
  return chosen === undefined ? null : { eventSeq: seq, quote: shortened(chosen) }
}

/**
 * Like `quoteOf`, but if there is no clause, quotes the one or two words of the message, because they are the evidence.
 */
export const anyQuoteOf = (said: Words): Evidence | null => quoteOf(said) ?? quoteOf(said, () => true)

const isClause = (sentence: string): boolean => sentence.split(/\s+/).length >= wordsOfAClause

/** Turns a judged clause into evidence. */
export const evidenceOf = ({
  said,
  quote,
  asked,
}: {
  said: { seq: number }
  quote: string
  asked?: string
}): Evidence => ({
  eventSeq: said.seq,
  quote: shortened(quote),
  ...(asked === undefined ? {} : { asked }),
})

/**
 * Quotes the most informative line of a program. Of the most deeply nested lines that the candidate wrote, that is the
 * one that does most. A line that begins a loop or imports a library shows little.
 * @param given everything that the candidate didn't write in this version: the stub and the previous version
 */
export function quoteOfCode({ seq, text }: Words, given: string): Evidence | null {
  const known = new Set(given.split('\n').map((line) => line.trim()))
  const own = text
    .split('\n')
    .map((line) => ({ line: line.trim(), depth: line.length - line.trimStart().length }))
    .filter(({ line }) => /[\p{L}\p{N}]/u.test(line) && !known.has(line) && !isComment.test(line))
  const deepest = Math.max(...own.map(({ depth }) => depth))
  const chosen = own
    .filter(({ depth }) => depth === deepest)
    .map(({ line }) => line)
    .reduce<string | null>((best, line) => (best === null || line.length > best.length ? line : best), null)
  return chosen === null ? null : { eventSeq: seq, quote: shortened(chosen) }
}

const isComment = /^(#|\/\/|\/\*|\*|--|%)/

function shortened(text: string): string {
  if (text.length <= longestQuote) return text
  const cut = text.slice(0, longestQuote)
  const whole = /^[\s\S]*\S(?=\s)/.exec(cut)?.[0] ?? cut
  // Half of a surrogate pair isn't a character.
  return (whole.length > longestQuote / 2 ? whole : cut).replace(/[\uD800-\uDBFF]$/, '')
}
