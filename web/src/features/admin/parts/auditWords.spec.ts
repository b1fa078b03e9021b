import { auditedActs } from '@greenroom/shared/vocabulary'
import { expect, test } from 'vitest'
import { changedFields, nameOfActor, titleOfAct } from './auditWords.ts'

test('only differences are shown, with days as days and empty values as empty', () => {
  const before = { subscriptionTier: 'PENDING', subscriptionExpiry: null, plan: 'target', renews: false }
  const after = {
    subscriptionTier: 'PREMIUM',
    subscriptionExpiry: '2026-11-30T23:59:59.000Z',
    plan: 'target',
    renews: true,
  }
  expect(changedFields(before, after)).toEqual([
    { name: 'Tier', before: 'PENDING', after: 'PREMIUM' },
    { name: 'Expires', before: null, after: '30 Nov 2026' },
    { name: 'Renews', before: 'no', after: 'yes' },
  ])
  expect(changedFields(null, { tokens: 3020 })).toEqual([{ name: 'Tokens', before: null, after: '3,020' }])
  expect(changedFields({ plan: 'boost' }, null)).toEqual([{ name: 'Plan', before: 'Boost', after: null }])
})

test('every act has its own words, and an unknown one from a newer server has some', () => {
  const words = auditedActs.map(titleOfAct)
  expect(new Set(words).size).toBe(auditedActs.length)
  expect(words.join('')).not.toContain('_')
  expect(titleOfAct('coupon_sent')).toBe('Coupon sent')
})

test('a person who changes their own account is shown by name', () => {
  expect(nameOfActor({ by: { kind: 'self', userId: 7 }, aboutName: 'Ada' })).toBe('Ada')
  expect(nameOfActor({ by: { kind: 'webhook', eventId: 'evt_1' }, aboutName: 'Ada' })).toBe('Payment')
})
