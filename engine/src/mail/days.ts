import { locale } from '@greenroom/shared/english'

const utc = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const
const day = new Intl.DateTimeFormat(locale, utc)
const dayAndYear = new Intl.DateTimeFormat(locale, { ...utc, year: 'numeric' })
const minute = new Intl.DateTimeFormat(locale, { ...utc, hour: '2-digit', minute: '2-digit' })

/**
 * `23 November`, in UTC.
 * @param time ms since 1970
 */
export const dayOf = (time: number): string => day.format(time)

/**
 * `23 November 2026`, in UTC.
 * @param time ms since 1970
 */
export const dayAndYearOf = (time: number): string => dayAndYear.format(time)

/**
 * `23 November at 22:05`, in UTC.
 * @param time ms since 1970
 */
export const minuteOf = (time: number): string => minute.format(time)

/**
 * `Sunday 22 November at 18:00 (Dublin)`, in a time zone.
 * @param time ms since 1970
 */
export function momentIn(time: number, timeZone: string): string {
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone })
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone })
  return `${day.format(time).replace(',', '')} at ${clock.format(time)} (${placeOf(timeZone)})`
}

/**
 * `Sunday 22 November at 18:00 (Dublin), 18:00 UTC`: for somebody whose own time zone is unknown. Includes the day in
 * UTC if it differs.
 * @param time ms since 1970
 */
export function momentForAnybody(time: number, timeZone: string): string {
  const utc = momentIn(time, 'UTC').replace(' (UTC)', ' UTC')
  const [day = '', clock = ''] = utc.split(' at ')
  if (timeZone === 'UTC') return utc
  return `${momentIn(time, timeZone)}, ${momentIn(time, timeZone).startsWith(day) ? clock : utc}`
}

/** `New York` for `America/New_York`. */
export const placeOf = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone
