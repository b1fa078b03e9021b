import type { FastifyBaseLogger } from 'fastify'
import type { AuditTrail } from '../audit/audit.ts'
import { startOnceForAll } from '../platform/onceForAll.ts'
import type { Store } from '../store/port.ts'
import { openSubscriptions, type Subscriptions } from '../subscriptions/subscriptions.ts'
import type { People } from './people.ts'

export type SubscriptionsWiring = {
  store: Store
  audit: AuditTrail
  people: Pick<People, 'accounts'>
  logger: FastifyBaseLogger
  now: () => number
}

/** In the answer a tier ends at once; the store follows within this time. */
const everyMs = 60_000

/** Subscriptions, and the sweep that ends those that have run out. */
export function startSubscriptions({ store, audit, people, logger, now }: SubscriptionsWiring): Subscriptions & {
  stop(): Promise<void>
} {
  const subscriptions = openSubscriptions(store, {
    audit,
    logger,
    now,
    async personOf(userId) {
      const user = await people.accounts.userById(userId)
      return user && { email: user.email, displayName: user.firstName || user.userName }
    },
  })
  const steps = [
    { name: 'changes that are not recorded yet', run: subscriptions.settle },
    { name: 'subscriptions that ran out', run: subscriptions.expire },
  ]
  const sweep = startOnceForAll({ name: 'subscriptions', everyMs, steps }, { store, logger, now })
  return { ...subscriptions, stop: sweep.stop }
}
