import { extended, started, stopped } from './clock.ts'
import type { EventOf } from './events.ts'
import { prolonged } from './powerUpUses.ts'
import type { InProgress } from './state.ts'

type ClockEvent = EventOf<'ClockStarted' | 'ClockPaused' | 'ClockResumed' | 'ClockChanged'>

/** Updates the interview after an event of its clock. */
export function afterClockEvent(state: InProgress, event: ClockEvent, at: number): InProgress {
  switch (event.type) {
    case 'ClockStarted':
      return { ...state, clock: started(state.clock, at), clockStartedAt: at }
    case 'ClockPaused':
      return { ...state, clock: stopped(state.clock, at), paused: { reason: event.reason, since: at } }
    case 'ClockResumed': {
      const awayMs = state.paused?.reason === 'disconnected' ? at - state.paused.since : 0
      return {
        ...state,
        clock: started(state.clock, at),
        paused: null,
        disconnectedMs: state.disconnectedMs + awayMs,
      }
    }
    case 'ClockChanged': {
      const clock = extended(state.clock, event.grantedMs, at)
      const lostMs = event.reason === 'outage' ? event.grantedMs / state.clock.rate : 0
      return {
        ...state,
        clock: { ...clock, rate: event.rate ?? clock.rate },
        ...(event.reason === 'extension' ? extendedBy(state, event) : {}),
        powerUps: prolonged(state.powerUps, lostMs),
      }
    }
  }
}

/** Adds the extra time, and forgets the announcements that will be due again, so that they can be repeated. */
function extendedBy(
  { extendedMs, announced }: InProgress,
  { grantedMs, announcesAgain = [] }: EventOf<'ClockChanged'>,
) {
  return {
    extendedMs: extendedMs + grantedMs,
    announced: announced.filter((each) => !announcesAgain.includes(each)),
  }
}
