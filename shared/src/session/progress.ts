import type { Moment } from './phases.ts'
import type { InProgress, Question, Session } from './state.ts'

/** The session with a new sign of activity. */
export function active(state: Session, { at }: Moment): Session {
  return state.phase === 'IN_PROGRESS' ? { ...state, activeAt: at } : state
}

/** The interview with its question changed. */
export function updateQuestion(state: InProgress, change: Partial<Question>): InProgress {
  return { ...state, question: { ...state.question, ...change } }
}
