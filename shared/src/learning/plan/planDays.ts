import { instantOf, offsetAt } from '../../rules/zonedTime.ts'

/** Days without a time, such as `2026-12-01`. They can be compared as text. */

const dayMs = 86_400_000
const numbers = new Map<string, number>()
const names = new Map<number, string>()
/** More days than anybody's plans and histories have. */
const maxRemembered = 20_000

/** The name of a day, given its number counted from 1970. Cached, because formatting a date is slow. */
export function nameOfDay(day: number): string {
  const known = names.get(day)
  if (known !== undefined) return known
  const name = new Date(day * dayMs).toISOString().slice(0, 10)
  if (names.size < maxRemembered) names.set(day, name)
  return name
}

/** The inverse of `nameOfDay`. */
export function numberOfDay(day: string): number {
  const known = numbers.get(day)
  if (known !== undefined) return known
  const number = Date.parse(`${day}T00:00:00Z`) / dayMs
  if (numbers.size < maxRemembered) numbers.set(day, number)
  return number
}

/** The day `count` days later, or earlier if negative. */
export const addDays = (day: string, count: number): string => nameOfDay(numberOfDay(day) + count)

/** How many days `to` is after `from`. */
export const daysBetween = (from: string, to: string): number => numberOfDay(to) - numberOfDay(from)

/** The Monday of the day's week. */
export function mondayOf(day: string): string {
  const number = numberOfDay(day)
  // The first day of 1970 was a Thursday.
  return nameOfDay(number - ((number + 3) % 7))
}

/** Every day from `from` to `to`, including both. */
export const daysFrom = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index))

/** The local date at a time (ms since 1970) in a time zone. */
export const dayAt = (instant: number, timeZone: string): string =>
  nameOfDay(Math.floor((instant + offsetAt(instant, timeZone)) / dayMs))

/** The last moment of a day in a time zone, ms since 1970. */
export const endOfDay = (day: string, timeZone: string): number =>
  instantOf((numberOfDay(day) + 1) * dayMs, timeZone) - 1
