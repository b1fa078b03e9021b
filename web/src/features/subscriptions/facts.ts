import { locale } from '@greenroom/shared/english'
import { expectedCost, type PlanId, plans, settingsDefaults } from '@greenroom/shared/rules'
import type { Money } from '@greenroom/shared/wire'

/** Length in minutes of the example interview used to explain tokens. */
export const exampleMinutes = 45

/** The example interview's expected cost, in tokens. */
export const exampleCost: number = expectedCost({
  settings: { ...settingsDefaults, timeLimitInMinutes: exampleMinutes },
  assessmentType: null,
})

/** How many `exampleMinutes` interviews these tokens pay for. */
export const interviewsFor = (tokens: number): number => Math.floor(tokens / exampleCost)

/** Plans in display order. */
export const shownPlans: readonly PlanId[] = ['boostMini', 'boost', 'target', 'threeSixty']

const daysOf = (id: PlanId): number => {
  const { length } = plans[id]
  if (length.kind === 'days') return length.days
  return length.kind === 'untilInterview' ? length.maxDays : Number.POSITIVE_INFINITY
}

/**
 * The plan that lasts until an interview this many days away, counting today: a short one if that's enough, otherwise
 * Target, otherwise Boost.
 */
export const planFor = (days: number): PlanId =>
  (['boostMini', 'target'] as const).find((id) => days <= daysOf(id)) ?? 'boost'

/** `€49`, `£12.50` */
export const moneyOf = ({ amount, currency }: Money): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100)

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })

const dayOfYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

const wordsOfDay = (at: Date, now: number): string =>
  (at.getUTCFullYear() === new Date(now).getUTCFullYear() ? day : dayOfYear).format(at)

/** `30 November`, or `30 November 2027` if not this year. Takes ISO 8601; in UTC, because plans end by UTC dates. */
export const dayInWords = (at: string, now = Date.now()): string => wordsOfDay(new Date(at), now)

/** The last day before `end`: a plan that ends at midnight ends the day before. */
export const lastDayInWords = (end: string, now = Date.now()): string => wordsOfDay(new Date(Date.parse(end) - 1), now)

const dayMs = 24 * 60 * 60_000

/** Days until `end`, including the current one; never negative. */
export const daysUntil = (end: string, now: number): number => Math.max(0, Math.ceil((Date.parse(end) - now) / dayMs))
