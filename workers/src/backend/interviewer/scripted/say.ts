import { createHash } from 'node:crypto'
import { plainWords } from '../plainWords.ts'
import type { Turn } from '../provider.ts'
import { type Slot, wordingsOf } from './phrases.ts'

export type Values = Record<string, string>

/** Finds words for a slot. What was said in this session, or a moment ago in this turn, is not said again while there is a choice. */
export type Say = SayFrom<Slot>
export type SayFrom<S extends string> = (slot: S, values?: Values) => string

type Speech = Pick<Turn, 'history' | 'personality' | 'candidateName' | 'interviewerName'>

/** A number that is the same for the same text, so that a conversation can be told again word for word. */
export const hashOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0)

/** The interviewer's words of one turn, chosen by a hash of the conversation so far. */
export const sayIn = (turn: Speech): Say => sayFrom(turn, (slot: Slot) => wordingsOf(slot, turn.personality))

/** The same with other words: those that are preferred for a slot, and those that do as well. */
export function sayFrom<S extends string>(
  turn: Speech,
  wordings: (slot: S) => readonly [preferred: readonly string[], common: readonly string[]],
): SayFrom<S> {
  const said = turn.history.filter(({ sender }) => sender !== 'candidate').map(({ message }) => plainWords(message))
  const names = { name: turn.candidateName, interviewer: turn.interviewerName }
  return (slot, values = {}) => {
    const wasSaid = (wording: string) => said.some((earlier) => earlier.includes(plainWords(wording)))
    const [own, common] = wordings(slot).map((group) =>
      group.map((wording) => filled(wording, { ...names, ...values })),
    )
    // The personality's own words come first, then those that fit everybody; only then is anything repeated.
    const choice = [own, common]
      .map((group) => group?.filter((wording) => !wasSaid(wording)) ?? [])
      .find((group) => group.length > 0)
    const choices = choice ?? [...(own ?? []), ...(common ?? [])]
    const start = hashOf(`${slot}|${turn.candidateName}|${said.length}|${turn.history[0]?.timeSent ?? ''}`)
    const chosen = choices[start % choices.length] ?? ''
    said.push(plainWords(chosen))
    return chosen
  }
}

/** A wording with its values put in; an empty name takes its comma along. */
function filled(wording: string, values: Values): string {
  return wording
    .replaceAll(/(,? )?\{(\w+)\}/g, (_whole, before: string | undefined, key: string) => {
      const value = values[key] ?? ''
      return value === '' ? '' : `${before ?? ''}${value}`
    })
    .trim()
}
