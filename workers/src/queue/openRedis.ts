import { sentinelsIn } from '@greenroom/shared/service'
import { Redis, type RedisOptions } from 'ioredis'

/**
 * Redis overestimates how long it takes to load its file, and is usually ready much sooner.
 */
const maxLoadingRetryTime = 250

/** Connects to the Redis at this address, or to the one its Sentinels name (`REDIS_URL`). */
export function openRedis(address: string, options: RedisOptions): Redis {
  const sentinels = sentinelsIn(address)
  return sentinels === undefined
    ? new Redis(address, { maxLoadingRetryTime, ...options })
    : new Redis({ maxLoadingRetryTime, ...sentinels, ...options })
}
