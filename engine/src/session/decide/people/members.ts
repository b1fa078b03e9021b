import { deletedUserName, holderOf, isSeatVacant, memberOf, type Session } from '@greenroom/shared/session'
import type { AddMember, EraseMember } from '../../commands.ts'
import { accept, type Decision, refuse } from '../decision.ts'

/** Somebody who accepted an invite is a member from now on. One candidate and one interviewer, and nobody changes sides. */
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
  ])
}

/** The account of a member is being deleted: the session stays the others', whatever its phase, and nobody in it has this name any more. */
export function decideEraseMember(state: Session, { participantId }: EraseMember): Decision {
  const member = memberOf(state, participantId)
  if (member === undefined) return refuse('NOT_ALLOWED')
  return member.name === deletedUserName ? accept() : accept([{ type: 'MemberErased', participantId }])
}
