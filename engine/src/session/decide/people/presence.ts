import { longestDisconnectionMs } from '@greenroom/shared/rules'
import { memberOf, type Session } from '@greenroom/shared/session'
import type { PresenceCommand } from '../../commands.ts'
import { accept, type Decision, refuse } from '../decision.ts'

/** Somebody is here (again): the clock that stood for the candidate goes on. */
export function decideJoin(state: Session, { participant }: Extract<PresenceCommand, { type: 'Join' }>): Decision {
  const member = memberOf(state, participant.id)
  if (member === undefined) return refuse('NOT_ALLOWED')
  if (state.phase === 'ENDED' || isPresent(state, participant.id)) return accept()
  const resumes =
    state.phase === 'IN_PROGRESS' && state.paused?.reason === 'disconnected' && participant.id === state.candidate.id
  return accept([
    { type: 'ParticipantJoined', participant: { ...participant, role: member.role } },
    ...(resumes ? [{ type: 'ClockResumed' as const }] : []),
  ])
}

/** Somebody is gone: while it is the candidate the clock stands, as long as there is such time left. */
export function decideMarkGone(
  state: Session,
  { participantId }: Extract<PresenceCommand, { type: 'MarkGone' }>,
): Decision {
  if (state.phase === 'ENDED' || !isPresent(state, participantId)) return accept()
  const pauses =
    state.phase === 'IN_PROGRESS' &&
    participantId === state.candidate.id &&
    state.clock.runningSince !== null &&
    state.disconnectedMs < longestDisconnectionMs
  return accept([
    { type: 'ParticipantLeft', participantId },
    ...(pauses ? [{ type: 'ClockPaused' as const, reason: 'disconnected' as const }] : []),
  ])
}

const isPresent = (state: Session, participantId: string): boolean =>
  state.participants.some(({ id, present }) => id === participantId && present)
