import { describe, expect, it } from 'vitest'
import { type Subscription, subscriptionTiers } from '../vocabulary/people.ts'
import {
  hasPremiumAccess,
  isAdmin,
  isContentCreator,
  membershipAt,
  noSubscription,
  readUserId,
  showsUpsell,
} from './subscription.ts'
import { readSubscription, subscriptionByEmail, subscriptionByUserId } from './subscriptionRecords.ts'

const now = new Date('2026-05-01T12:00:00Z')
const premium: Subscription = {
  userId: 7,
  email: 'ada@example.org',
  displayName: 'Ada',
  subscriptionTier: 'PREMIUM',
  subscriptionExpiry: '2026-06-01T00:00:00.000Z',
  renewalId: null,
}

describe('subscriptions (spec §4, §5, §6)', () => {
  it('spec §4: "If no subscription is found, the user is FREE with display name \'user\'"', () => {
    expect(membershipAt(null, now)).toEqual(noSubscription)
    expect(noSubscription).toEqual({ displayName: 'user', subscriptionTier: 'FREE', subscriptionExpiry: null })
  })

  it('spec §4: "if the expiry date is past, the tier becomes FREE"', () => {
    expect(membershipAt(premium, now).subscriptionTier).toBe('PREMIUM')
    // At the exact moment it expires, a subscription is still valid.
    expect(membershipAt(premium, new Date('2026-06-01T00:00:00.000Z')).subscriptionTier).toBe('PREMIUM')
    const later = membershipAt(premium, new Date('2026-06-01T00:00:00.001Z'))
    expect(later).toEqual({ displayName: 'Ada', subscriptionTier: 'FREE', subscriptionExpiry: null })
  })

  it('spec §4: "A FREE tier has its expiry cleared"', () => {
    expect(membershipAt({ ...premium, subscriptionTier: 'FREE' }, now).subscriptionExpiry).toBeNull()
  })

  it.each(['PENDING', 'PREMIUM', 'ADMIN', 'CONTENT_CREATOR'] as const)(
    'spec §4: "if the expiry date is past, the tier becomes FREE", and %s is a tier like the others',
    (subscriptionTier) => {
      const tierBy = (subscriptionExpiry: string | null) =>
        membershipAt({ ...premium, subscriptionTier, subscriptionExpiry }, now).subscriptionTier
      expect(tierBy('2026-04-30T00:00:00.000Z')).toBe('FREE')
      expect([tierBy('2026-05-02T00:00:00.000Z'), tierBy(null)]).toEqual([subscriptionTier, subscriptionTier])
    },
  )

  it.each([
    ['2026-06-01T02:00:00+02:00', '2026-06-01T00:00:00.000Z'],
    ['2026-05-31T20:00:00-04:00', '2026-06-01T00:00:00.000Z'],
    ['2026-06-01', '2026-06-01T00:00:00.000Z'],
    [new Date('2026-06-01T00:00:00Z'), '2026-06-01T00:00:00.000Z'],
  ])('spec §3: "subscriptionExpiry (date or null)": %s is read in UTC', (subscriptionExpiry, inUtc) => {
    expect(readSubscription({ ...premium, subscriptionExpiry })?.subscriptionExpiry).toBe(inUtc)
  })

  it('spec §5: "A subscription record missing expiry or tier is treated as absent"', () => {
    const { subscriptionTier: _tier, ...withoutTier } = premium
    const { subscriptionExpiry: _expiry, ...withoutExpiry } = premium
    expect(readSubscription(withoutTier)).toBeNull()
    expect(readSubscription(withoutExpiry)).toBeNull()
    expect(readSubscription({ ...premium, subscriptionExpiry: null })).not.toBeNull()
    expect(readSubscription({ ...premium, subscriptionTier: 'GOLD' })).toBeNull()
  })

  it('spec §5: doesn’t treat a record with expiry and tier as absent: without a name the user is called user (spec §4)', () => {
    const { subscriptionTier, subscriptionExpiry } = premium
    const bare = { userId: 7, subscriptionTier, subscriptionExpiry }
    expect(readSubscription(bare)).toEqual({ ...bare, displayName: 'user', email: '', renewalId: null })
    for (const field of ['userId', 'email', 'displayName', 'renewalId'] as const) {
      for (const value of [undefined, null, {}, 7n])
        expect(readSubscription({ ...premium, [field]: value })?.subscriptionTier).toBe('PREMIUM')
    }
  })

  it('spec §5: "A subscription\'s stored email must equal the lower-cased query email"', () => {
    expect(subscriptionByEmail([premium], 'ADA@example.org').subscription).toEqual(premium)
    expect(subscriptionByEmail([premium], 'eve@example.org').subscription).toBeNull()
    const asTyped = { ...premium, email: 'Ada@example.org' }
    expect(subscriptionByEmail([asTyped], 'Ada@example.org').subscription).toBeNull()
    expect(subscriptionByEmail([premium, premium], 'ada@example.org')).toEqual({
      subscription: premium,
      ambiguous: true,
    })
  })

  it('spec §5: "More than one subscription for one email or user id is logged; for a user id it is treated as not found"', () => {
    expect(subscriptionByUserId([premium], 7).subscription).toEqual(premium)
    expect(subscriptionByUserId([premium, premium], 7)).toEqual({ subscription: null, ambiguous: true })
  })

  it.each([
    [7, 7],
    ['7', 7],
    ['', null],
    ['x', null],
    [Number.NaN, null],
    [null, null],
    [{}, null],
  ])('spec §5: "Subscription lookup by user id requires a numeric id": reads %j as %j', (value, id) => {
    expect(readUserId(value)).toBe(id)
  })

  it('knows each tier’s rights', () => {
    expect((['PENDING', 'FREE', 'PREMIUM', 'ADMIN', 'CONTENT_CREATOR'] as const).filter(hasPremiumAccess)).toEqual([
      'PREMIUM',
      'ADMIN',
    ])
    expect((['PENDING', 'FREE', 'PREMIUM', 'ADMIN', 'CONTENT_CREATOR'] as const).filter(isAdmin)).toEqual(['ADMIN'])
    expect((['PENDING', 'FREE', 'PREMIUM', 'ADMIN', 'CONTENT_CREATOR'] as const).filter(isContentCreator)).toEqual([
      'CONTENT_CREATOR',
    ])
  })

  it('spec §6: "An upsell is shown when a user is signed in and not premium, and also when not signed in"', () => {
    const toWhom = (signedIn: boolean) => subscriptionTiers.filter((tier) => showsUpsell({ signedIn, tier }))
    expect(toWhom(true)).toEqual(['PENDING', 'FREE', 'CONTENT_CREATOR'])
    expect(toWhom(false)).toEqual(subscriptionTiers)
  })
})
