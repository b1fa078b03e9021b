import { holderOf, isSeatVacant, memberOf, type Session } from '@greenroom/shared/session'
import type { AddMember } from '../../commands.ts'
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
