import type { PlanId } from '@greenroom/shared/rules'
import type { SubscriptionTier } from '@greenroom/shared/vocabulary'
import type { AdminSubscription } from '@greenroom/shared/wire'

/** The form's content: the expiry date in a date field's format (`2026-12-07`), empty for never. */
export type Draft = { tier: SubscriptionTier; plan: PlanId | null; day: string }

type Stored = Pick<AdminSubscription, 'subscriptionTier' | 'plan' | 'subscriptionExpiry'>

/** A draft of the current state. Without a subscription it starts at PREMIUM, the usual reason to create one. */
export const draftOf = (stored: Stored | null): Draft =>
  stored === null
    ? { tier: 'PREMIUM', plan: null, day: '' }
    : {
        tier: stored.subscriptionTier,
        plan: stored.plan,
        day: stored.subscriptionExpiry?.slice(0, 10) ?? '',
      }

/**
 * Builds the request body. FREE has no expiry and no plan (spec §4). A newly picked day runs to its end in UTC; an
 * unchanged day keeps its time, so that saving another field doesn't move the expiry.
 */
export function fieldsOf({ tier, plan, day }: Draft, stored: Stored | null): Stored {
  if (tier === 'FREE') return { subscriptionTier: tier, plan: null, subscriptionExpiry: null }
  const expiry = stored?.subscriptionExpiry ?? null
  const subscriptionExpiry = day === '' ? null : expiry?.startsWith(day) ? expiry : `${day}T23:59:59.999Z`
  return { subscriptionTier: tier, plan, subscriptionExpiry }
}

/** Whether saving would change anything. */
export const changes = (draft: Draft, stored: Stored | null): boolean => {
  if (stored === null) return true
  const { subscriptionTier, plan, subscriptionExpiry } = fieldsOf(draft, stored)
  return (
    subscriptionTier !== stored.subscriptionTier ||
    plan !== stored.plan ||
    subscriptionExpiry !== stored.subscriptionExpiry
  )
}
