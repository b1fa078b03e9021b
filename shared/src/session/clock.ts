import { z } from 'zod'

/**
 * The interview's clock. It is running if `runningSince` is set. The time left is always calculated from these fields,
 * never counted down. `rate` is the clock time that passes per second of real time.
 */
export const clockSchema = z.object({
  remainingMs: z.number().min(0),
  runningSince: z.number().nullable(),
  rate: z.number().positive(),
})
export type Clock = z.infer<typeof clockSchema>

export const clockOf = (minutes: number): Clock => ({ remainingMs: minutes * 60_000, runningSince: null, rate: 1 })

/** Time left at `now`, in ms, never below zero. */
export function remainingAt(clock: Clock, now: number): number {
  if (clock.runningSince === null) return clock.remainingMs
  return Math.max(0, clock.remainingMs - Math.max(0, now - clock.runningSince) * clock.rate)
}

/** When the clock will have `leftMs` left, ms since 1970; null while the clock is paused. */
export function reaches(clock: Clock, leftMs: number): number | null {
  if (clock.runningSince === null) return null
  return clock.runningSince + Math.ceil((clock.remainingMs - leftMs) / clock.rate)
}

export function started(clock: Clock, at: number): Clock {
  return clock.runningSince === null ? { ...clock, runningSince: at } : clock
}

export function stopped(clock: Clock, at: number): Clock {
  return { ...clock, remainingMs: remainingAt(clock, at), runningSince: null }
}

/** Adds `grantedMs` to the clock. A running clock keeps running; a stopped one stays stopped. */
export function extended(clock: Clock, grantedMs: number, at: number): Clock {
  return {
    ...clock,
    remainingMs: remainingAt(clock, at) + grantedMs,
    runningSince: clock.runningSince === null ? null : at,
  }
}
