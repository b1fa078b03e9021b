import type { Say } from '../../say.ts'
import type { Situation } from '../situation.ts'

/** The reply to one act of talk: the words, and whether to lead back to the work afterwards. */
export type Answer = { text: string; back: boolean }

/** Words that need another clause after them to lead back to the work. */
export const thenBack = (text: string): Answer => ({ text, back: true })
/** Words that lead back by themselves, or need nothing after them. */
export const alone = (text: string): Answer => ({ text, back: false })

/** Worked out from the current facts and the clause to answer. */
export type AnswerTo = (situation: Situation, say: Say, clause: string) => Answer

export const hasExamples = ({ turn }: Situation): boolean =>
  turn.challenge !== null || (turn.spoken === null && /\bexample\b/i.test(turn.statement))
