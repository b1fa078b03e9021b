import { type Membership, membershipAt, readUserId, subscriptionByUserId } from '@greenroom/shared/rules'
import type { FastifyBaseLogger } from 'fastify'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Store } from '../../store/port.ts'
import { removeAll } from '../../store/removeAll.ts'
import { openSubscriptionRecords } from '../../subscriptions/records.ts'

export type Memberships = {
  /** The current tier and expiry. FREE without a subscription (spec §4), or if it can't be read (spec §8). */
  of(user: { userId: number; email: string; emailVerified: boolean }): Promise<Membership>
  /** A user's subscriptions as stored, except for who changed them: only the audit trail records that. */
  recordsOf(userId: number): Promise<object[]>
  /** The users who have a subscription of any kind. */
  subscribers(): AsyncIterable<number>
  /** Deletes a user's subscriptions. */
  removeOf(userId: number): Promise<void>
  /** Updates the email in a user's subscriptions, because they are looked up by email (spec §5). */
  changeEmail(userId: number, email: string): Promise<void>
}

/** @param adminEmail the account with this email is ADMIN once the email is verified */
export function openMemberships(
  store: Store,
  { adminEmail, logger, now }: { adminEmail?: string | undefined; logger: FastifyBaseLogger; now: () => number },
): Memberships {
  const subscriptions = openSubscriptionRecords(store)
  return {
    async *subscribers() {
      for await (const record of everyDocument(subscriptions, {})) {
        const userId = readUserId(record.userId)
        if (userId !== null) yield userId
      }
    },
    removeOf: (userId) => removeAll(subscriptions, { userId }),
    recordsOf: async (userId) =>
      (await subscriptions.find({ where: { userId } })).map(
        ({ change: _change, isAudited: _isAudited, ...record }) => record,
      ),
    async changeEmail(userId, email) {
      const own = await subscriptions.find({ where: { userId } })
      for (const { id } of own) await subscriptions.update(id, { email: email.toLowerCase() })
    },
    async of({ userId, email, emailVerified }) {
      const records = await subscriptions.find({ where: { userId }, limit: 3 }).catch((error: unknown) => {
        logger.warn({ err: error, userId }, "the subscription can't be read")
        return []
      })
      const { subscription, ambiguous } = subscriptionByUserId(records, userId)
      if (ambiguous) logger.warn({ userId }, 'there are several subscriptions for one user')
      const membership = membershipAt(subscription, new Date(now()))
      const isAdmin = emailVerified && adminEmail !== undefined && email === adminEmail.toLowerCase()
      return isAdmin ? { ...membership, subscriptionTier: 'ADMIN', subscriptionExpiry: null } : membership
    },
  }
}
