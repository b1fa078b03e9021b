import { dayMs } from '@greenroom/shared/rules'

const hourMs = 60 * 60_000

/** Writes out a number of days: `a day`, `30 days`, `a year`. */
export function daysInWords(days: number): string {
  if (days === 1) return 'a day'
  return days === 365 ? 'a year' : `${days} days`
}

/** Writes out a period given in ms, in days or, below two days, in hours: `an hour`, `24 hours`, `7 days`. */
export function periodInWords(ms: number): string {
  if (ms >= 2 * dayMs) return daysInWords(ms / dayMs)
  return ms === hourMs ? 'an hour' : `${ms / hourMs} hours`
}
