import type { Moment } from './phases.ts'
import type { InProgress, Question, Session } from './state.ts'

/** Records that somebody was just active in the session. */
export function active(state: Session, { at }: Moment): Session {
  return state.phase === 'IN_PROGRESS' ? { ...state, activeAt: at } : state
}

/** Changes the interview's current question. */
export function updateQuestion(state: InProgress, change: Partial<Question>): InProgress {
  return { ...state, question: { ...state.question, ...change } }
}
