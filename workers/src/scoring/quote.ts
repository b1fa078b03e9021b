import type { Evidence } from '@greenroom/shared/session'

const longestQuote = 120
/** "Ok.." is no sentence. */
const wordsOfAClause = 4

/** Something the candidate said or wrote, and the commit in which it stands. */
export type Words = { seq: number; text: string }

/**
 * The telling part of what was said, as an exact substring of it: the first sentence that `tells`; where nothing has to be told, the
 * first whole one. Null where there is nothing to quote.
 */
export function quoteOf({ seq, text }: Words, tells?: (sentence: string) => boolean): Evidence | null {
  const sentences = text.match(/[^.!?\n]+(?:\.(?=\S)[^.!?\n]*)*[.!?]*/g)?.map((each) => each.trim()) ?? []
  const worthQuoting = sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  const whole = worthQuoting.find((sentence) => sentence.split(/\s+/).length >= wordsOfAClause) ?? worthQuoting[0]
  const chosen = tells === undefined ? whole : worthQuoting.find(tells)
  return chosen === undefined ? null : { eventSeq: seq, quote: shortened(chosen) }
}

/** The telling line of a program: the first that `tells`, else the first that the candidate wrote. */
export function quoteOfCode(
  { seq, text }: Words,
  stub: string,
  tells: (line: string) => boolean = () => true,
): Evidence | null {
  const given = new Set(stub.split('\n').map((line) => line.trim()))
  const lines = text.split('\n').map((line) => line.trim())
  const own = lines.filter((line) => /[\p{L}\p{N}]/u.test(line) && !given.has(line))
  const chosen = own.find(tells) ?? own[0]
  return chosen === undefined ? null : { eventSeq: seq, quote: shortened(chosen) }
}

function shortened(text: string): string {
  if (text.length <= longestQuote) return text
  const cut = text.slice(0, longestQuote)
  const whole = /^[\s\S]*\S(?=\s)/.exec(cut)?.[0] ?? cut
  // Half of a pair of surrogates is no character.
  return (whole.length > longestQuote / 2 ? whole : cut).replace(/[\uD800-\uDBFF]$/, '')
}
