import type { ParticipantRole } from '../vocabulary/interview.ts'
import { memberOf } from './members.ts'
import type { Session } from './state.ts'

/** Whether people with this role take part in a call. Observers neither see nor hear calls. */
export const isCallRole = (role: ParticipantRole): role is 'candidate' | 'interviewer' => role !== 'observer'

/** Whether this person may join a call: only the candidate and the interviewer, and only until the session ends. */
export function mayCall(state: Pick<Session, 'phase' | 'members'>, participantId: string): boolean {
  const role = memberOf(state, participantId)?.role
  return state.phase !== 'ENDED' && role !== undefined && isCallRole(role)
}

/** Whether both seats of a call are taken. */
export const hasBothSeats = ({ members }: Pick<Session, 'members'>): boolean =>
  members.some(({ role }) => role === 'candidate') && members.some(({ role }) => role === 'interviewer')
