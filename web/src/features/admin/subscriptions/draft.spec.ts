import { expect, test } from 'vitest'
import { changes, draftOf, fieldsOf } from './draft.ts'

const stored = {
  subscriptionTier: 'PREMIUM',
  plan: 'target',
  subscriptionExpiry: '2026-11-30T14:02:36.000Z',
} as const

test('an untouched day keeps its time; a new one lasts until its end in UTC', () => {
  const draft = draftOf(stored)
  expect(changes(draft, stored)).toBe(false)
  expect(fieldsOf({ ...draft, plan: 'boost' }, stored)).toEqual({ ...stored, plan: 'boost' })
  expect(fieldsOf({ ...draft, day: '2026-12-07' }, stored).subscriptionExpiry).toBe('2026-12-07T23:59:59.999Z')
  expect(fieldsOf({ ...draft, day: '' }, stored).subscriptionExpiry).toBeNull()
})

test('FREE removes expiry and plan (spec §4)', () => {
  expect(fieldsOf({ ...draftOf(stored), tier: 'FREE' }, stored)).toEqual({
    subscriptionTier: 'FREE',
    plan: null,
    subscriptionExpiry: null,
  })
})
