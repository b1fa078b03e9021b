import type { Challenge, Deck, SpokenQuestion } from '@greenroom/shared/content'
import type { InProgress } from '@greenroom/shared/session'
import type { Chance } from './chance.ts'

/** A candidate's next move: speaks, writes, presses a button, or waits until the interviewer breaks the silence. */
export type Move =
  | { do: 'say'; message: string }
  | { do: 'write'; code: string }
  | { do: 'run' }
  | { do: 'done' }
  | { do: 'skip' }
  | { do: 'wait' }
  | { do: 'end' }

/** What a candidate knows when choosing the next move: the room, and the interviewer's latest message. */
export type Heard = { state: InProgress; words: string }

/**
 * A persona's moves in one question. After each move, the generator receives what the persona heard. When the generator
 * returns, the persona leaves.
 */
export type Talk = Generator<Move, void, Heard>

/** `tone` chooses the phrasing and `chance` the content, so that the manner never changes the content. */
export type Task = { chance: Chance; tone: Chance; first: Heard }

/** A simulated candidate. */
export type Persona = {
  name: string
  /** A description of the person in a few words. */
  who: string
  coding(challenge: Challenge, task: Task): Talk
  inWords(question: SpokenQuestion, task: Task): Talk
  inStatements(deck: Deck, task: Task): Talk
}

export const say = (message: string): Move => ({ do: 'say', message })
