import type { InProgress, SessionEvent } from '@greenroom/shared/session'

/**
 * The most time given back for one platform failure, in ms. It is longer than the longest possible wait for a result.
 */
const maxCreditedMs = 5 * 60_000

/** The statuses of calls that failed because of the platform. An abandoned call has status 503. */
const outages: readonly number[] = [502, 503]
export const isOutage = (status: number): boolean => outages.includes(status)

/**
 * Gives back the time the clock has run since `from`, because the candidate spent it waiting for something that never
 * came. Counts only from the last change of the clock, so that no moment is given back twice.
 */
export function timeGivenBack({ clock }: Pick<InProgress, 'clock'>, from: number, now: number): SessionEvent[] {
  if (clock.runningSince === null) return []
  const waitedMs = Math.min(maxCreditedMs, now - Math.max(from, clock.runningSince))
  return waitedMs > 0 ? [{ type: 'ClockChanged', grantedMs: waitedMs * clock.rate, reason: 'outage' }] : []
}
