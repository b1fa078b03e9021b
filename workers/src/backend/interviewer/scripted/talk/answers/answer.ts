import type { Say } from '../../say.ts'
import type { Situation } from '../situation.ts'

/** The reply to one act of talk: the text, and whether to lead back to the work afterwards. */
export type Answer = { text: string; back: boolean }

/** Makes an answer that still needs a clause after it to lead back to the work. */
export const thenBack = (text: string): Answer => ({ text, back: true })
/** Makes an answer that leads back by itself, or needs nothing after it. */
export const alone = (text: string): Answer => ({ text, back: false })

/** Works out the answer from the current facts and the clause to answer. */
export type AnswerTo = (situation: Situation, say: Say, clause: string) => Answer

export const hasExamples = ({ turn }: Situation): boolean =>
  turn.challenge !== null || (turn.spoken === null && /\bexample\b/i.test(turn.statement))
