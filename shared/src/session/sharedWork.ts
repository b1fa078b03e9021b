import { hasBoard } from '../rules/designRound.ts'
import type { ProgrammingLanguage } from '../vocabulary/code.ts'
import { holderOf } from './members.ts'
import type { Participant } from './participant.ts'
import type { Session } from './state.ts'

/**
 * Whether the code and the whiteboard are documents that several people can edit at once. True for every session in
 * which a person could interview, so that the editor stays the same when a person or the AI takes over.
 */
export const sharesWork = (state: Pick<Session, 'mode' | 'members'>): boolean =>
  state.mode === 'human' || holderOf(state, 'interviewer') !== undefined

/** The shareable part of a question: its code in one language, or its whiteboard. */
export type SharedPart = ProgrammingLanguage | 'board'

/** Identifies a shared document: a question has one for each language, like drafts, and a design has its board. */
export type SharedFile = { question: number; part: SharedPart }

/** A member's permissions on a shared document, and the reason if it is read-only for them. */
export type SharedStanding = { may: 'write' } | { may: 'read'; because: 'observing' | 'locked' | 'over' }

/** Whether the interviewer has locked the shared work for the candidate. */
export const isWorkLocked = (state: Session): boolean => state.phase === 'IN_PROGRESS' && state.workLocked === true

/**
 * A member's permissions on a shared document of this session; null if the document doesn't exist, for example because
 * its question is over.
 */
export function sharedStanding(
  state: Session,
  { role }: Pick<Participant, 'role'>,
  { question, part }: SharedFile,
): SharedStanding | null {
  if (!sharesWork(state) || state.phase === 'NOT_STARTED') return null
  const current = state.phase === 'ENDED' ? state.questions.at(-1) : state.question
  if (current?.number !== question) return null
  if (part === 'board' && !hasBoard(current.challenge.challengeType)) return null
  if (state.phase === 'ENDED') return { may: 'read', because: 'over' }
  if (role === 'observer') return { may: 'read', because: 'observing' }
  return isWorkLocked(state) && role === 'candidate' ? { may: 'read', because: 'locked' } : { may: 'write' }
}
