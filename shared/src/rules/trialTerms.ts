/** How long a visitor's interview lasts. It is none of the durations that an account chooses from (spec §2). */
export const trialMinutes = 5

/** A trial that no account has kept is deleted after so long, and one more can be opened. */
export const trialLifetimeMs = 24 * 60 * 60_000

/**
 * What every trial asks: short enough for five minutes, and answered in words. The landing page shows the opening before there is a
 * session; it is the authored one.
 */
export const trialQuestion = {
  challengeId: 'two-bookings-one-seat',
  opening:
    'A cinema books seats. Each booking reads the seat, checks that it is free, and writes a name, all in one transaction. Still, two customers were promised the same seat. How can that happen?',
} as const
