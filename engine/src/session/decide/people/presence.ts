import { longestDisconnectionMs } from '@greenroom/shared/rules'
import { memberOf, type Session } from '@greenroom/shared/session'
import type { PresenceCommand } from '../../commands.ts'
import { accept, type Decision, refuse } from '../decision.ts'

/** Records that a member joins or rejoins. If the clock is paused because the candidate was away, resumes it. */
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

/**
 * Records that a member has left. The clock stays paused while the candidate is away, until they have used up the
 * allowed pause.
 */
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
