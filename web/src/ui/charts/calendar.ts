import { dayAfter, daysBetween } from './days.ts'

/** A day in the calendar. `minutes` is null if the day is still to come. */
export type CalendarDay = { day: string; minutes: number | null }

/** Weeks from Monday to Sunday, oldest first; the last one contains `today`. `minutes` is keyed by day. */
export function calendarOf(minutes: Readonly<Record<string, number>>, today: string, weeks: number): CalendarDay[][] {
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7
  const first = dayAfter(today, -sinceMonday - 7 * (weeks - 1))
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = dayAfter(first, week * 7 + weekday)
      return { day, minutes: daysBetween(day, today) < 0 ? null : (minutes[day] ?? 0) }
    }),
  )
}

/** How dark a day is, from 0 for nothing to 4 for an hour or more. */
export const levelOf = (minutes: number): 0 | 1 | 2 | 3 | 4 =>
  minutes <= 0 ? 0 : minutes < 15 ? 1 : minutes < 30 ? 2 : minutes < 60 ? 3 : 4
