import type { Subscription, SubscriptionTier } from '../vocabulary/people.ts'
import { defaultDisplayName } from './constants.ts'

/** Tier, expiry and name, with defaults applied. */
export type Membership = Pick<Subscription, 'displayName' | 'subscriptionTier' | 'subscriptionExpiry'>

/** Spec §4: users without a subscription are FREE and called 'user'. */
export const noSubscription: Membership = {
  displayName: defaultDisplayName,
  subscriptionTier: 'FREE',
  subscriptionExpiry: null,
}

/** Spec §4: an expired tier becomes FREE, and FREE has no expiry. */
export function membershipAt(subscription: Membership | null, now: Date): Membership {
  if (subscription === null) return noSubscription
  const { displayName, subscriptionTier, subscriptionExpiry } = subscription
  const expired = subscriptionExpiry !== null && Date.parse(subscriptionExpiry) < now.getTime()
  if (expired || subscriptionTier === 'FREE') return { displayName, subscriptionTier: 'FREE', subscriptionExpiry: null }
  return { displayName, subscriptionTier, subscriptionExpiry }
}

/** Spec §5: looking up by user id needs a number. */
export function readUserId(value: unknown): number | null {
  const id = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof id === 'number' && Number.isFinite(id) ? id : null
}

/** Spec §6: premium access. */
export const hasPremiumAccess = (tier: SubscriptionTier): boolean => tier === 'PREMIUM' || tier === 'ADMIN'

/** Spec §6: admin rights. */
export const isAdmin = (tier: SubscriptionTier): boolean => tier === 'ADMIN'

/** Spec §6: content-creator rights. */
export const isContentCreator = (tier: SubscriptionTier): boolean => tier === 'CONTENT_CREATOR'

/** Spec §6: shows the upsell to signed-out users, and to signed-in users without premium. */
export const showsUpsell = (user: { signedIn: boolean; tier: SubscriptionTier }): boolean =>
  !user.signedIn || !hasPremiumAccess(user.tier)
