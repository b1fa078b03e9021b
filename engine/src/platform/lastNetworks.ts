import { createHmac } from 'node:crypto'
import { fixedPeriodsMs } from '@greenroom/shared/rules'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { networkOf } from './networkOf.ts'

/**
 * The network each person last used, as a keyed hash of its address. This makes many accounts on one network count as
 * one.
 */
export type LastNetworks = {
  /** Records the network of this person's request for a day. Does nothing while Redis is down. */
  saw(participantIds: readonly string[], address: string): void
  /** An opaque key, the same for everyone on that network; null if unknown. */
  of(participantId: string): Promise<string | null>
  /** Deletes the record immediately. */
  forget(participantId: string): Promise<void>
}

const keyOf = (participantId: string): string => `greenroom:network:${participantId}`
const rememberedSeconds = fixedPeriodsMs.network / 1000
/** Each pair of person and network is written at most once an hour. */
const written = { max: 50_000, ttl: 60 * 60_000 }

export type LastNetworksOptions = {
  redis: Redis
  logger: FastifyBaseLogger
  /** The key for the hashes. */
  secret: string
}

export function openLastNetworks({ redis, logger, secret }: LastNetworksOptions): LastNetworks {
  const latest = new LRUCache<string, string>(written)
  return {
    saw(participantIds, address) {
      const network = createHmac('sha256', secret)
        .update(`network ${networkOf(address)}`)
        .digest('base64url')
        .slice(0, 22)
      for (const participantId of participantIds) {
        if (latest.get(participantId) === network) continue
        latest.set(participantId, network)
        redis.set(keyOf(participantId), network, 'EX', rememberedSeconds).catch((error: unknown) => {
          latest.delete(participantId)
          logger.warn({ err: error }, "storing a sign-in's network failed")
        })
      }
    },
    async forget(participantId) {
      latest.delete(participantId)
      await redis.del(keyOf(participantId))
    },
    async of(participantId) {
      try {
        return await redis.get(keyOf(participantId))
      } catch {
        // Without a known network, runs take turns per user.
        return null
      }
    },
  }
}
