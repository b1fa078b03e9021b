import { planIds } from '@greenroom/shared/rules'
import { auditRecordSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import type { Collection, Store } from '../store/port.ts'

/** What payments bring, by all that the payment provider has told so far. Times in ms since 1970. */
export const paidStandingSchema = z.object({
  tier: z.enum(['PREMIUM', 'PENDING', 'FREE']),
  plan: z.enum(planIds).nullable(),
  /** When it ends; null for what is not PREMIUM. */
  expiresAt: z.number().nullable(),
  renews: z.boolean(),
  /** Whether some payment still waits for its confirmation. */
  isPending: z.boolean(),
})
export type PaidStanding = z.infer<typeof paidStandingSchema>

/**
 * Whatever is stored: a record that makes no subscription counts as none (spec §5), and is read all the same. Beside the fields of spec §3 stand the
 * plan, what payments bring, and the change that came last.
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
  /** Rises with each change, so that two engines never change the same state. */
  revision: z.number().optional(),
  /** The record of the change that came last: it is written with the change itself, and copied into the audit trail afterwards. */
  change: auditRecordSchema.nullable().catch(null),
  /** Whether `change` stands in the audit trail. */
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
