import { plainWords } from './plainWords.ts'

/** Words without their endings: "sorted", "sorting" and "sorts" are one. */
function stem(word: string): string {
  if (word.length <= 3) return word
  return word.replace(/(?:ies)$/, 'y').replace(/(?:ing|edly|ed|es|s|ly|e)$/, '')
}

/** A text as the set of its words, in which signs can be looked for. Complexities such as `o(n^2)` are words too. */
export function wordsOf(text: string): Set<string> {
  const plain = plainWords(text).replaceAll(
    /\bo ?\(([^)]{1,20})\)/g,
    (_all, inside: string) => ` o(${inside.replaceAll(' ', '')}) `,
  )
  const words = plain.match(/o\([^)\s]*\)+|[a-z0-9_^+*]+(?:'[a-z]+)?/g) ?? []
  const doubled = words.map((word, index) => word + (words[index + 1] ?? ''))
  return new Set([...words.flatMap((word) => [word, stem(word)]), ...doubled, ...doubled.map(stem)])
}

/** Whether every word of a sign occurs, in any order and with any ending; "hash map" is also found in "hashmap". */
export function hasSign(words: Set<string>, sign: string): boolean {
  const parts = plainWords(sign).match(/o\([^)\s]*\)+|[a-z0-9_^+*]+(?:'[a-z]+)?/g) ?? []
  if (parts.length === 0) return false
  const found = (word: string) => words.has(word) || words.has(stem(word))
  return parts.every(found) || (parts.length > 1 && found(parts.join('')))
}

/** The most words that any of these signs has among those that occur; 0 where none does. */
export const strengthOf = (words: Set<string>, signs: readonly string[]): number =>
  Math.max(0, ...signs.filter((sign) => hasSign(words, sign)).map((sign) => sign.trim().split(/\s+/).length))
