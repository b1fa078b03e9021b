import { locale } from '@greenroom/shared/english'
import { isoDayOf } from '../../../data/days.ts'
import { clockTimeOf } from '../../../ui/time.ts'

const number = new Intl.NumberFormat(locale)
const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 3 })
const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat(locale, {
  ...{ day: 'numeric', month: 'short' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
})
const momentOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' })

/** `1,204` */
export const amount = (value: number): string => number.format(value)

/** `1.14M` for 10,000 or more, otherwise `1,204`. */
export const shortAmount = (value: number): string => (value < 10_000 ? amount(value) : compact.format(value))

/** `7 Dec 2026`, in UTC because subscriptions expire by UTC dates. */
export const dayOfExpiry = (iso: string): string => day.format(new Date(iso))

/** `21 Nov 14:02:36`, or `21 Nov 2025` if not this year. */
export function momentOf(iso: string, now = new Date()): string {
  const at = new Date(iso)
  return (at.getFullYear() === now.getFullYear() ? moment : momentOfYear).format(at).replace(',', '')
}

/** `14:02` today, otherwise `21 Nov`. */
export function shortMomentOf(iso: string, now = new Date()): string {
  const at = new Date(iso)
  return isoDayOf(at) === isoDayOf(now) ? clockTimeOf(at) : momentOf(iso, now).replace(/ \d\d:\d\d:\d\d$/, '')
}

/** `€1,873`: formats an amount given in the currency's smallest unit; drops zero decimals. */
export function moneyOf(smallest: number, currency: string): string {
  const value = smallest / 100
  return new Intl.NumberFormat(locale, {
    ...{ style: 'currency', currency: currency.toUpperCase() },
    minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
  }).format(value)
}

/** `1.2 s` */
export const secondsOf = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
