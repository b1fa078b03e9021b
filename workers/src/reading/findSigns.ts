import { findPlainSign, type Span } from './plainSigns.ts'
import { type ReadSentence, readWords } from './readWords.ts'
import { hasSign, wordsOf } from './signs.ts'

/** By what something is recognised: in the field's terms, and in plain words. */
export type Signs = { signs: readonly string[]; plainly?: readonly string[] | undefined }

/** A text that is ready to be searched. */
export type ReadText = {
  text: string
  sentences: readonly ReadSentence[]
  /** A sentence, and each two that follow each other, with the words that `hasSign` looks at. */
  stretches: readonly { span: Span; words: Set<string> }[]
}

export function readText(text: string): ReadText {
  const sentences = readWords(text)
  const stretchOf = (from: ReadSentence, to: ReadSentence) => {
    const span = { at: from.at, end: to.end }
    return { span, words: wordsOf(text.slice(span.at, span.end)) }
  }
  const alone = sentences.map((sentence) => stretchOf(sentence, sentence))
  const inPairs = sentences.slice(1).flatMap((sentence, index) => {
    const before = sentences[index]
    return before === undefined ? [] : [stretchOf(before, sentence)]
  })
  return { text, sentences, stretches: [...alone, ...inPairs] }
}

/** Where one of these signs is: within a sentence, else within two that follow each other. Null where none is. */
export function findSigns(read: ReadText, { signs, plainly = [] }: Signs): Span | null {
  for (const sign of plainly) {
    const found = findPlainSign(read.sentences, sign)
    if (found !== null) return found
  }
  return read.stretches.find(({ words }) => signs.some((sign) => hasSign(words, sign)))?.span ?? null
}

/** Every place where one of these signs is, each sign once. */
export function findAllSigns(read: ReadText, { signs, plainly = [] }: Signs): Span[] {
  return [
    ...plainly.flatMap((sign) => findPlainSign(read.sentences, sign) ?? []),
    ...signs.flatMap((sign) => read.stretches.find(({ words }) => hasSign(words, sign))?.span ?? []),
  ]
}

/** A quote is at least so many words, where the message has them. */
const wordsOfAClause = 5
const longestSpan = 240

/** The clauses around a span, as an exact substring: at least a clause, and all that was found. */
export function clauseAround(text: string, { at, end }: Span): string {
  let from = at
  let to = end
  const boundary = /[.!?;\n]|[,:—–]|\s(?:and|but|so|because|then|which|while|since)\s/giu
  const marks = [...text.matchAll(boundary)].map(({ index, 0: mark }) => ({
    // What ends a clause belongs to it; a word that begins one belongs to the next.
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
  if (clause.length <= longestSpan) return clause
  const around = text.slice(from, Math.min(to, from + longestSpan))
  return at >= from && end <= from + longestSpan
    ? cutAtWord(around)
    : cutAtWord(text.slice(at, Math.min(end, at + longestSpan)))
}

const cutAtWord = (text: string): string => (/^[\s\S]*\S(?=\s)/.exec(text)?.[0] ?? text).trim()
