const minuteMs = 60_000

/**
 * The rules for offering and keeping times for mock interviews with people. Times are ms since 1970; durations are in
 * ms.
 */
export const appointmentRules = {
  /**
   * An offered start must be a multiple of this in UTC. People choose half hours in their own time zone, and some zones
   * are off by a quarter hour (Nepal is 5:45 ahead).
   */
  startsEveryMs: 15 * minuteMs,
  /** The interval between the starts that a page offers. */
  slotMs: 30 * minuteMs,
  maxSlots: 24,
  /** How far ahead a start may be. */
  horizonMs: 60 * 24 * 60 * minuteMs,
  lobbyOpensMs: 10 * minuteMs,
  /** How long before the start we remind people. */
  remindersMs: [24 * 60 * minuteMs, 15 * minuteMs],
} as const

/** What is wrong with an offered start, or null if it's fine. */
export function slotProblem(startsAt: number, now: number): 'past' | 'far' | 'uneven' | null {
  if (startsAt % appointmentRules.startsEveryMs !== 0) return 'uneven'
  if (startsAt <= now) return 'past'
  return startsAt > now + appointmentRules.horizonMs ? 'far' : null
}

/** The next reminder for this start, ms since 1970, or null if none is left. Skips reminders whose time has passed. */
export function nextReminderAt(
  startsAt: number,
  now: number,
  remindersMs: readonly number[] = appointmentRules.remindersMs,
): number | null {
  const ahead = remindersMs.map((before) => startsAt - before).filter((at) => at > now)
  return ahead.length === 0 ? null : Math.min(...ahead)
}
