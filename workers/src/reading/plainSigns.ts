import { equivalentsOf } from './lexicon.ts'
import type { ReadSentence, Word } from './readWords.ts'
import { stemOf } from './stemOf.ts'

/** A place in a text. */
export type Span = { at: number; end: number }

type Alternative = { stems: readonly string[]; isExact: boolean }
type Group = {
  alternatives: readonly Alternative[]
  /** Whether it has to come after the group before it. */
  isAfter: boolean
  isForbidden: boolean
  /** Whether it is the word of a negation, whichever it is. */
  isNegation: boolean
}

const compiled = new Map<string, readonly Group[]>()

/**
 * A sign in plain words: groups that all have to be said within a sentence, or two that follow each other. `+` puts two groups side by side
 * in any order, `>` one after the other; `|` stands between words of which one is enough, and each stands for its equivalents in the
 * lexicon too. `=word` is that word alone, `!word` must not be there, `not` is any word that negates, and `a_b` is a phrase.
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
        alternatives: words.filter((word) => word !== 'not').flatMap(alternativesOf),
      }
    })
  compiled.set(sign, groups)
  return groups
}

function alternativesOf(written: string): Alternative[] {
  const isExact = written.startsWith('=')
  const phrase = written.replace(/^=/, '').trim().split(/[_\s]/).map(stemOf).join(' ')
  const phrases = isExact ? [phrase] : [...equivalentsOf(phrase)]
  return phrases.map((each) => ({ stems: each.split(' '), isExact }))
}

/** Words further apart than this belong to different thoughts. */
const mostWordsApart = 14

/** Where a sign in plain words is said, or null: the words from the first to the last of its groups. */
export function findPlainSign(sentences: readonly ReadSentence[], sign: string): Span | null {
  const groups = groupsOf(sign)
  for (const [index, sentence] of sentences.entries()) {
    const alone = spanIn(sentence.words, groups)
    if (alone !== null) return alone
    const next = sentences[index + 1]
    const both = next === undefined ? null : spanIn([...sentence.words, ...next.words], groups)
    if (both !== null) return both
  }
  return null
}

type Hit = { from: number; to: number }

function spanIn(words: readonly Word[], groups: readonly Group[]): Span | null {
  const hits = groups.map((group) => hitsOf(words, group))
  if (groups.some(({ isForbidden }, index) => isForbidden && (hits[index]?.length ?? 0) > 0)) return null
  const wanted = groups.flatMap(({ isForbidden, isAfter }, index) =>
    isForbidden ? [] : [{ isAfter, hits: hits[index] ?? [] }],
  )
  if (wanted.some((group) => group.hits.length === 0)) return null
  const found = placedNear(wanted)
  if (found === null) return null
  const first = words[Math.min(...found.map(({ from }) => from))]
  const last = words[Math.max(...found.map(({ to }) => to))]
  return first === undefined || last === undefined ? null : { at: first.at, end: last.end }
}

type Wanted = { isAfter: boolean; hits: readonly Hit[] }

/** More places of one group near one word say nothing new. */
const mostHitsNear = 6

/** A word for each group, around the places of the rarest of them. */
function placedNear(groups: readonly Wanted[]): Hit[] | null {
  const rarest = groups.reduce((one, other) => (other.hits.length < one.hits.length ? other : one))
  for (const { from, to } of rarest.hits) {
    const near = groups.map(({ isAfter, hits }) => ({
      isAfter,
      hits: hits
        .filter((hit) => hit.from >= to - mostWordsApart && hit.to <= from + mostWordsApart)
        .slice(0, mostHitsNear),
    }))
    const found = near.every(({ hits }) => hits.length > 0) ? placed(near, []) : null
    if (found !== null) return found
  }
  return null
}

/** A word for each group, none for two of them, in the wanted order and near each other. */
function placed(groups: readonly Wanted[], chosen: readonly Hit[]): Hit[] | null {
  const [group, ...others] = groups
  if (group === undefined) return [...chosen]
  const before = chosen.at(-1)
  for (const hit of group.hits) {
    if (chosen.some(({ from, to }) => hit.from <= to && from <= hit.to)) continue
    if (group.isAfter && before !== undefined && hit.from <= before.to) continue
    if (
      chosen.some(
        ({ from, to }) => Math.abs(from - hit.from) > mostWordsApart || Math.abs(to - hit.to) > mostWordsApart,
      )
    )
      continue
    const rest = placed(others, [...chosen, hit])
    if (rest !== null) return rest
  }
  return null
}

function hitsOf(words: readonly Word[], { alternatives, isNegation }: Group): Hit[] {
  return words.flatMap((word, index): Hit[] => {
    if (isNegation && word.negates) return [{ from: index, to: index }]
    const found = alternatives.find(({ stems }) => stems.every((stem, offset) => words[index + offset]?.stem === stem))
    return found === undefined ? [] : [{ from: index, to: index + found.stems.length - 1 }]
  })
}
