import type { ParticipantRole } from '../vocabulary/interview.ts'
import { type Participant, userIdOf } from './participant.ts'
import type { Session } from './state.ts'

/** Stands in for the candidate before somebody takes the seat. No person has this id. */
export const nobody: Participant = { id: '', role: 'candidate', name: '' }

/** The name shown for a deleted account's owner in other people's sessions. */
export const deletedUserName = 'deleted user'

/** Whether the candidate's seat is still vacant. The session can't start without a candidate. */
export const isSeatVacant = ({ candidate }: Pick<Session, 'candidate'>): boolean => candidate.id === nobody.id

/**
 * This person's membership in the session, or undefined for a stranger: roles come from the log, never from the caller.
 */
export const memberOf = ({ members }: Pick<Session, 'members'>, participantId: string): Participant | undefined =>
  members.find(({ id }) => id === participantId)

/**
 * The person whose tokens pay for the session: the candidate, or the host if the candidate is a guest without tokens.
 */
export const payerOf = ({ candidate, host }: Pick<Session, 'candidate' | 'host'>): Participant =>
  userIdOf(candidate.id) === null ? host : candidate

/** The member with this role, or undefined. Only for roles that just one person holds. */
export const holderOf = (
  { members }: Pick<Session, 'members'>,
  role: Exclude<ParticipantRole, 'observer'>,
): Participant | undefined => members.find((member) => member.role === role)

/** Whether a person with this role is in the room. */
export const isThere = ({ participants }: Pick<Session, 'participants'>, role: ParticipantRole): boolean =>
  participants.some((each) => each.role === role && each.present)

/** Whether anybody in the room could continue the interview; observers couldn't. */
export const isAttended = (state: Pick<Session, 'participants'>): boolean =>
  isThere(state, 'candidate') || isThere(state, 'interviewer')

/**
 * Why this member can't be removed, or null. The host always stays, a candidate stays once the interview has started,
 * and an interviewer stays while they have a scorecard to write.
 */
export function removalRefusal(
  { phase, host }: Pick<Session, 'phase' | 'host'>,
  { id, role }: Pick<Participant, 'id' | 'role'>,
): 'NOT_ALLOWED' | 'ALREADY_STARTED' | 'NOT_IN_PROGRESS' | null {
  if (id === host.id) return 'NOT_ALLOWED'
  if (role === 'candidate' && phase !== 'NOT_STARTED') return 'ALREADY_STARTED'
  return role === 'interviewer' && phase === 'ENDED' ? 'NOT_IN_PROGRESS' : null
}
