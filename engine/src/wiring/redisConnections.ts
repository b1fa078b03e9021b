import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { openRedis } from '../platform/openRedis.ts'

/** Two connections, because one that has subscribed can't do anything else. */
export type RedisConnections = { redis: Redis; subscriber: Redis }

/**
 * Connects so that commands fail immediately while Redis is unavailable. The sweep repeats important ones, and nobody
 * has to wait.
 */
export async function connectRedis(url: string, logger: FastifyBaseLogger): Promise<RedisConnections> {
  const subscriber = openRedis(url, { maxRetriesPerRequest: null })
  const redis = openRedis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  for (const connection of [redis, subscriber]) {
    connection.on('error', (error: unknown) => logger.warn({ err: error }, 'redis connection'))
  }
  await new Promise<void>((resolve) => redis.once('ready', resolve))
  return { redis, subscriber }
}
