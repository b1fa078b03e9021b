import { z } from 'zod'
import { type Subscription, subscriptionTierSchema } from '../vocabulary/people.ts'
import { defaultDisplayName } from './constants.ts'

/** The user id given to records without one: accounts have positive ids, signed-out people negative ones. */
const nobodysId = 0

/**
 * An expiry in any format that other programs may have stored: with an offset, without a time, or as a database date. A
 * date without a time is read as midnight UTC.
 */
const expirySchema = z
  .union([z.iso.datetime({ offset: true }), z.iso.date(), z.date()])
  .transform((time) => new Date(time).toISOString())

/** A record as stored: missing fields get a default. */
const recordSchema = z.object({
  userId: z.number().catch(nobodysId),
  email: z.string().catch(''),
  displayName: z.string().trim().min(1).catch(defaultDisplayName),
  subscriptionTier: subscriptionTierSchema,
  subscriptionExpiry: expirySchema.nullable(),
  renewalId: z.string().nullable().catch(null),
})

/**
 * Spec §5: reads a subscription record; null if the record has no expiry or no tier. An expiry of null counts as an
 * expiry.
 */
export function readSubscription(record: unknown): Subscription | null {
  const parsed = recordSchema.safeParse(record)
  return parsed.success ? parsed.data : null
}

/** The result of a look-up. If `ambiguous` is true, the caller should log that several records matched. */
export type SubscriptionLookup = { subscription: Subscription | null; ambiguous: boolean }

/**
 * Spec §5: the stored email must equal the requested one in lower case; if several match, we log it and use the first.
 */
export function subscriptionByEmail(records: readonly unknown[], email: string): SubscriptionLookup {
  const wanted = email.toLowerCase()
  const found = records.map(readSubscription).filter((each) => each !== null && each.email === wanted)
  return { subscription: found[0] ?? null, ambiguous: found.length > 1 }
}

/** Spec §5: if a user id has several subscriptions, we log it and treat them as not found. */
export function subscriptionByUserId(records: readonly unknown[], userId: number): SubscriptionLookup {
  const found = records.map(readSubscription).filter((each) => each !== null && each.userId === userId)
  const ambiguous = found.length > 1
  return { subscription: ambiguous ? null : (found[0] ?? null), ambiguous }
}
