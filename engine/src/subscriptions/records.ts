import { planIds } from '@greenroom/shared/rules'
import { auditRecordSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import type { Collection, Store } from '../store/port.ts'

/**
 * What a user's payments entitle them to, according to the payment provider's events so far. Times in ms since 1970.
 */
export const paidStandingSchema = z.object({
  tier: z.enum(['PREMIUM', 'PENDING', 'FREE']),
  plan: z.enum(planIds).nullable(),
  /** When the tier ends; null unless PREMIUM. */
  expiresAt: z.number().nullable(),
  renews: z.boolean(),
  /** Whether a payment is still waiting for confirmation. */
  isPending: z.boolean(),
})
export type PaidStanding = z.infer<typeof paidStandingSchema>

/**
 * A subscription as stored. Any record can be read, but one without a valid subscription counts as none (spec §5).
 * Besides the fields of spec §3, it has the plan, the entitlement from payments and the latest change.
 */
const recordSchema = z.looseObject({
  id: z.string(),
  userId: z.unknown().optional(),
  email: z.unknown().optional(),
  subscriptionTier: z.unknown().optional(),
  subscriptionExpiry: z.unknown().optional(),
  plan: z.enum(planIds).nullable().catch(null),
  renews: z.boolean().catch(false),
  paid: paidStandingSchema.nullable().catch(null),
  /** Goes up with every change, so that two engines can't both change the same state. */
  revision: z.number().optional(),
  /** The audit record of the latest change. It is written together with the change, then copied to the audit trail. */
  change: auditRecordSchema.nullable().catch(null),
  /** Whether `change` has been copied to the audit trail. */
  isAudited: z.boolean().optional(),
})
export type SubscriptionRecord = z.infer<typeof recordSchema>

export type SubscriptionRecords = Collection<SubscriptionRecord>

export const openSubscriptionRecords = (store: Store): SubscriptionRecords =>
  store.collection<SubscriptionRecord>({
    name: 'subscriptions',
    unique: [],
    indexes: [
      ['userId'],
      ['email'],
      ['subscriptionTier', 'subscriptionExpiry'],
      ['isAudited'],
      ['revision'],
      ['plan', 'subscriptionTier', 'subscriptionExpiry'],
    ],
    parse: (stored) => recordSchema.parse(stored),
  })
