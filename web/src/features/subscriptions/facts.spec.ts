import { expectedCost, monthlyTokenGrants, settingsDefaults } from '@greenroom/shared/rules'
import { expect, it } from 'vitest'
import { daysUntil, exampleCost, exampleMinutes, interviewsFor, lastDayInWords, moneyOf, planFor } from './facts.ts'

it('never promises more interviews than the tokens pay for', () => {
  for (const tokens of Object.values(monthlyTokenGrants)) {
    const count = interviewsFor(tokens)
    expect(count * exampleCost).toBeLessThanOrEqual(tokens)
    expect((count + 1) * exampleCost).toBeGreaterThan(tokens)
  }
  const settings = { ...settingsDefaults, timeLimitInMinutes: exampleMinutes }
  expect(exampleCost).toBe(expectedCost({ settings, assessmentType: null }))
})

it.each([
  [1, 'boostMini'],
  [7, 'boostMini'],
  [8, 'target'],
  [90, 'target'],
  [91, 'boost'],
])('with %i days to the interview recommends %s, which lasts that long', (days, plan) => {
  expect(planFor(days)).toBe(plan)
})

it('shows hundredths only if there are any', () => {
  expect(moneyOf({ amount: 4_900, currency: 'EUR' })).toBe('€49')
  expect(moneyOf({ amount: 4_410, currency: 'EUR' })).toBe('€44.10')
  expect(moneyOf({ amount: 99_900, currency: 'INR' })).toBe('₹999')
})

it('names the day that ends at midnight, and counts the current day', () => {
  const now = Date.parse('2026-11-29T12:00:00.000Z')
  expect(lastDayInWords('2026-12-01T00:00:00.000Z', now)).toBe('30 November')
  expect(lastDayInWords('2027-01-01T00:00:00.000Z', now)).toBe('31 December')
  expect(lastDayInWords('2027-11-20T00:00:00.000Z', now)).toBe('19 November 2027')
  expect(daysUntil('2026-12-01T00:00:00.000Z', now)).toBe(2)
  expect(daysUntil('2026-11-01T00:00:00.000Z', now)).toBe(0)
})
