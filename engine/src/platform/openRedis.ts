import { sentinelsIn } from '@greenroom/shared/service'
import { Redis, type RedisOptions } from 'ioredis'

/**
 * Redis overestimates how long it takes to load its file, and is usually ready much sooner.
 */
const maxLoadingRetryTime = 250

type ConnectionOptions = Pick<RedisOptions, 'maxRetriesPerRequest' | 'enableOfflineQueue'>

/** Connects to the Redis at this address, or to the one its Sentinels name (`REDIS_URL`). */
export function openRedis(address: string, options: ConnectionOptions): Redis {
  const sentinels = sentinelsIn(address)
  const common = { ...options, maxLoadingRetryTime }
  return sentinels === undefined ? new Redis(address, common) : new Redis({ ...common, ...sentinels })
}
