import { type Question, type Session, sharesWork } from '@greenroom/shared/session'
import type { DocumentKey } from '../documentStore.ts'
import { boardKind } from './boardKind.ts'
import type { DocumentKind } from './documentKind.ts'
import { textKind } from './textKind.ts'

export const kindOf = ({ part }: Pick<DocumentKey, 'part'>): DocumentKind => (part === 'board' ? boardKind : textKind)

/**
 * The question this document belongs to: the current one, or after the end the last one; undefined if the session has
 * no such document.
 */
export function questionOf(state: Session, key: DocumentKey): Question | undefined {
  if (state.phase === 'NOT_STARTED' || !sharesWork(state)) return undefined
  const current = state.phase === 'ENDED' ? state.questions.at(-1) : state.question
  return current?.number === key.question && kindOf(key).belongsTo(current) ? current : undefined
}
