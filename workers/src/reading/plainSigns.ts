import { equivalentsOf } from './lexicon.ts'
import type { ReadSentence, Word } from './readWords.ts'
import { stemOf } from './stemOf.ts'

/** A place in a text. */
export type Span = { at: number; end: number }

type Alternative = { stems: readonly string[]; isNegated: boolean }
type Group = {
  alternatives: readonly Alternative[]
  /** Whether the group has to come after the previous one. */
  isAfter: boolean
  isForbidden: boolean
  /** Whether the group matches any negation. */
  isNegation: boolean
  /** Whether one of the group's words negates, such as "without". */
  hasNegation: boolean
}

const compiled = new Map<string, readonly Group[]>()

/**
 * Parses a sign in plain words: groups that must all occur within one or two consecutive sentences. `+` joins two
 * groups in any order, `>` in this order; `|` separates alternatives, each with its equivalents from the lexicon.
 * `=word` is that word alone, and `!word` must not be in the same clauses. `not` is any negation, `-word` is that word
 * with a negation right before it, and `a_b` is a phrase. A sign without a negation does not match "cannot be
 * cancelled".
 */
function groupsOf(sign: string): readonly Group[] {
  const before = compiled.get(sign)
  if (before !== undefined) return before
  const parts = sign.trim().split(/\s*([+>])\s*/)
  const groups = parts
    .filter((_part, index) => index % 2 === 0)
    .map((part, index): Group => {
      const isForbidden = part.startsWith('!')
      const words = part.replace(/^!/, '').split('|')
      return {
        isForbidden,
        isAfter: parts[index * 2 - 1] === '>',
        isNegation: words.includes('not'),
        hasNegation: words.some((word) =>
          /^-|^=?(?:not|no|never|without|nothing|none|nobody|neither|cannot)(?![a-z])/.test(word),
        ),
        alternatives: words
          .filter((word) => word !== 'not')
          .flatMap((word) => alternativesOf(word, words.length >= manyWords)),
      }
    })
  compiled.set(sign, groups)
  return groups
}

/** A list with this many words or more is complete, so its words don't get synonyms. */
const manyWords = 10

function alternativesOf(written: string, isListed: boolean): Alternative[] {
  const isNegated = written.startsWith('-')
  const bare = written.replace(/^[-=]+/, '').trim()
  const phrase = bare.split(/[_\s]/).map(stemOf).join(' ')
  const phrases = isListed || written.includes('=') ? [phrase] : [...equivalentsOf(phrase)]
  return phrases.map((each) => ({ stems: each.split(' '), isNegated }))
}

/** If a sign's words are further apart than this, they belong to different thoughts. */
const maxWordsApart = 14

/** The maximum number of words in two sentences that are read as one thought: "Ann looks, free. Ben looks, free." */
const maxWordsOfTwo = 20

/**
 * Finds a sign in plain words, and returns the span from the first to the last word of its groups; null if it doesn't
 * occur.
 */
export const findPlainSign = (sentences: readonly ReadSentence[], sign: string): Span | null =>
  findEachPlainSign(sentences, sign).next().value ?? null

/** Yields every sentence, or two in a row, that has a sign in plain words. */
export function* findEachPlainSign(sentences: readonly ReadSentence[], sign: string): Generator<Span, undefined> {
  const groups = groupsOf(sign)
  for (const [index, sentence] of sentences.entries()) {
    const alone = spanIn(sentence.words, groups)
    if (alone !== null) {
      yield alone
      continue
    }
    const next = sentences[index + 1]
    if (next === undefined || sentence.words.length + next.words.length > maxWordsOfTwo) continue
    const both = spanIn([...sentence.words, ...next.words], groups)
    if (both !== null) yield both
  }
}

type Hit = { from: number; to: number }

function spanIn(words: readonly Word[], groups: readonly Group[]): Span | null {
  const speaksOfNot = groups.some(({ isForbidden, hasNegation }) => hasNegation && !isForbidden)
  const hits = groups.map((group) => hitsOf(words, group, speaksOfNot || group.isForbidden))
  const wanted = groups.flatMap(({ isForbidden, isAfter }, index) =>
    isForbidden ? [] : [{ isAfter, hits: hits[index] ?? [] }],
  )
  if (wanted.some((group) => group.hits.length === 0)) return null
  const found = placedNear(wanted)
  if (found === null) return null
  const from = Math.min(...found.map((hit) => hit.from))
  const to = Math.max(...found.map((hit) => hit.to))
  const [first, last] = [words[from], words[to]]
  const isForbidden = groups.some((group, index) => group.isForbidden && hits[index]?.some(isBeside(words, from, to)))
  if (isForbidden) return null
  return first === undefined || last === undefined ? null : { at: first.at, end: last.end }
}

/** Returns a test for whether a hit is in the clauses between two words. */
const isBeside =
  (words: readonly Word[], from: number, to: number) =>
  (hit: Hit): boolean => {
    if (hit.from >= from && hit.to <= to) return true
    const clause = words[hit.from]?.clause
    return clause === words[from]?.clause || clause === words[to]?.clause
  }

type Wanted = { isAfter: boolean; hits: readonly Hit[] }

/** How many of a group's hits near the same word are tried. Trying more doesn't help. */
const maxHitsNear = 6

/** Picks one word per group, searching near each occurrence of the rarest group. */
function placedNear(groups: readonly Wanted[]): Hit[] | null {
  const rarest = groups.reduce((one, other) => (other.hits.length < one.hits.length ? other : one))
  for (const { from, to } of rarest.hits) {
    const near = groups.map(({ isAfter, hits }) => ({
      isAfter,
      hits: hits
        .filter((hit) => hit.from >= to - maxWordsApart && hit.to <= from + maxWordsApart)
        .slice(0, maxHitsNear),
    }))
    const found = near.every(({ hits }) => hits.length > 0) ? placed(near, []) : null
    if (found !== null) return found
  }
  return null
}

/** Picks one word per group, a different one for each, in the wanted order and close together. */
function placed(groups: readonly Wanted[], chosen: readonly Hit[]): Hit[] | null {
  const [group, ...others] = groups
  if (group === undefined) return [...chosen]
  const before = chosen.at(-1)
  for (const hit of group.hits) {
    if (chosen.some(({ from, to }) => hit.from <= to && from <= hit.to)) continue
    if (group.isAfter && before !== undefined && hit.from <= before.to) continue
    if (
      chosen.some(({ from, to }) => Math.abs(from - hit.from) > maxWordsApart || Math.abs(to - hit.to) > maxWordsApart)
    )
      continue
    const rest = placed(others, [...chosen, hit])
    if (rest !== null) return rest
  }
  return null
}

/** Finds where a group occurs. Skips negated text, unless the sign is itself a negation. */
function hitsOf(words: readonly Word[], { alternatives, isNegation }: Group, alsoNegated: boolean): Hit[] {
  return words.flatMap((word, index): Hit[] => {
    if (isNegation && word.negates) return [{ from: index, to: index }]
    if (word.isNegated && !alsoNegated) return []
    const found = alternatives.find(
      ({ stems, isNegated }) =>
        (word.isNegated || !isNegated) && stems.every((stem, offset) => words[index + offset]?.stem === stem),
    )
    return found === undefined ? [] : [{ from: index, to: index + found.stems.length - 1 }]
  })
}
