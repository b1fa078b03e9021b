import type { InProgress, SessionEvent } from '@greenroom/shared/session'

/** What one failure of ours can give back at most, in ms: longer than anybody can be made to wait for a result. */
const maxCreditedMs = 5 * 60_000

/** Statuses with which a call fails for a reason of the platform's; a call that is given up counts as 503. */
const outages: readonly number[] = [502, 503]
export const isOutage = (status: number): boolean => outages.includes(status)

/**
 * The time since `from` in which the clock was running, given back: somebody waited for what never came. Any change of the
 * clock starts it anew, so that no moment is given back twice.
 */
export function timeGivenBack({ clock }: Pick<InProgress, 'clock'>, from: number, now: number): SessionEvent[] {
  if (clock.runningSince === null) return []
  const waitedMs = Math.min(maxCreditedMs, now - Math.max(from, clock.runningSince))
  return waitedMs > 0 ? [{ type: 'ClockChanged', grantedMs: waitedMs * clock.rate, reason: 'outage' }] : []
}
