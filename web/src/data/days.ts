import { locale } from '@greenroom/shared/english'

/**
 * The days from today up to and including an interview, and a plan for them: an activity every day, and a review every
 * third day.
 */
export type DaysLeft = { days: number; rehearsals: number; reviews: number }

const dayMs = 24 * 60 * 60_000
/** Beyond this many, segments can't be told apart, so each stands for a week. */
const maxSegments = 28

/** `2026-12-01`, in local time. */
export const isoDayOf = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** Start of that day in local time; null if it isn't a valid day. */
export function dayOf(isoDay: string): Date | null {
  const [year, month, day] = isoDay.split('-').map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  const at = new Date(year, month - 1, day)
  return Number.isNaN(at.getTime()) ? null : at
}

/** Time left until that day; null if it's over, or isn't a valid day. */
export function daysLeft(isoDay: string, today: Date): DaysLeft | null {
  const [to, from] = [dayOf(isoDay), dayOf(isoDayOf(today))]
  if (to === null || from === null || to < from) return null
  // A day on which the clocks change is an hour longer or shorter.
  const days = Math.round((to.getTime() - from.getTime()) / dayMs) + 1
  const reviews = Math.floor(days / 3)
  return { days, rehearsals: days - reviews, reviews }
}

/** How many segments the line has for this many days. */
export const segmentsOf = (days: number): number => (days <= maxSegments ? days : Math.ceil(days / 7))

/** The most likely interview day: a week from tomorrow. */
export function likelyDay(today: Date): string {
  const at = new Date(today)
  at.setDate(at.getDate() + 8)
  return isoDayOf(at)
}

const longDate = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })

/** Formats a day such as `2026-12-01` as `1 December 2026`. Returns anything else unchanged. */
export function longDateOf(isoDay: string): string {
  const at = dayOf(isoDay)
  return at === null ? isoDay : longDate.format(at)
}
