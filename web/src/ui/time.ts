import { locale } from '@greenroom/shared/english'

/** Times to display, with 24 hours and in the browser's time zone. All functions take ms since 1970 or a Date. */
const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
const clockWithSeconds = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const day = new Intl.DateTimeFormat(locale, { weekday: 'short', day: 'numeric', month: 'short' })
const shortDay = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' })
const longDay = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' })

/** `15:20` */
export const clockTimeOf = (at: number | Date): string => clock.format(at)

/** `14:02:11` */
export const secondsTimeOf = (at: number): string => clockWithSeconds.format(at)

/** `Sat 21 Nov, 13:36` */
export const dayAndTimeOf = (at: number | Date): string => `${day.format(at).replace(',', '')}, ${clock.format(at)}`

/** `21 Nov` */
export const shortDayOf = (at: number | Date): string => shortDay.format(at)

/** `Saturday 21 November` */
export const longDayOf = (at: number | Date): string => longDay.format(at).replace(',', '')

/** The time elapsed: `37:24`, or `1:02:03` for an hour or more. Never negative. */
export function elapsedOf(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${two(minutes)}:${two(seconds % 60)}`
}

const shortDate = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A day such as `2026-11-21` as `21 Nov`. */
export const shortDateOf = (isoDay: string): string => shortDate.format(new Date(`${isoDay}T00:00:00Z`))

/** Formats a whole number of minutes as `5 h 40 min`, `6 h` or `25 min`; never negative. */
export function hoursAndMinutes(minutes: number): string {
  const whole = Math.max(0, Math.round(minutes))
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : ''].filter(Boolean).join(' ')
}
