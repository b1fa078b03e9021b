import { longestDisconnectionMs } from '@greenroom/shared/rules'
import { type Clock, type InProgress, remainingAt, type Session } from '@greenroom/shared/session'

export type ClockView = {
  remainingMs: number
  /** `waits`: the connection is lost, and the server has presumably stopped the clock. */
  status: 'running' | 'paused' | 'waits' | 'not_started' | 'ended'
}

/** The session data that its clock depends on. */
export type ClockFacts =
  | { phase: 'NOT_STARTED' }
  | { phase: 'ENDED'; remainingMs: number }
  | { phase: 'IN_PROGRESS'; clock: Clock; paused: InProgress['paused']; disconnectedMs: number }

/** Picks just the facts the clock depends on, so that it re-renders only when one of them changes. */
export function clockFactsOf(state: Session): ClockFacts {
  switch (state.phase) {
    case 'NOT_STARTED':
      return { phase: state.phase }
    case 'ENDED':
      return { phase: state.phase, remainingMs: state.remainingMs }
    case 'IN_PROGRESS':
      return {
        phase: state.phase,
        clock: state.clock,
        paused: state.paused,
        disconnectedMs: state.disconnectedMs,
      }
  }
}

/**
 * What the clock shows at `now`, in ms by this machine's clock. Like the server's clock, it pauses while the connection
 * is lost, and resumes after the longest pause that the server allows.
 */
export function clockView(
  state: ClockFacts,
  { now, lostAt, serverOffsetMs }: { now: number; lostAt: number | null; serverOffsetMs: number },
): ClockView | null {
  if (state.phase === 'NOT_STARTED') return null
  if (state.phase === 'ENDED') return { remainingMs: state.remainingMs, status: 'ended' }
  const { clock, paused, disconnectedMs } = state
  if (clock.runningSince === null)
    return { remainingMs: clock.remainingMs, status: paused === null ? 'not_started' : 'paused' }
  if (lostAt === null) return { remainingMs: remainingAt(clock, now + serverOffsetMs), status: 'running' }
  const patienceMs = Math.max(0, longestDisconnectionMs - disconnectedMs)
  const beyondMs = Math.max(0, now - lostAt - patienceMs)
  return {
    remainingMs: remainingAt(clock, lostAt + beyondMs + serverOffsetMs),
    status: beyondMs > 0 ? 'running' : 'waits',
  }
}

/** `18:42`; shows the last second until it is over. */
export function clockFace(remainingMs: number): string {
  const seconds = Math.max(0, Math.ceil(remainingMs / 1000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

export type Urgency = 'calm' | 'warn' | 'bad'

/** For interviews this short, a warning five minutes before the end would come too early. */
const shortMs = 10 * 60_000

/** Warns five minutes before the end, and again in the last minute. Short interviews only warn in the last minute. */
export function urgencyOf(remainingMs: number, totalMs: number): Urgency {
  const [warnedMs, lastMs] = totalMs <= shortMs ? [60_000, 15_000] : [5 * 60_000, 60_000]
  if (remainingMs <= lastMs) return 'bad'
  return remainingMs <= warnedMs ? 'warn' : 'calm'
}
