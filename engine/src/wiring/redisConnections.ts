import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'

/** Two connections: one that listens can do nothing else. */
export type RedisConnections = { redis: Redis; subscriber: Redis }

/** A command that Redis cannot take now fails at once: the sweep repeats what matters, and nobody waits for it. */
export async function connectRedis(url: string, logger: FastifyBaseLogger): Promise<RedisConnections> {
  // A Redis that reads its file takes as long as it says, and is usually ready long before.
  const maxLoadingRetryTime = 250
  const subscriber = new Redis(url, { maxRetriesPerRequest: null, maxLoadingRetryTime })
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, maxLoadingRetryTime })
  for (const connection of [redis, subscriber]) {
    connection.on('error', (error: unknown) => logger.warn({ err: error }, 'redis connection'))
  }
  await new Promise<void>((resolve) => redis.once('ready', resolve))
  return { redis, subscriber }
}
