import type { ParticipantRole } from '../vocabulary/interview.ts'
import { type Participant, userIdOf } from './participant.ts'
import type { Session } from './state.ts'

/** Who sits in the candidate's seat before anybody has taken it. No person has this id. */
export const nobody: Participant = { id: '', role: 'candidate', name: '' }

/** What somebody is called in other people's sessions once their account is deleted. */
export const deletedUserName = 'deleted user'

/** Whether there's no candidate yet. The session can't start without one. */
export const isSeatVacant = ({ candidate }: Pick<Session, 'candidate'>): boolean => candidate.id === nobody.id

/** What this person is in the session, or undefined for a stranger: roles come from the log, never from who asks. */
export const memberOf = ({ members }: Pick<Session, 'members'>, participantId: string): Participant | undefined =>
  members.find(({ id }) => id === participantId)

/** Whose tokens the session uses: the candidate's, or the host's where the candidate is a guest and has none of their own. */
export const payerOf = ({ candidate, host }: Pick<Session, 'candidate' | 'host'>): Participant =>
  userIdOf(candidate.id) === null ? host : candidate

/** The member with this role, or undefined. Only for roles that one person holds. */
export const holderOf = (
  { members }: Pick<Session, 'members'>,
  role: Exclude<ParticipantRole, 'observer'>,
): Participant | undefined => members.find((member) => member.role === role)

/** Whether somebody with this role is in the room. */
export const isThere = ({ participants }: Pick<Session, 'participants'>, role: ParticipantRole): boolean =>
  participants.some((each) => each.role === role && each.present)

/** Whether anybody is in the room who could go on with the interview; those who only watch could not. */
export const isAttended = (state: Pick<Session, 'participants'>): boolean =>
  isThere(state, 'candidate') || isThere(state, 'interviewer')
