/** The length of a visitor's interview. Accounts can't choose this duration (spec §2). */
export const trialMinutes = 5

/**
 * How long a trial without an account is kept, in ms. After that it is deleted, and the visitor can open another one.
 */
export const trialLifetimeMs = 24 * 60 * 60_000

/**
 * The question of every trial: short enough for five minutes, and answered in words. The landing page shows its
 * authored opening before a session exists.
 */
export const trialQuestion = {
  challengeId: 'two-bookings-one-seat',
  opening:
    'A cinema books seats. Each booking reads the seat, checks that it is free, and writes a name, all in one transaction. Still, two customers were promised the same seat. How can that happen?',
} as const
