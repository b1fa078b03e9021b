const dayMs = 24 * 60 * 60_000

/** The UTC day of a moment (ms since 1970), such as `2026-11-21`. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The day `count` days after a day; before it if negative. */
export const dayAfter = (day: string, count: number): string => dayOf(Date.parse(day) + count * dayMs)

/** The number of days from one day to another. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))

/** The last moment of a day, ms since 1970. */
export const endOf = (day: string): number => Date.parse(day) + dayMs - 1
