import { hasBoard } from '../rules/designRound.ts'
import type { ProgrammingLanguage } from '../vocabulary/code.ts'
import { holderOf } from './members.ts'
import type { Participant } from './participant.ts'
import type { Session } from './state.ts'

/**
 * Whether code and whiteboard are documents that several people edit at once. They are in every session that a person may interview in, so that nothing changes
 * in the editor when the person and the AI take over from each other.
 */
export const sharesWork = (state: Pick<Session, 'mode' | 'members'>): boolean =>
  state.mode === 'human' || holderOf(state, 'interviewer') !== undefined

/** What is shared of a question: its code in one language, or its whiteboard. */
export type SharedPart = ProgrammingLanguage | 'board'

/** Names a shared document: each language of each question has its own, as drafts have, and each design its board. */
export type SharedFile = { question: number; part: SharedPart }

/** What somebody may do with a shared document, and why they may only read. */
export type SharedStanding = { may: 'write' } | { may: 'read'; because: 'observing' | 'locked' | 'over' }

/**
 * What a member may do with a shared document of this session; null if there is no such document, such as that of a question that is over.
 * @param locked whether the interviewer keeps the candidate from typing and drawing
 */
export function sharedStanding(
  state: Session,
  { role }: Pick<Participant, 'role'>,
  { question, part }: SharedFile,
  locked: boolean,
): SharedStanding | null {
  if (!sharesWork(state) || state.phase === 'NOT_STARTED') return null
  const current = state.phase === 'ENDED' ? state.questions.at(-1) : state.question
  if (current?.number !== question) return null
  if (part === 'board' && !hasBoard(current.challenge.challengeType)) return null
  if (state.phase === 'ENDED') return { may: 'read', because: 'over' }
  if (role === 'observer') return { may: 'read', because: 'observing' }
  return locked && role === 'candidate' ? { may: 'read', because: 'locked' } : { may: 'write' }
}
