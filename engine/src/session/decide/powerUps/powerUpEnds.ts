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

/** What is over, where it was in force: nothing ends twice. */
export function endUse(state: Running, useId: string | undefined, reason: PowerUpEndReason): EventOf<'PowerUpEnded'>[] {
  return active(state, useId).map(({ useId: id, powerUp }) => ({ type: 'PowerUpEnded', useId: id, powerUp, reason }))
}

/** What goes back to the learner, where it was in force: nothing is refunded twice. */
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

/** When the next question is put: what the coach owed for the last one comes too late. */
export const refundsOfQuestion = (state: InProgress): (Refund | EventOf<'PowerUpEnded'>)[] => [
  ...shieldOfUnsettled(state),
  ...refundUse(state, state.awaitingCoach?.useId, 'question_over'),
]

/** The shield was to be spent by a result that came while the hand-in could be undone. */
function shieldOfUnsettled(state: InProgress): EventOf<'PowerUpEnded'>[] {
  const run = unsettledHandIn(state)?.run
  const shield = activeUse(state.powerUps, 'shield')
  return run !== undefined && isFailure(run.outcome) ? endUse(state, shield?.useId, 'spent') : []
}

/** When the interview ends: what waited for its moment in vain goes back, the rest is over. */
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

/** What a result means for the shield: a failed submission spends it, and after the end the last of the others frees it. */
export function shieldAfter(state: Running, runId: string, failed: boolean): (Refund | EventOf<'PowerUpEnded'>)[] {
  const useId = activeUse(state.powerUps, 'shield')?.useId
  const isSubmission = runsOf(state).some((run) => run.runId === runId && run.handedIn)
  if (isSubmission && failed) return endUse(state, useId, 'spent')
  return state.phase === 'ENDED' && !awaitsSubmission(state, runId) ? refundUse(state, useId, 'not_needed') : []
}

const runsOf = (state: Running) => questionsOf(state).flatMap(({ runs }) => runs)

/** Whether a submission is still being judged, other than the one whose result is at hand. */
const awaitsSubmission = (state: Running, exceptRunId?: string): boolean =>
  runsOf(state).some((run) => run.handedIn && isPending(run) && run.runId !== exceptRunId)
