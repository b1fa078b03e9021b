const dayMs = 24 * 60 * 60 * 1000
export const calendarWeeks = 16

/** A day of the calendar; a future day has no count. */
export type CalendarDay = { key: string; count: number | null }

/** `2026-11-22`, in the browser's time zone. */
const keyOf = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** Lays out Monday-to-Sunday weeks, oldest first, counting the moments that fall on each day. */
export function calendarOf(moments: readonly Date[], today: Date): CalendarDay[][] {
  const counts = new Map<string, number>()
  for (const moment of moments) counts.set(keyOf(moment), (counts.get(keyOf(moment)) ?? 0) + 1)
  const sinceMonday = (today.getDay() + 6) % 7
  // Noon, so that clock changes don't shift the date.
  const noon = new Date(today.getFullYear(), today.getMonth(), today.getDate(), 12).getTime()
  const firstMonday = noon - (sinceMonday + 7 * (calendarWeeks - 1)) * dayMs
  return Array.from({ length: calendarWeeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const at = firstMonday + (week * 7 + weekday) * dayMs
      const key = keyOf(new Date(at))
      return { key, count: at > noon ? null : (counts.get(key) ?? 0) }
    }),
  )
}
