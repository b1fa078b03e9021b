/** The rules for how many reviews there are, and when. */
export const reviewRules = {
  /** The number of cards in one sitting, about five minutes' worth. */
  sittingCards: 6,
  secondsPerCard: 45,
  /** The most minutes that one card counts for, however long it was open. */
  maxMinutesPerCard: 3,
  /** XP for a card, once a day. */
  xpPerCard: 2,
  /** How long a grade can be undone. It counts only after that. */
  undoMs: 10 * 60_000,
  /** A card comes back this much earlier in the day than it was last reviewed. */
  earlyMs: 8 * 60 * 60_000,
  /** The hour of the day at which a reminder is sent, in the learner's time zone. */
  reminderHour: 18,
} as const

/** How long this many cards take, in whole minutes. */
export const reviewMinutes = (cards: number): number => Math.ceil((cards * reviewRules.secondsPerCard) / 60)

/** The UTC date at a time, such as `2026-12-01`. A card counts once a day. */
export const reviewDayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
