import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'

/** Two connections, because one that has subscribed can't do anything else. */
export type RedisConnections = { redis: Redis; subscriber: Redis }

/**
 * Connects so that commands fail immediately while Redis is unavailable. The sweep repeats important ones, and nobody
 * has to wait.
 */
export async function connectRedis(url: string, logger: FastifyBaseLogger): Promise<RedisConnections> {
  // Redis overestimates how long it takes to load its file, and is usually ready much sooner.
  const maxLoadingRetryTime = 250
  const subscriber = new Redis(url, { maxRetriesPerRequest: null, maxLoadingRetryTime })
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, maxLoadingRetryTime })
  for (const connection of [redis, subscriber]) {
    connection.on('error', (error: unknown) => logger.warn({ err: error }, 'redis connection'))
  }
  await new Promise<void>((resolve) => redis.once('ready', resolve))
  return { redis, subscriber }
}
