import type { InProgress, SessionEvent } from '@greenroom/shared/session'

/** The most time, in ms, given back for one platform failure. It is longer than any wait for a result can be. */
const maxCreditedMs = 5 * 60_000

/** Statuses of calls that failed because of the platform; an abandoned call counts as 503. */
const outages: readonly number[] = [502, 503]
export const isOutage = (status: number): boolean => outages.includes(status)

/**
 * Gives back the running time since `from`, which was spent waiting for something that never came. Each change of the
 * clock restarts the count, so no moment is given back twice.
 */
export function timeGivenBack({ clock }: Pick<InProgress, 'clock'>, from: number, now: number): SessionEvent[] {
  if (clock.runningSince === null) return []
  const waitedMs = Math.min(maxCreditedMs, now - Math.max(from, clock.runningSince))
  return waitedMs > 0 ? [{ type: 'ClockChanged', grantedMs: waitedMs * clock.rate, reason: 'outage' }] : []
}
