import { counted, locale } from '@greenroom/shared/english'

const dayMs = 24 * 60 * 60_000
const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long' })
const shortWeekday = new Intl.DateTimeFormat(locale, { weekday: 'short' })
const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })

const startOf = (at: number): number => new Date(at).setHours(0, 0, 0, 0)
/** Local days from one instant to another. A day on which the clocks change is an hour longer or shorter. */
const daysBetween = (from: number, to: number): number => Math.round((startOf(to) - startOf(from)) / dayMs)
const weekDays = 7
const monthDays = 30

/** When a card comes back: `today`, `tomorrow`, `on Tuesday`, `in 9 days`, `in 3 months`. */
export function comesBackWords(dueAt: string, now: number): string {
  const days = daysBetween(now, Date.parse(dueAt))
  if (days <= 0) return 'today'
  if (days === 1) return 'tomorrow'
  if (days < weekDays) return `on ${weekday.format(Date.parse(dueAt))}`
  if (days < 2 * monthDays) return `in ${days} days`
  return `in ${counted(Math.round(days / monthDays), { one: 'month', other: 'months' })}`
}

/** The same on a button: `Tuesday`, `9 days`. */
export const intervalWords = (dueAt: string, now: number): string =>
  comesBackWords(dueAt, now).replace(/^(?:on|in) /, '')

/** How long a card has been due: `today`, `since Wed`, `since 3 Nov`. */
export function dueSinceWords(dueAt: string, now: number): string {
  const days = daysBetween(Date.parse(dueAt), now)
  if (days <= 0) return 'today'
  return `since ${(days < weekDays ? shortWeekday : date).format(Date.parse(dueAt))}`
}
