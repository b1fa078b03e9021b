import type { Challenge, Deck, SpokenQuestion } from '@greenroom/shared/content'
import type { InProgress } from '@greenroom/shared/session'
import type { Chance } from './chance.ts'

/** What a candidate does next: speaks, writes, presses a button, or waits until the interviewer breaks the silence. */
export type Move =
  | { do: 'say'; message: string }
  | { do: 'write'; code: string }
  | { do: 'run' }
  | { do: 'done' }
  | { do: 'skip' }
  | { do: 'wait' }
  | { do: 'end' }

/** What a candidate knows when they choose: the room, and the interviewer's latest words. */
export type Heard = { state: InProgress; words: string }

/** How somebody goes through one question; it learns what was heard after each move. When it returns, they leave. */
export type Talk = Generator<Move, void, Heard>

/** `tone` chooses how things are put, and `chance` what is put: the manner never changes the matter. */
export type Task = { chance: Chance; tone: Chance; first: Heard }

/** A simulated candidate. */
export type Persona = {
  name: string
  /** In a few words, who this is. */
  who: string
  coding(challenge: Challenge, task: Task): Talk
  inWords(question: SpokenQuestion, task: Task): Talk
  inStatements(deck: Deck, task: Task): Talk
}

export const say = (message: string): Move => ({ do: 'say', message })
