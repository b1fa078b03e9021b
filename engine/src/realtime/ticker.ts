import { createHash } from 'node:crypto'
import { remainingAt, type Session } from '@greenroom/shared/session'
import type { Tick } from '@greenroom/shared/wire'

const slots = 10
const slotMs = 100

const slotOf = (sessionId: string): number => (createHash('sha1').update(sessionId).digest()[0] ?? 0) % slots

/** The tick of a session at `now`, or null if it has none. */
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
 * Ticks all sessions with sockets here, using one wheel with 100 ms slots. Each session gets the time once a second, in
 * a slot chosen by its hash, so that the work is spread out. Ticks are volatile: browsers run their own display, so a
 * lost tick does no harm.
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
