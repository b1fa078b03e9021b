import {
  activeUse,
  type EventOf,
  type InProgress,
  isFailure,
  isPending,
  type PowerUpEndReason,
  type PowerUpUse,
  questionsOf,
  type Session,
} from '@greenroom/shared/session'
import { unsettledHandIn } from '../../unsettledHandIn.ts'

type Refund = EventOf<'PowerUpRefunded'>
type Running = Exclude<Session, { phase: 'NOT_STARTED' }>

/** Ends an active power-up. Does nothing if it has already ended. */
export function endUse(state: Running, useId: string | undefined, reason: PowerUpEndReason): EventOf<'PowerUpEnded'>[] {
  return active(state, useId).map(({ useId: id, powerUp }) => ({ type: 'PowerUpEnded', useId: id, powerUp, reason }))
}

/** Refunds an active power-up. Does nothing if it was already refunded. */
export function refundUse(state: Running, useId: string | undefined, reason: Refund['reason']): Refund[] {
  return active(state, useId).map(({ useId: id, powerUp, charges }) => ({
    type: 'PowerUpRefunded',
    useId: id,
    powerUp,
    charges,
    reason,
  }))
}

const active = (state: Running, useId: string | undefined): PowerUpUse[] =>
  state.powerUps.filter((use) => use.useId === useId && use.status === 'active')

/**
 * Settles a question's power-ups before the next question is presented. If a power-up's coach answer is still pending,
 * refunds it, because the answer would come too late.
 */
export const refundsOfQuestion = (state: InProgress): (Refund | EventOf<'PowerUpEnded'>)[] => [
  ...shieldOfUnsettled(state),
  ...refundUse(state, state.awaitingCoach?.useId, 'question_over'),
]

/**
 * Uses up the shield if the hand-in's tests have failed but the result hasn't taken effect yet, because the hand-in
 * could still be undone.
 */
function shieldOfUnsettled(state: InProgress): EventOf<'PowerUpEnded'>[] {
  const run = unsettledHandIn(state)?.run
  const shield = activeUse(state.powerUps, 'shield')
  return run !== undefined && isFailure(run.outcome) ? endUse(state, shield?.useId, 'spent') : []
}

/** Settles all active power-ups when the interview ends: refunds those that never took effect, and ends the others. */
export const settledAtEnd = (state: InProgress): (Refund | EventOf<'PowerUpEnded'>)[] =>
  state.powerUps.filter(({ status }) => status === 'active').flatMap((use) => settled(state, use))

function settled(state: InProgress, { powerUp, useId }: PowerUpUse): (Refund | EventOf<'PowerUpEnded'>)[] {
  switch (powerUp) {
    case 'second_wind':
      return refundUse(state, useId, 'not_needed')
    case 'shield': {
      const spent = shieldOfUnsettled(state)
      if (spent.length > 0) return spent
      return awaitsSubmission(state) ? [] : refundUse(state, useId, 'not_needed')
    }
    case 'double_edge':
      return endUse(state, useId, 'spent')
    case 'mentors_whisper':
    case 'divine_inspiration':
    case 'cognitive_boost':
    case 'bug_scanner':
    case 'instant_feedback':
      return refundUse(state, useId, 'interview_ended')
    case 'time_dilation':
    case 'time_warp':
      return endUse(state, useId, 'interview_ended')
  }
}

/**
 * The effect of a test result on the shield. A failed submission uses up the shield. After the interview's end, the
 * last pending result refunds an unused shield.
 */
export function shieldAfter(state: Running, runId: string, failed: boolean): (Refund | EventOf<'PowerUpEnded'>)[] {
  const useId = activeUse(state.powerUps, 'shield')?.useId
  const isSubmission = runsOf(state).some((run) => run.runId === runId && run.handedIn)
  if (isSubmission && failed) return endUse(state, useId, 'spent')
  return state.phase === 'ENDED' && !awaitsSubmission(state, runId) ? refundUse(state, useId, 'not_needed') : []
}

const runsOf = (state: Running) => questionsOf(state).flatMap(({ runs }) => runs)

/** Whether any submission except this run is still waiting for its result. */
const awaitsSubmission = (state: Running, exceptRunId?: string): boolean =>
  runsOf(state).some((run) => run.handedIn && isPending(run) && run.runId !== exceptRunId)
