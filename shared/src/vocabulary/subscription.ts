import { z } from 'zod'

/** What a user may do (spec §6, tiers). */
export const subscriptionTiers = ['PENDING', 'FREE', 'PREMIUM', 'ADMIN', 'CONTENT_CREATOR'] as const
export const subscriptionTierSchema = z.enum(subscriptionTiers)
export type SubscriptionTier = z.infer<typeof subscriptionTierSchema>

/** A subscription as it is stored (spec §3). `subscriptionExpiry` is an ISO 8601 time in UTC, or null where nothing expires. */
export const subscriptionSchema = z.object({
  userId: z.number(),
  email: z.string().toLowerCase(),
  displayName: z.string(),
  subscriptionTier: subscriptionTierSchema,
  subscriptionExpiry: z.iso.datetime().nullable(),
  renewalId: z.string().nullable(),
})
export type Subscription = z.infer<typeof subscriptionSchema>
