import { createHash } from 'node:crypto'
import { plainWords, wordCount } from '../../../reading/plainWords.ts'
import type { Turn } from '../provider.ts'
import { briefly } from './briefly.ts'
import { type Slot, wordingsOf } from './phrases.ts'

export type Values = Record<string, string>

/**
 * Picks a wording for a slot. Avoids those already used in this session or earlier in this turn, as long as others are
 * left.
 */
export type Say = SayFrom<Slot>
export type SayFrom<S extends string> = (slot: S, values?: Values) => string

type Speech = Pick<Turn, 'history' | 'personality' | 'candidateName' | 'interviewerName'>

/** Hashes a text to a number. Choosing by hash makes a conversation reproducible, word for word. */
export const hashOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0)

/**
 * Picks the interviewer's wordings for one turn by a hash of the conversation so far and, if given, the text being
 * answered.
 */
export const sayIn = (turn: Speech, answered = ''): Say =>
  sayFrom(turn, (slot: Slot) => [...wordingsOf(slot, turn.personality), briefly[slot] ?? []], answered)

/** Like `sayIn`, but uses only the shorter half of each slot's wordings, so that several answers fit into one turn. */
export const sayBrieflyIn = (turn: Speech, answered: string): Say =>
  sayFrom(
    turn,
    (slot: Slot) => {
      const [preferred, common] = wordingsOf(slot, turn.personality)
      return [shorterHalf(preferred), shorterHalf(common), briefly[slot] ?? []]
    },
    answered,
  )

const shorterHalf = (wordings: readonly string[]): readonly string[] =>
  [...wordings].sort((one, other) => wordCount(one) - wordCount(other)).slice(0, Math.ceil(wordings.length / 2))

/** A slot's wordings: the preferred ones, then the acceptable ones, then a few that may be repeated. */
type WordingsOf<S extends string> = (
  slot: S,
) => readonly [preferred: readonly string[], common: readonly string[], brief?: readonly string[]]

/** Like `sayIn`, with other phrases. */
export function sayFrom<S extends string>(turn: Speech, wordings: WordingsOf<S>, answered = ''): SayFrom<S> {
  const said = turn.history.filter(({ sender }) => sender !== 'candidate').map(({ message }) => plainWords(message))
  const names = { name: turn.candidateName, interviewer: turn.interviewerName }
  return (slot, values = {}) => {
    const [preferred, common, brief = []] = wordings(slot)
    const options = [preferred, common].map((group) =>
      group.map((wording) => ({ wording, words: filled(wording, { ...names, ...values }) })),
    )
    const lastSaid = ({ wording, words }: Option): number =>
      Math.max(...[words, ...fixedSentences(wording)].map((each) => said.findLastIndex(holds(plainWords(each)))))
    // Use the personality's own wordings first, then those that fit everyone. Once none is left, say it in two or three
    // words, as people do. If there are no such words, repeat a wording.
    const fresh = options
      .map((group) => group.filter((option) => lastSaid(option) < 0))
      .find((group) => group.length > 0)
    // The candidate's name must not influence the choice, because the wording influences how the next message is read.
    const start = hashOf(
      `${slot}|${said.length}|${turn.history[0]?.timeSent ?? ''}${answered === '' ? '' : `|${answered}`}`,
    )
    const longestAgo = options.flat().sort((one, other) => lastSaid(one) - lastSaid(other))[0]
    const chosen = fresh?.[start % fresh.length]?.words ?? brief[start % brief.length] ?? longestAgo?.words ?? ''
    said.push(plainWords(chosen))
    return chosen
  }
}

type Option = { wording: string; words: string }

const holds = (words: string) => (earlier: string) => words !== '' && earlier.includes(words)

/** The minimum number of words in a sentence that mustn't be repeated. */
const fewestWordsOfASentence = 4

/** Returns the sentences of a wording that don't contain values. These show whether the wording was used. */
const fixedSentences = (wording: string): string[] =>
  wording
    .split(/(?<=[.?])\s+/)
    .filter((sentence) => !sentence.includes('{') && wordCount(sentence) >= fewestWordsOfASentence)

/** Fills in a wording's values. If the name is empty, its comma is removed too. */
function filled(wording: string, values: Values): string {
  return wording
    .replaceAll(/(,? )?\{(\w+)\}/g, (_whole, before: string | undefined, key: string) => {
      const value = values[key] ?? ''
      return value === '' ? '' : `${before ?? ''}${value}`
    })
    .trim()
}
