import type { Evidence } from '@greenroom/shared/session'

/** As long as a clause that was judged may be, so that none is cut. */
const longestQuote = 240
/** "Ok.." is no clause. */
const wordsOfAClause = 3

/** Something the candidate said or wrote, and the commit in which it stands. */
export type Words = { seq: number; text: string }

/**
 * The telling part of what was said, as an exact substring of it: the first sentence that `tells`. Less than a clause is no quote, but
 * for a sentence that tells it. Null where there is nothing to quote.
 */
export function quoteOf({ seq, text }: Words, tells?: (sentence: string) => boolean): Evidence | null {
  const sentences = text.match(/[^.!?\n]+(?:\.(?=\S)[^.!?\n]*)*[.!?]*/g)?.map((each) => each.trim()) ?? []
  const chosen = sentences.find(
    (sentence) => /[\p{L}\p{N}]/u.test(sentence) && (tells === undefined ? isClause(sentence) : tells(sentence)),
  )
  return chosen === undefined ? null : { eventSeq: seq, quote: shortened(chosen) }
}

/** The same, or the word or two that was said where there is no clause: where that is the very thing to be shown. */
export const anyQuoteOf = (said: Words): Evidence | null => quoteOf(said) ?? quoteOf(said, () => true)

const isClause = (sentence: string): boolean => sentence.split(/\s+/).length >= wordsOfAClause

/** What was judged, as evidence. */
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
 * The telling line of a program: of the lines that the candidate wrote the one in which most is done, among those that are nested
 * deepest. What begins a loop or brings a library in says little.
 * @param given what the candidate did not write, or not this time: the stub, and the version before
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
  // Half of a pair of surrogates is no character.
  return (whole.length > longestQuote / 2 ? whole : cut).replace(/[\uD800-\uDBFF]$/, '')
}
