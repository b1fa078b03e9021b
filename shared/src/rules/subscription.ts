import type { Subscription, SubscriptionTier } from '../vocabulary/people.ts'
import { defaultDisplayName } from './constants.ts'

/** A user's subscription tier, expiry and name, with defaults applied. */
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

/** Spec §5: reads a user id to look up; null if it isn't a number. */
export function readUserId(value: unknown): number | null {
  const id = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof id === 'number' && Number.isFinite(id) ? id : null
}

/** Spec §6: whether this tier includes premium access. */
export const hasPremiumAccess = (tier: SubscriptionTier): boolean => tier === 'PREMIUM' || tier === 'ADMIN'

/** Spec §6: whether this tier has admin rights. */
export const isAdmin = (tier: SubscriptionTier): boolean => tier === 'ADMIN'

/** Spec §6: whether this tier has content-creator rights. */
export const isContentCreator = (tier: SubscriptionTier): boolean => tier === 'CONTENT_CREATOR'

/** Whether this tier may edit and publish content: creators, and administrators (answers §8). */
export const mayEditContent = (tier: SubscriptionTier): boolean => isContentCreator(tier) || isAdmin(tier)

/** Spec §6: whether to show the upsell. True for signed-out users, and for signed-in users without premium access. */
export const showsUpsell = (user: { signedIn: boolean; tier: SubscriptionTier }): boolean =>
  !user.signedIn || !hasPremiumAccess(user.tier)
