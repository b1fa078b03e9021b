const dayMs = 24 * 60 * 60 * 1000

/** The number of days from one day to another, such as `2026-11-02` and `2026-11-30`. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** The day that is `count` days after this one. */
export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10)

/** The position of a day between two others, in percent. The end of the last day is at 100. */
export const placeOf = (day: string, from: string, to: string): number =>
  Math.min(100, Math.max(0, (daysBetween(from, day) / Math.max(1, daysBetween(from, to))) * 100))
