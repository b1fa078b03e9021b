import { instantOf, offsetAt } from '../../rules/zonedTime.ts'

/** Days without a time, such as `2026-12-01`. They compare like text. */

const dayMs = 86_400_000
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The day `count` days later, or earlier if negative. */
export const addDays = (day: string, count: number): string =>
  new Date(at(day) + count * dayMs).toISOString().slice(0, 10)

/** How many days `to` is after `from`. */
export const daysBetween = (from: string, to: string): number => Math.round((at(to) - at(from)) / dayMs)

/** The Monday of the day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(at(day)).getUTCDay() + 6) % 7))

/** Every day from `from` to `to`, including both. */
export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))

/** The day at an instant (ms since 1970), on the clocks of a time zone. */
export const dayAt = (instant: number, timeZone: string): string =>
  new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 10)

/** The last moment of a day in a time zone, ms since 1970. */
export const endOfDay = (day: string, timeZone: string): number => instantOf(at(day) + dayMs, timeZone) - 1
