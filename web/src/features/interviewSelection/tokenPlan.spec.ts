import { expectedCost } from '@greenroom/shared/rules'
import type { SessionEstimate, Wallet } from '@greenroom/shared/wire'
import { expect, test } from 'vitest'
import { firstChoice, withSettings } from '../../data/choice.ts'
import { tokenPlan } from './tokenPlan.ts'

const choice = withSettings(firstChoice({ getItem: () => null }), { timeLimitInMinutes: 60 })
const costIn = (minutes: number) =>
  expectedCost({ settings: { ...choice.settings, timeLimitInMinutes: minutes }, assessmentType: null })
const estimate: SessionEstimate = {
  tokens: costIn(60),
  minutes: 60,
  questionCount: 3,
  matches: true,
  endsWithAStory: true,
  followsRound: null,
  nearest: [],
}
const walletWith = (left: number): Wallet => ({
  tokens: { left, reserved: 0, monthlyGrant: 10_000, low: true, month: '2026-11', nextGrantAt: '2026-12-01T00:00:00Z' },
})

test('with enough tokens it says how many are left afterwards, even if none are', () => {
  expect(tokenPlan(choice, estimate, walletWith(estimate.tokens + 7))).toEqual({ status: 'enough', leaves: 7 })
  expect(tokenPlan(choice, estimate, walletWith(estimate.tokens))).toEqual({ status: 'enough', leaves: 0 })
})

test('with too few it offers the longest interview they cover', () => {
  expect(tokenPlan(choice, estimate, walletWith(costIn(45)))).toMatchObject({
    status: 'short',
    shorter: { minutes: 45, tokens: costIn(45) },
  })
  expect(tokenPlan(choice, estimate, walletWith(costIn(45) - 1))).toMatchObject({ shorter: { minutes: 35 } })
  expect(tokenPlan(choice, estimate, walletWith(3))).toMatchObject({ left: 3, shorter: null })
})

test('an unknown balance or price doesn’t block the start', () => {
  expect(tokenPlan(choice, undefined, walletWith(3))).toEqual({ status: 'unknown' })
  expect(tokenPlan(choice, estimate, undefined)).toEqual({ status: 'unknown' })
})
