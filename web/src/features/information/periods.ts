import { dayMs } from '@greenroom/shared/rules'

const hourMs = 60 * 60_000

/** A number of days in words: `a day`, `30 days`, `a year`. */
export function daysInWords(days: number): string {
  if (days === 1) return 'a day'
  return days === 365 ? 'a year' : `${days} days`
}

/** A period of ms in days, or below two days in hours: `an hour`, `24 hours`, `7 days`. */
export function periodInWords(ms: number): string {
  if (ms >= 2 * dayMs) return daysInWords(ms / dayMs)
  return ms === hourMs ? 'an hour' : `${ms / hourMs} hours`
}
