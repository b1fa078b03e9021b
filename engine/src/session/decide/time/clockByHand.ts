import { hasClock } from '@greenroom/shared/rules'
import { maxExtensionMs, type ParticipantCommandOf, type Session } from '@greenroom/shared/session'
import { clockGoesOn, clockStart } from '../conversation/speech.ts'
import { accept, type Decision, refuse } from '../decision.ts'

/** The interviewer stops the clock. Where it stands for the candidate's absence, it stays standing when they are back. */
export function decidePauseClock(state: Session): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (!hasClock(state)) return refuse('NO_CLOCK')
  const held = { type: 'ClockPaused', reason: 'interviewer' } as const
  if (state.paused?.reason === 'disconnected') return accept([{ type: 'ClockResumed' }, held])
  return state.clock.runningSince === null ? refuse('CLOCK_NOT_RUNNING') : accept([held])
}

/** The interviewer lets the clock go on, or begin where nothing was written yet: people also talk aloud. */
export function decideResumeClock(state: Session): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (!hasClock(state)) return refuse('NO_CLOCK')
  const events = [...clockStart(state), ...clockGoesOn(state)]
  return events.length === 0 ? refuse('CLOCK_NOT_PAUSED') : accept(events)
}

/** The interviewer puts minutes on the clock, running or standing. */
export function decideExtendTime(state: Session, { minutes }: ParticipantCommandOf<'ExtendTime'>): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (!hasClock(state)) return refuse('NO_CLOCK')
  const grantedMs = minutes * 60_000
  if (state.extendedMs + grantedMs > maxExtensionMs) return refuse('TOO_MUCH_TIME')
  return accept([{ type: 'ClockChanged', grantedMs, reason: 'extension' }])
}
