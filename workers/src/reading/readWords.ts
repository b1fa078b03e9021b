import { stemOf } from './stemOf.ts'

/** A word of a text, in its search form, and its position. */
export type Word = {
  word: string
  stem: string
  at: number
  end: number
  negates: boolean
  /** Whether there is a negation right before this word: "cancelled" in "cannot be cancelled". */
  isNegated: boolean
  /** The index of the word's clause within the text. */
  clause: number
}

/** A sentence of a text, with its words. */
export type ReadSentence = { at: number; end: number; words: readonly Word[] }

/** The maximum number of characters of a message that are read for its meaning. */
const longestRead = 6_000

const wordPattern = /o ?\([^()]{1,20}(?:\([^()]{0,12}\))?[^()]{0,8}\)|[\p{L}\p{N}_^]+(?:['’´`ʼ]\p{L}+)*/giu
const sentencePattern = /[^.!?;\n]+(?:[.](?=\S)[^.!?;\n]*)*[.!?;]*/g

const negation =
  /^(?:not|no|never|none|nobody|nothing|nowhere|neither|nor|without|cannot|cant|dont|doesnt|didnt|isnt|wont|hardly|\p{L}+n't)$/u

/** Words that may come between a negation and the word it negates. */
const between = new Set(
  'a an the any be been being is are was were have has had get gets got do does did to need needs really even ever actually simply possibly'.split(
    ' ',
  ),
)
/** Words that cancel the "not" before them: "not only" doesn't negate anything. */
const onlyWords = new Set(['only', 'just', 'merely', 'necessarily', 'simply', 'matter', 'but'])
/** Verbs that, once negated, negate everything after them: "I don't think", "I don't want". */
const opinions = new Set(['think', 'believe', 'see', 'want', 'find', 'recommend', 'bother'])
const newClause = /[,:()–—]|\s-\s/
const clauseWords = new Set(['but', 'so', 'because', 'while', 'whereas', 'although', 'though', 'unless', 'since'])

/** Splits a text into sentences and words, each with its position. */
export function readWords(text: string): ReadSentence[] {
  let clause = 0
  return [...text.slice(0, longestRead).matchAll(sentencePattern)].flatMap(({ 0: sentence, index }) => {
    const words: { -readonly [Key in keyof Word]: Word[Key] }[] = []
    clause += 1
    for (const { found, offset } of namesApart(sentence)) {
      const word = found.toLowerCase().replaceAll(/[’´`ʼ]/g, "'")
      const at = index + offset
      const before = words.at(-1)
      if (before !== undefined && (clauseWords.has(word) || newClause.test(text.slice(before.end, at)))) clause += 1
      const read = { word, stem: stemOf(word), at, end: at + found.length, negates: negation.test(word), clause }
      words.push({ ...read, isNegated: isNegatedAfter(words, read) })
      if (deniesSubject(words))
        for (const each of words) if (each.clause === clause && !each.negates) each.isNegated = true
    }
    return words.length === 0 ? [] : [{ at: index, end: index + sentence.length, words }]
  })
}

/** Splits a sentence into words. A name from code counts as its parts: "AllocationPolicy", "callNext". */
const namesApart = (sentence: string): { found: string; offset: number }[] =>
  [...sentence.matchAll(wordPattern)].flatMap(({ 0: word, index }) =>
    [...word.matchAll(partOfName)].map(({ 0: found, index: offset }) => ({ found, offset: index + offset })),
  )

const partOfName = /.+?(?:(?<=\p{Ll})(?=\p{Lu})|$)/gu

/** Whether a word is negated by something before it in its clause. */
function isNegatedAfter(
  before: readonly Word[],
  { word, clause, negates }: Pick<Word, 'word' | 'clause' | 'negates'>,
): boolean {
  if (negates || onlyWords.has(word)) return false
  const own = before.filter((each) => each.clause === clause)
  const nearest = own.findLast((each) => !between.has(each.word))
  if (nearest?.negates === true) return true
  return own.some((each, index) => opinions.has(each.word) && own[index - 1]?.negates === true)
}

/** Nouns that negate the earlier part of the clause: "it plays no role", "this is not the cause". */
const roles = new Set(['role', 'part', 'problem', 'cause', 'reason', 'issue', 'culprit', 'blame'])

function deniesSubject(words: readonly Word[]): boolean {
  const last = words.at(-1)
  if (last === undefined || !roles.has(last.stem)) return false
  const before = words.slice(0, -1).findLast(({ word }) => !between.has(word))
  return before?.negates === true && before.clause === last.clause && words.indexOf(before) > 0
}
