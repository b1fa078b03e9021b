import { createHash } from 'node:crypto'
import { remainingAt, type Session } from '@greenroom/shared/session'
import type { Tick } from '@greenroom/shared/wire'

const slots = 10
const slotMs = 100

const slotOf = (sessionId: string): number => (createHash('sha1').update(sessionId).digest()[0] ?? 0) % slots

/** What a session's clock says at `now`, or null if there's nothing to say. */
export function tickOf(state: Session, now: number): Tick | null {
  if (state.phase !== 'IN_PROGRESS') return null
  const { clock, sessionId, seq } = state
  return {
    sessionId,
    remainingMs: remainingAt(clock, now),
    rate: clock.rate,
    running: clock.runningSince !== null,
    serverNow: now,
    seq,
  }
}

/**
 * One wheel of 100 ms for all sessions with sockets here: each is told the time once a second, in the slot of its hash, so
 * that they do not all come at once. Ticks are volatile: the browser computes what it shows, and a lost one costs nothing.
 */
export type Ticker = { add(sessionId: string): void; remove(sessionId: string): void; stop(): void }

export function startTicker(tick: (sessionId: string) => void): Ticker {
  const wheel = Array.from({ length: slots }, () => new Set<string>())
  let slot = 0
  const timer = setInterval(() => {
    slot = (slot + 1) % slots
    for (const sessionId of wheel[slot] ?? []) tick(sessionId)
  }, slotMs)
  return {
    add: (sessionId) => void wheel[slotOf(sessionId)]?.add(sessionId),
    remove: (sessionId) => void wheel[slotOf(sessionId)]?.delete(sessionId),
    stop: () => clearInterval(timer),
  }
}
