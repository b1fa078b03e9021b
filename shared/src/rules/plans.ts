import type { CountryCode } from '../vocabulary/people.ts'
import { monthlyTokenGrants, type PlanName } from './constants.ts'

/** The plans for sale (answers §8). Each includes PREMIUM until it ends. */
export const planIds = ['boostMini', 'boost', 'target', 'threeSixty'] as const
export type PlanId = (typeof planIds)[number]

/** How long a plan lasts: a fixed number of days, monthly until cancelled, or until the day of the interview. */
export type PlanLength =
  | { kind: 'days'; days: number }
  | { kind: 'monthly' }
  | { kind: 'untilInterview'; maxDays: number }

/** A plan's benefits over Free. Counts are for the whole plan. */
export type PlanBenefits = {
  /** Granted each month while the plan lasts. */
  tokensPerMonth: number
  premiumContent: boolean
  /**
   * How the learning path is planned: over a fixed number of days, backwards from the date of the interview, or (null)
   * not at all.
   */
  path: { kind: 'days'; days: number } | { kind: 'yourDate' } | null
  everyRoundOfOneCompany: boolean
  mocksWithAPerson: number
  cvReviews: number
  coachingMinutes: number
}

export type Plan = { id: PlanId; name: PlanName; length: PlanLength; benefits: PlanBenefits }

const premium: PlanBenefits = {
  tokensPerMonth: monthlyTokenGrants.premium,
  premiumContent: true,
  path: null,
  everyRoundOfOneCompany: false,
  mocksWithAPerson: 0,
  cvReviews: 0,
  coachingMinutes: 0,
}

/** The benefits everybody gets for free. */
export const freeBenefits: PlanBenefits = {
  ...premium,
  tokensPerMonth: monthlyTokenGrants.free,
  premiumContent: false,
}

export const plans: Readonly<Record<PlanId, Plan>> = {
  boostMini: {
    id: 'boostMini',
    name: 'Boost Mini',
    length: { kind: 'days', days: 7 },
    benefits: { ...premium, path: { kind: 'days', days: 7 } },
  },
  boost: {
    id: 'boost',
    name: 'Boost',
    length: { kind: 'monthly' },
    benefits: { ...premium, path: { kind: 'days', days: 28 } },
  },
  target: {
    id: 'target',
    name: 'Target',
    length: { kind: 'untilInterview', maxDays: 90 },
    benefits: { ...premium, path: { kind: 'yourDate' }, everyRoundOfOneCompany: true },
  },
  threeSixty: {
    id: 'threeSixty',
    name: '360',
    length: { kind: 'days', days: 90 },
    benefits: {
      ...premium,
      path: { kind: 'yourDate' },
      everyRoundOfOneCompany: true,
      mocksWithAPerson: 2,
      cvReviews: 1,
      coachingMinutes: 60,
    },
  },
}

/** The currencies we accept, as ISO 4217 codes. All have two decimals. */
export const currencies = ['EUR', 'USD', 'GBP', 'INR', 'CAD', 'AUD', 'NZD', 'SGD', 'AED'] as const
export type Currency = (typeof currencies)[number]

/**
 * Prices in hundredths of the currency, taxes included. No two plans have the same price in one currency: a price
 * identifies its plan.
 */
export const planPrices: Readonly<Record<Currency, Readonly<Record<PlanId, number>>>> = {
  EUR: { boostMini: 1_500, boost: 2_900, target: 4_900, threeSixty: 24_900 },
  USD: { boostMini: 1_500, boost: 2_900, target: 4_900, threeSixty: 24_900 },
  GBP: { boostMini: 1_300, boost: 2_500, target: 4_200, threeSixty: 21_500 },
  INR: { boostMini: 49_900, boost: 99_900, target: 169_900, threeSixty: 849_900 },
  CAD: { boostMini: 1_900, boost: 3_900, target: 6_500, threeSixty: 33_900 },
  AUD: { boostMini: 2_300, boost: 4_500, target: 7_500, threeSixty: 38_500 },
  NZD: { boostMini: 2_500, boost: 4_900, target: 7_900, threeSixty: 41_900 },
  SGD: { boostMini: 1_900, boost: 3_900, target: 6_500, threeSixty: 33_900 },
  AED: { boostMini: 5_500, boost: 10_900, target: 17_900, threeSixty: 91_900 },
}

/** The currency of payments, by country (spec §3, country codes). */
export const currencyOf: Readonly<Record<CountryCode, Currency>> = {
  US: 'USD',
  GB: 'GBP',
  IN: 'INR',
  CA: 'CAD',
  DE: 'EUR',
  FR: 'EUR',
  AU: 'AUD',
  NZ: 'NZD',
  IE: 'EUR',
  NL: 'EUR',
  SG: 'SGD',
  AE: 'AED',
  UNKNOWN: 'EUR',
  OTHER: 'EUR',
}

/** For this many days after payment, we refund the full price on request. The terms promise this. */
export const moneyBackDays = 14

/** Finds the plan with this price, in hundredths; null if there is none. */
export function planOfPrice(currency: Currency, amount: number): PlanId | null {
  return planIds.find((id) => planPrices[currency][id] === amount) ?? null
}

const dayMs = 24 * 60 * 60_000

/**
 * The end of a plan paid for once, ms since 1970: null for Boost, whose end comes from the payment provider.
 * @param from its start, ms since 1970
 * @param interviewDate the day of the interview, such as `2026-12-01`; Target lasts until the end of that day in UTC;
 * without a date, it lasts the maximum time
 */
export function planEnd(id: PlanId, from: number, interviewDate: string | null): number | null {
  const { length } = plans[id]
  switch (length.kind) {
    case 'days':
      return from + length.days * dayMs
    case 'monthly':
      return null
    case 'untilInterview': {
      const longest = from + length.maxDays * dayMs
      return interviewDate === null ? longest : Math.min(Date.parse(interviewDate) + dayMs, longest)
    }
  }
}
