import { stemOf } from './stemOf.ts'

/** A word of a text: as it is looked for, and where it stands. */
export type Word = { word: string; stem: string; at: number; end: number; negates: boolean }

/** A sentence of a text, with its words. */
export type ReadSentence = { at: number; end: number; words: readonly Word[] }

/** The longest part of a message that is read for its meaning. */
const longestRead = 6_000

const wordPattern = /o ?\([^()]{1,20}(?:\([^()]{0,12}\))?[^()]{0,8}\)|[\p{L}\p{N}_^]+(?:['’´`ʼ]\p{L}+)*/giu
const sentencePattern = /[^.!?;\n]+(?:[.](?=\S)[^.!?;\n]*)*[.!?;]*/g

const negation =
  /^(?:not|no|never|none|nobody|nothing|nowhere|neither|nor|without|cannot|cant|dont|doesnt|didnt|isnt|wont|hardly|\p{L}+n't)$/u

/** A text as its sentences and their words, each with its place in the text. */
export function readWords(text: string): ReadSentence[] {
  return [...text.slice(0, longestRead).matchAll(sentencePattern)].flatMap(({ 0: sentence, index }) => {
    const words = [...sentence.matchAll(wordPattern)].flatMap(({ 0: found, index: offset }): Word[] => {
      const word = found.toLowerCase().replaceAll(/[’´`ʼ]/g, "'")
      const at = index + offset
      return [{ word, stem: stemOf(word), at, end: at + found.length, negates: negation.test(word) }]
    })
    return words.length === 0 ? [] : [{ at: index, end: index + sentence.length, words }]
  })
}
