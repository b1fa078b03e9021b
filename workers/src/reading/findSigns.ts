import { findEachPlainSign, findPlainSign, type Span } from './plainSigns.ts'
import { wordCount } from './plainWords.ts'
import { type ReadSentence, readWords, type Word } from './readWords.ts'
import { apart, hasSign, wordsOf } from './signs.ts'

/** Signs by which to recognise something: in technical terms, and in plain words. */
export type Signs = { signs: readonly string[]; plainly?: readonly string[] | undefined }

/** A text prepared for searching. */
export type ReadText = {
  text: string
  sentences: readonly ReadSentence[]
  /** Each sentence, and each pair of consecutive sentences, with the words that `hasSign` searches. */
  stretches: readonly Stretch[]
}

type Stretch = {
  span: Span
  sentences: readonly ReadSentence[]
  words: Set<string>
  /** The words, except negated ones. */
  affirmed: Set<string>
}

/** The maximum number of words in two sentences that are read as one thought. */
const maxWordsOfAPair = 24

export function readText(text: string): ReadText {
  const sentences = readWords(text)
  const stretchOf = (from: ReadSentence, to: ReadSentence) => {
    const span = { at: from.at, end: to.end }
    const own = text.slice(span.at, span.end)
    const negated = (from === to ? from.words : [...from.words, ...to.words]).filter(({ isNegated }) => isNegated)
    const words = wordsIn(own)
    return {
      span,
      sentences: from === to ? [from] : [from, to],
      words,
      affirmed: negated.length === 0 ? words : wordsIn(withoutWords(own, span.at, negated)),
    }
  }
  const alone = sentences.map((sentence) => stretchOf(sentence, sentence))
  const inPairs = sentences.slice(1).flatMap((sentence, index) => {
    const before = sentences[index]
    return before === undefined || before.words.length + sentence.words.length > maxWordsOfAPair
      ? []
      : [stretchOf(before, sentence)]
  })
  return { text, sentences, stretches: [...alone, ...inPairs] }
}

/** Returns the words of a text, including the parts of code names. */
const wordsIn = (text: string): Set<string> => wordsOf(`${text}\n${apart(text)}`)

const withoutWords = (text: string, start: number, words: readonly Word[]): string =>
  words.reduce((rest, { at, end }) => rest.slice(0, at - start) + ' '.repeat(end - at) + rest.slice(end - start), text)

const negates = /(?:^|\s)(?:not|no|never|without|nothing|none|nobody|neither|cannot)(?:\s|$)|n't/

/**
 * Whether a part of a text has a sign. If the sign itself negates something, it always counts; any other sign only
 * counts if the text doesn't negate it.
 */
const holds = ({ words, affirmed }: Stretch, sign: string): boolean =>
  hasSign(negates.test(sign) ? words : affirmed, sign)

/**
 * Finds where one of these signs occurs, in a single sentence if possible, otherwise in two consecutive ones. Null if
 * no sign occurs.
 */
export function findSigns(read: ReadText, { signs, plainly = [] }: Signs): Span | null {
  for (const sign of plainly) {
    const found = findPlainSign(read.sentences, sign)
    if (found !== null) return found
  }
  return (
    read.stretches.find((stretch) => signs.some((sign) => holds(stretch, sign) && isClose(read.text, stretch, sign)))
      ?.span ?? null
  )
}

/** How many words may come between the words of a sign. If more do, the words belong to different thoughts. */
const maxWordsBetween = 6

const isClose = (text: string, stretch: Stretch, sign: string): boolean => {
  const { at, end } = closeAround(text, stretch, sign)
  return wordCount(text.slice(at, end)) <= wordCount(sign) + maxWordsBetween
}

/** Finds every place where one of these signs occurs, each sign once per sentence. */
export function findAllSigns(read: ReadText, { signs, plainly = [] }: Signs): Span[] {
  return [
    ...plainly.flatMap((sign) => [...findEachPlainSign(read.sentences, sign)]),
    ...signs.flatMap((sign) => {
      const found = read.stretches.filter((stretch) => holds(stretch, sign) && isClose(read.text, stretch, sign))
      const alone = found.filter(({ sentences }) => sentences.length === 1)
      return (alone.length > 0 ? alone : found.slice(0, 1)).map((stretch) => closeAround(read.text, stretch, sign))
    }),
  ]
}

/** Returns the span from the first to the last word of a sign, where these words are closest together. */
function closeAround(text: string, { span, sentences }: Stretch, sign: string): Span {
  const words = sentences.flatMap((sentence) => sentence.words)
  const has = (from: number, to: number) => {
    const [first, last] = [words[from], words[to]]
    return first !== undefined && last !== undefined && hasSign(wordsIn(text.slice(first.at, last.end)), sign)
  }
  let found = { from: 0, to: words.length - 1 }
  let from = 0
  for (let to = 0; to < words.length; to += 1) {
    if (!has(from, to)) continue
    while (from < to && has(from + 1, to)) from += 1
    if (to - from < found.to - found.from) found = { from, to }
  }
  const [first, last] = [words[found.from], words[found.to]]
  return first === undefined || last === undefined ? span : { at: first.at, end: last.end }
}

/** The minimum number of words in a quote, unless the whole message is shorter. */
const wordsOfAClause = 5
const longestSpan = 240

/** Returns the clauses around a span, as an exact substring: at least one clause, and the whole span. */
export function clauseAround(text: string, { at, end }: Span, longest = longestSpan): string {
  let from = at
  let to = end
  const boundary = /[.!?](?=\s|$)|[;\n]|[,:—–](?!\d)|\s(?:and|but|so|because|then|which|while|since)\s/giu
  const marks = [...text.matchAll(boundary)].map(({ index, 0: mark }) => ({
    // Punctuation at the end of a clause belongs to that clause. A conjunction between two clauses belongs to the
    // second one.
    end: /\w/.test(mark) ? index : index + (mark.trim() === ',' ? 0 : mark.length),
    next: /\w/.test(mark) ? index + 1 : index + mark.length,
    isEnd: /[.!?;\n]/.test(mark),
  }))
  const widen = (isEndOnly: boolean) => {
    const before = marks.findLast((mark) => mark.next <= from && (!isEndOnly || mark.isEnd))
    const after = marks.find((mark) => mark.end >= to && (!isEndOnly || mark.isEnd))
    from = before?.next ?? 0
    to = after?.end ?? text.length
  }
  widen(false)
  if (text.slice(from, to).split(/\s+/).length < wordsOfAClause) widen(true)
  const clause = text.slice(from, to).trim()
  if (clause.length <= longest) return clause
  const around = text.slice(from, Math.min(to, from + longest))
  return at >= from && end <= from + longest
    ? cutAtWord(around)
    : cutAtWord(text.slice(at, Math.min(end, at + longest)))
}

const cutAtWord = (text: string): string => (/^[\s\S]*\S(?=\s)/.exec(text)?.[0] ?? text).trim()
