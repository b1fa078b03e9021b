import { hasClock } from '@greenroom/shared/rules'
import { maxExtensionMs, type ParticipantCommandOf, type Session } from '@greenroom/shared/session'
import { clockGoesOn, clockStart } from '../conversation/speech.ts'
import { accept, type Decision, refuse } from '../decision.ts'

/**
 * Pauses the clock for the interviewer. If the clock is already paused because the candidate is away, it now stays
 * paused when the candidate returns.
 */
export function decidePauseClock(state: Session): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (!hasClock(state)) return refuse('NO_CLOCK')
  const held = { type: 'ClockPaused', reason: 'interviewer' } as const
  if (state.paused?.reason === 'disconnected') return accept([{ type: 'ClockResumed' }, held])
  return state.clock.runningSince === null ? refuse('CLOCK_NOT_RUNNING') : accept([held])
}

/**
 * Resumes the clock for the interviewer. Also starts the clock if it hasn't started yet, because people may be talking
 * aloud instead of writing messages.
 */
export function decideResumeClock(state: Session): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (!hasClock(state)) return refuse('NO_CLOCK')
  const events = [...clockStart(state), ...clockGoesOn(state)]
  return events.length === 0 ? refuse('CLOCK_NOT_PAUSED') : accept(events)
}

/** Adds minutes to the clock, running or paused. */
export function decideExtendTime(state: Session, { minutes }: ParticipantCommandOf<'ExtendTime'>): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (!hasClock(state)) return refuse('NO_CLOCK')
  const grantedMs = minutes * 60_000
  if (state.extendedMs + grantedMs > maxExtensionMs) return refuse('TOO_MUCH_TIME')
  return accept([{ type: 'ClockChanged', grantedMs, reason: 'extension' }])
}
