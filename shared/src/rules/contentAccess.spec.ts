import { describe, expect, it } from 'vitest'
import { accessOf } from './contentAccess.ts'

const everybody = { hasPremium: false, seesBeta: false }
const subscriber = { hasPremium: true, seesBeta: false }
const tester = { hasPremium: false, seesBeta: true }
const testingSubscriber = { hasPremium: true, seesBeta: true }

describe('who may open a piece of content (answers §8)', () => {
  it.each([
    ['standard', 'prod', everybody, 'open'],
    ['premium', 'prod', everybody, 'premium'],
    ['premium', 'prod', subscriber, 'open'],
    ['coming_soon', 'prod', subscriber, 'coming_soon'],
    ['standard', 'coming_soon', testingSubscriber, 'coming_soon'],
    ['premium', 'coming_soon', everybody, 'coming_soon'],
    ['standard', 'beta', everybody, null],
    ['standard', 'beta', subscriber, null],
    ['standard', 'beta', tester, 'open'],
    ['premium', 'beta', tester, 'premium'],
    ['premium', 'beta', testingSubscriber, 'open'],
    ['coming_soon', 'beta', everybody, null],
    ['coming_soon', 'beta', tester, 'coming_soon'],
  ] as const)('%s and %s, for %o: %s', (contentTier, releaseStage, reader, access) => {
    expect(accessOf({ contentTier, releaseStage }, reader)).toBe(access)
  })
})
