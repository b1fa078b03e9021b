import { type Membership, membershipAt, subscriptionByUserId } from '@greenroom/shared/rules'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Store } from '../../store/port.ts'

/** Whatever is stored: what makes no subscription of it counts as none (spec §5). */
const recordSchema = z.looseObject({ id: z.string() })

export type Memberships = {
  /** Tier and expiry as they hold now; FREE for who has no subscription (spec §4). */
  of(user: { userId: number; email: string; emailVerified: boolean }): Promise<Membership>
}

/** @param adminEmail the account of this address is ADMIN once the address is verified */
export function openMemberships(
  store: Store,
  { adminEmail, logger, now }: { adminEmail?: string | undefined; logger: FastifyBaseLogger; now: () => number },
): Memberships {
  const subscriptions = store.collection<z.infer<typeof recordSchema>>({
    name: 'subscriptions',
    unique: [],
    indexes: [['userId'], ['email']],
    parse: (stored) => recordSchema.parse(stored),
  })
  return {
    async of({ userId, email, emailVerified }) {
      const records = await subscriptions.find({ where: { userId }, limit: 3 })
      const { subscription, ambiguous } = subscriptionByUserId(records, userId)
      if (ambiguous) logger.warn({ userId }, 'there are several subscriptions for one user')
      const membership = membershipAt(subscription, new Date(now()))
      const isAdmin = emailVerified && adminEmail !== undefined && email === adminEmail.toLowerCase()
      return isAdmin ? { ...membership, subscriptionTier: 'ADMIN', subscriptionExpiry: null } : membership
    },
  }
}
