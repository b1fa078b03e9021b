import { describe, expect, it } from 'vitest'
import { countryCodes } from '../vocabulary/people.ts'
import { planNames } from './constants.ts'
import { currencies, currencyOf, planEnd, planIds, planOfPrice, planPrices, plans } from './plans.ts'

const at = Date.parse('2026-11-21T14:00:00Z')
const endOf = (...rest: Parameters<typeof planEnd>) => {
  const end = planEnd(...rest)
  return end && new Date(end).toISOString()
}

describe('plans (spec §9, answers §8)', () => {
  it('spec §9: "Plan names: Boost, Boost Mini, Target and 360"', () => {
    expect(new Set(planIds.map((id) => plans[id].name))).toEqual(new Set(planNames))
  })

  it('lasts a week, 90 days, or until the end of the interview’s day, for 90 days at most', () => {
    expect(endOf('boostMini', at, null)).toBe('2026-11-28T14:00:00.000Z')
    expect(endOf('threeSixty', at, null)).toBe('2027-02-19T14:00:00.000Z')
    expect(endOf('target', at, '2026-11-30')).toBe('2026-12-01T00:00:00.000Z')
    expect(endOf('target', at, '2028-01-01')).toBe('2027-02-19T14:00:00.000Z')
    expect(endOf('target', at, null)).toBe('2027-02-19T14:00:00.000Z')
    expect(endOf('boost', at, null)).toBeNull()
  })

  it('has a price for every country, and a payment’s price identifies the plan', () => {
    for (const country of countryCodes) expect(planPrices[currencyOf[country]].boost).toBeGreaterThan(0)
    for (const currency of currencies)
      for (const id of planIds) expect(planOfPrice(currency, planPrices[currency][id])).toBe(id)
    expect(planOfPrice('EUR', 1)).toBeNull()
  })
})
