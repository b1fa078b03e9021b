import { signedOutUser } from '@greenroom/shared/rules'
import { type SubscriptionTier, subscriptionTiers } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import type { Account } from '../../data/account.ts'
import { upsellFor } from './upsellFor.ts'

const visitor: Account = { status: 'signed_out', user: signedOutUser(0.5) }
const signedIn = (subscriptionTier: SubscriptionTier): Account => ({
  status: 'signed_in',
  me: {
    id: 7,
    userName: 'Ada',
    firstName: '',
    lastName: '',
    email: 'ada@example.org',
    subscriptionTier,
    subscriptionExpiry: null,
  },
})

describe('what is offered (spec §6)', () => {
  it('spec §6: "and also when not signed in": an account', () => {
    expect(upsellFor(visitor, '/blog')).toBe('account')
  })

  it('spec §6: "An upsell is shown when a user is signed in and not premium": a plan; nothing to PREMIUM and ADMIN', () => {
    const offered = subscriptionTiers.filter((tier) => upsellFor(signedIn(tier), '/blog') === 'plan')
    expect(offered).toEqual(['PENDING', 'FREE', 'CONTENT_CREATOR'])
    for (const tier of ['PREMIUM', 'ADMIN'] as const) expect(upsellFor(signedIn(tier), '/blog')).toBeNull()
  })

  it('is nothing while the user is unknown', () => {
    expect(upsellFor({ status: 'loading' }, '/blog')).toBeNull()
    expect(upsellFor({ status: 'unreachable', error: new Error('away'), retry: () => undefined }, '/blog')).toBeNull()
  })

  it.each(['/', '/signin', '/signup', '/app/subscriptions'])('is nothing at %s', (pathname) => {
    expect(upsellFor(visitor, pathname)).toBeNull()
    expect(upsellFor(signedIn('FREE'), pathname)).toBeNull()
  })
})
