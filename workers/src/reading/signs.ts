import { plainWords } from './plainWords.ts'

/** Strips a word's ending: "sorted", "sorting" and "sorts" become the same. */
function stem(word: string): string {
  if (word.length <= 3) return word
  return word.replace(/(?:ies)$/, 'y').replace(/(?:ing|edly|ed|es|s|ly|e)$/, '')
}

/** Synonyms, keyed by the word authors use. */
const synonyms = new Map(
  Object.entries({
    identical: 'same',
    equal: 'same',
    alike: 'same',
    repeated: 'duplicate',
    repeat: 'duplicate',
    repeats: 'duplicate',
    repetitions: 'duplicate',
    maximum: 'max',
    max: 'maximum',
    biggest: 'largest',
    big: 'large',
    nothing: 'empty',
    without: 'no',
  }),
)

/** Splits names from code: "LockerPolicy" becomes "locker policy". */
export const apart = (text: string): string => text.replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')

/** Returns the set of a text's words, for finding signs in it. Complexities such as `o(n^2)` are words too. */
export function wordsOf(text: string): Set<string> {
  const plain = plainWords(text).replaceAll(
    /\bo ?\(([^)]{1,20})\)/g,
    (_all, inside: string) => ` o(${inside.replaceAll(' ', '')}) `,
  )
  const words = plain.match(/o\([^)\s]*\)+|[a-z0-9_^+*]+(?:'[a-z]+)?/g) ?? []
  const doubled = words.map((word, index) => word + (words[index + 1] ?? ''))
  const meant = words.flatMap((word) => [word, synonyms.get(word) ?? word])
  return new Set([...meant.flatMap((word) => [word, stem(word)]), ...doubled, ...doubled.map(stem)])
}

const small = /^(a|an|the|of|from|at|to|in|on|with|by|for|and|or|is|are|it)$/

/** Returns the meaningful words of a sign, without their endings. */
export const tellingParts = (sign: string): string[] =>
  plainWords(sign)
    .split(/\s+/)
    .filter((word) => !small.test(word))
    .map(stem)

/** Very common words. A sign made only of these must occur as the exact phrase. */
const weak =
  /^(one|two|three|four|five|time|times|day|days|all|any|most|more|less|least|last|first|next|same|other|each|every|some|no|not|per|over|up|down|out|only|once|again|new|old|begin|end|go|goes|be|do|can|when|where|which|what)$/

/** Whether a sign's words mean too little separately: "day by day", "one at a time". */
const isPhrase = (telling: readonly string[]): boolean =>
  telling.length > 1 && (new Set(telling).size === 1 || telling.every((word) => weak.test(word)))

/**
 * Whether every word of a sign occurs in a text, in any order and with any ending; "hash map" also matches "hashmap". A
 * sign made of very common words must occur literally.
 */
export function hasSign(words: Set<string>, sign: string): boolean {
  const parts = plainWords(sign).match(/o\([^)\s]*\)+|[a-z0-9_^+*]+(?:'[a-z]+)?/g) ?? []
  if (parts.length === 0) return false
  const found = (word: string) =>
    [word, synonyms.get(word) ?? word].some((each) => words.has(each) || words.has(stem(each)))
  const telling = parts.filter((part) => !small.test(part))
  if (isPhrase(telling)) return parts.slice(1).every((part, index) => found(`${parts[index]}${part}`))
  const different = [...new Set(telling)]
  const there = different.filter(found)
  // A long sign may lack one word if enough significant ones are there.
  const mayLackOne = there.filter((word) => !weak.test(word)).length >= 3
  if (different.length >= 2 && different.length - there.length <= (mayLackOne ? 1 : 0)) return true
  return parts.every(found) || (parts.length > 1 && found(parts.join('')))
}

/** Counts the significant words in the best matching sign; 0 if none matches. */
export const strengthOf = (words: Set<string>, signs: readonly string[]): number =>
  Math.max(0, ...signs.filter((sign) => hasSign(words, sign)).map((sign) => Math.max(1, tellingParts(sign).length)))

/** Counts how many of these signs occur. */
export const countOf = (words: Set<string>, signs: readonly string[]): number =>
  signs.filter((sign) => hasSign(words, sign)).length
