import type { ParticipantRole } from '../vocabulary/interview.ts'
import { memberOf } from './members.ts'
import type { Session } from './state.ts'

/** The roles that a call connects. Observers neither see nor hear it. */
export const isCallRole = (role: ParticipantRole): role is 'candidate' | 'interviewer' => role !== 'observer'

/** Whether this person may join a call: candidate or interviewer, until the session ends. */
export function mayCall(state: Pick<Session, 'phase' | 'members'>, participantId: string): boolean {
  const role = memberOf(state, participantId)?.role
  return state.phase !== 'ENDED' && role !== undefined && isCallRole(role)
}

/** Whether both seats of a call are taken. */
export const hasBothSeats = ({ members }: Pick<Session, 'members'>): boolean =>
  members.some(({ role }) => role === 'candidate') && members.some(({ role }) => role === 'interviewer')
