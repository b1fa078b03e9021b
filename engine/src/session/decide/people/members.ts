import {
  deletedUserName,
  holderOf,
  isSeatVacant,
  memberOf,
  removalRefusal,
  type Session,
} from '@greenroom/shared/session'
import type { AddMember, EraseMember, RemoveMember } from '../../commands.ts'
import { accept, type Decision, refuse } from '../decision.ts'
import { factsFor } from '../work/examination.ts'

/** Makes a person who accepted an invite a member. Allows one candidate and one interviewer, and no changing sides. */
export function decideAddMember(state: Session, { participant, extraTimePercent }: AddMember): Decision {
  if (state.phase === 'ENDED') return refuse('NOT_IN_PROGRESS')
  const known = memberOf(state, participant.id)
  if (known !== undefined) return known.role === participant.role ? accept() : refuse('ALREADY_A_MEMBER')
  const { role } = participant
  if (role !== 'observer' && holderOf(state, role) !== undefined) return refuse('ROLE_TAKEN')
  const accommodated = role === 'candidate' && isSeatVacant(state) && state.phase === 'NOT_STARTED'
  return accept([
    {
      type: 'MemberAdded',
      participant,
      ...(accommodated && extraTimePercent !== undefined ? { extraTimePercent } : {}),
    },
    ...(role === 'interviewer' ? factsFor(state, participant.id) : []),
  ])
}

/**
 * Removes a member's name when they delete their account. The session remains for the other members, whatever its
 * phase.
 */
export function decideEraseMember(state: Session, { participantId }: EraseMember): Decision {
  const member = memberOf(state, participantId)
  if (member === undefined) return refuse('NOT_ALLOWED')
  return member.name === deletedUserName ? accept() : accept([{ type: 'MemberErased', participantId }])
}

/** Removes a member. A no-op if the person isn't a member. */
export function decideRemoveMember(state: Session, { participantId }: RemoveMember): Decision {
  const member = memberOf(state, participantId)
  if (member === undefined) return accept()
  const refusal = removalRefusal(state, member)
  return refusal === null ? accept([{ type: 'MemberRemoved', participantId }]) : refuse(refusal)
}
