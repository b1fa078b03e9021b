import { type Delta, deltaSchema, draftKey } from '@greenroom/shared'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'

/** What a worker has written of a reply so far, for those who join in the middle; nothing where Redis does not say. */
export function draftReader(redis: Redis, logger: FastifyBaseLogger) {
  return async (sessionId: string, messageId: string): Promise<Delta[]> => {
    try {
      const pieces = await redis.lrange(draftKey(sessionId, messageId), 0, -1)
      return pieces.map((piece) => deltaSchema.parse(JSON.parse(piece)))
    } catch (error) {
      logger.warn({ err: error, sessionId, messageId }, 'no draft could be read')
      return []
    }
  }
}
