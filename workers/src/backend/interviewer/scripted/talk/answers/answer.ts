import type { Say } from '../../say.ts'
import type { Situation } from '../situation.ts'

/** What is said to one act: the words, and whether the work is spoken of afterwards. */
export type Answer = { text: string; back: boolean }

/** Words after which the work is spoken of again. */
export const thenBack = (text: string): Answer => ({ text, back: true })
/** Words that lead back to the work themselves, or after which there is nothing to say. */
export const alone = (text: string): Answer => ({ text, back: false })

/** From the facts of the moment, and the clause that is answered. */
export type AnswerTo = (situation: Situation, say: Say, clause: string) => Answer

export const hasExamples = ({ turn }: Situation): boolean =>
  turn.challenge !== null || (turn.spoken === null && /\bexample\b/i.test(turn.statement))
