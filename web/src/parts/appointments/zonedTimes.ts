import { locale } from '@greenroom/shared/english'
import { appointmentRules, instantOf, offsetAt } from '@greenroom/shared/rules'

/** Days and times in a time zone, correct across clock changes. Instants are ms since 1970. */

const minuteMs = 60_000

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(timeZone: string, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${timeZone} ${name}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone })
  formats.set(key, known)
  return known
}

/** A calendar day in a zone. */
export type CivilDay = { year: number; month: number; day: number }

export function dayAt(at: number, timeZone: string): CivilDay {
  const local = new Date(at + offsetAt(at, timeZone))
  return { year: local.getUTCFullYear(), month: local.getUTCMonth(), day: local.getUTCDate() }
}

export function dayAfter({ year, month, day }: CivilDay, days: number): CivilDay {
  const date = new Date(Date.UTC(year, month, day + days))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth(), day: date.getUTCDate() }
}

/** When this day begins. */
export const startOf = ({ year, month, day }: CivilDay, timeZone: string): number =>
  instantOf(Date.UTC(year, month, day), timeZone)

/** A start time to offer: the instant, and the minutes since midnight in the zone. */
export type Slot = { at: number; minutes: number }

/** A day's half-hourly start times: 48, or 46 or 50 when the clocks change. */
export function slotsOf(day: CivilDay, timeZone: string): Slot[] {
  const end = startOf(dayAfter(day, 1), timeZone)
  const slots: Slot[] = []
  for (let at = startOf(day, timeZone); at < end; at += appointmentRules.slotMs)
    slots.push({ at, minutes: minutesAt(at, timeZone) })
  return slots
}

/** The time of day in the zone, in minutes since midnight. */
export const minutesAt = (at: number, timeZone: string): number =>
  Math.floor(((at + offsetAt(at, timeZone)) % (24 * 60 * minuteMs)) / minuteMs)

/** `18:00` */
export const clockIn = (at: number, timeZone: string): string =>
  formatOf(timeZone, 'clock', { hour: '2-digit', minute: '2-digit' }).format(at)

/** `Sunday 22 November` */
export const longDayIn = (at: number, timeZone: string): string =>
  formatOf(timeZone, 'longDay', { weekday: 'long', day: 'numeric', month: 'long' }).format(at).replace(',', '')

/** `Sun` */
export const weekdayIn = (at: number, timeZone: string): string =>
  formatOf(timeZone, 'weekday', { weekday: 'short' }).format(at)

/** `22 Nov` */
export const dateIn = (at: number, timeZone: string): string =>
  formatOf(timeZone, 'date', { day: 'numeric', month: 'short' }).format(at)

/** `Sunday 22 November, 18:00` */
export const momentIn = (at: number, timeZone: string): string => `${longDayIn(at, timeZone)}, ${clockIn(at, timeZone)}`

/** `America/New_York` → `New York` */
export const placeOf = (timeZone: string): string => timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone

/** Whether the two zones have the same time of day at this instant. */
export const agree = (at: number, one: string, other: string): boolean => offsetAt(at, one) === offsetAt(at, other)
