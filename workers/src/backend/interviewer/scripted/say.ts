import { createHash } from 'node:crypto'
import { plainWords, wordCount } from '../../../reading/plainWords.ts'
import type { Turn } from '../provider.ts'
import { type Slot, wordingsOf } from './phrases.ts'

export type Values = Record<string, string>

/** Finds words for a slot. What was said in this session, or a moment ago in this turn, is not said again while there is a choice. */
export type Say = SayFrom<Slot>
export type SayFrom<S extends string> = (slot: S, values?: Values) => string

type Speech = Pick<Turn, 'history' | 'personality' | 'candidateName' | 'interviewerName'>

/** A number that is the same for the same text, so that a conversation can be told again word for word. */
export const hashOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0)

/** The interviewer's words of one turn, chosen by a hash of the conversation so far and, where it is given, of what is answered. */
export const sayIn = (turn: Speech, answered = ''): Say =>
  sayFrom(turn, (slot: Slot) => wordingsOf(slot, turn.personality), answered)

/** The same in few words: of each slot the shorter half is said, so that several answers fit into one turn. */
export const sayBrieflyIn = (turn: Speech, answered: string): Say =>
  sayFrom(
    turn,
    (slot: Slot) => {
      const [preferred, common] = wordingsOf(slot, turn.personality)
      return [shorterHalf(preferred), shorterHalf(common)]
    },
    answered,
  )

const shorterHalf = (wordings: readonly string[]): readonly string[] =>
  [...wordings].sort((one, other) => wordCount(one) - wordCount(other)).slice(0, Math.ceil(wordings.length / 2))

/** The same with other words: those that are preferred for a slot, and those that do as well. */
export function sayFrom<S extends string>(
  turn: Speech,
  wordings: (slot: S) => readonly [preferred: readonly string[], common: readonly string[]],
  answered = '',
): SayFrom<S> {
  const said = turn.history.filter(({ sender }) => sender !== 'candidate').map(({ message }) => plainWords(message))
  const names = { name: turn.candidateName, interviewer: turn.interviewerName }
  return (slot, values = {}) => {
    const options = wordings(slot).map((group) =>
      group.map((wording) => ({ wording, words: filled(wording, { ...names, ...values }) })),
    )
    const lastSaid = ({ wording, words }: Option): number =>
      Math.max(...[words, ...fixedSentences(wording)].map((each) => said.findLastIndex(holds(plainWords(each)))))
    // The personality's own words come first, then those that fit everybody; only then is anything repeated.
    const fresh = options
      .map((group) => group.filter((option) => lastSaid(option) < 0))
      .find((group) => group.length > 0)
    // A name decides nothing, not even which words are chosen: what is said next may be understood by them.
    const start = hashOf(
      `${slot}|${said.length}|${turn.history[0]?.timeSent ?? ''}${answered === '' ? '' : `|${answered}`}`,
    )
    const longestAgo = options.flat().sort((one, other) => lastSaid(one) - lastSaid(other))[0]
    const chosen = (fresh?.[start % fresh.length] ?? longestAgo)?.words ?? ''
    said.push(plainWords(chosen))
    return chosen
  }
}

type Option = { wording: string; words: string }

const holds = (words: string) => (earlier: string) => words !== '' && earlier.includes(words)

/** A formula of three words may come back. */
const fewestWordsOfASentence = 4

/** The sentences of a wording that stay whatever its values are: they are recognised when one of them was said. */
const fixedSentences = (wording: string): string[] =>
  wording
    .split(/(?<=[.?])\s+/)
    .filter((sentence) => !sentence.includes('{') && wordCount(sentence) >= fewestWordsOfASentence)

/** A wording with its values put in; an empty name takes its comma along. */
function filled(wording: string, values: Values): string {
  return wording
    .replaceAll(/(,? )?\{(\w+)\}/g, (_whole, before: string | undefined, key: string) => {
      const value = values[key] ?? ''
      return value === '' ? '' : `${before ?? ''}${value}`
    })
    .trim()
}
