import { createHmac } from 'node:crypto'
import { fixedPeriodsMs } from '@greenroom/shared/rules'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { networkOf } from './networkOf.ts'

/** From which network people came last, as a keyed hash of its address; so many accounts of one network count as one. */
export type LastNetworks = {
  /** Remembers where a request of this person came from. It is remembered for a day, or not at all while Redis is away. */
  saw(participantIds: readonly string[], address: string): void
  /** An opaque key, the same for everybody from there; null if nothing is known. */
  of(participantId: string): Promise<string | null>
  /** Forgets it now. */
  forget(participantId: string): Promise<void>
}

const keyOf = (participantId: string): string => `greenroom:network:${participantId}`
const rememberedSeconds = fixedPeriodsMs.network / 1000
/** Who comes from the same place again is not written down again for an hour. */
const written = { max: 50_000, ttl: 60 * 60_000 }

export type LastNetworksOptions = {
  redis: Redis
  logger: FastifyBaseLogger
  /** Keys the hashes. */
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
          logger.warn({ err: error }, 'where somebody came from is not remembered')
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
        // A run without it takes turns by its user.
        return null
      }
    },
  }
}
