import rateLimit from '@fastify/rate-limit'
import { noteRefusals } from '@greenroom/shared/service'
import type { FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import { type BucketSize, createTokenBuckets, type TokenBuckets } from '../realtime/tokenBuckets.ts'
import { ProblemError } from './problems.ts'
import type { SharedCounts } from './sharedCounts.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Limits what one person may do, such as opening sessions. All engines count together.
     * @param name of the limit; no other may have it
     */
    limits(name: string, size: BucketSize, now: () => number): TokenBuckets
  }
}

/** Limits calls from one address, for a route's config: `{ rateLimit: limit(20, 60) }`. */
export const limit = (requests: number, perSeconds: number) => ({ max: requests, timeWindow: perSeconds * 1000 })

/**
 * Lets routes limit how often they may be called: 429 TOO_MANY_REQUESTS with `retry-after` in seconds. Routes are
 * unlimited by default. Engines share the counts in Redis; while Redis is down, nothing is limited.
 */
export async function installRateLimit(
  app: FastifyInstance,
  { redis, counts }: { redis?: Redis; counts?: SharedCounts } = {},
): Promise<void> {
  app.decorate('limits', (name, size, now) =>
    createTokenBuckets(size, now, counts && { share: counts.of(name), below: 1 }),
  )
  noteRefusals(app, ({ config }) => (config?.rateLimit === undefined ? [] : ['TOO_MANY_REQUESTS']))
  await app.register(rateLimit, {
    global: false,
    ...(redis && { redis, nameSpace: 'greenroom:rate:', skipOnError: true }),
    errorResponseBuilder: (_request, context) =>
      new ProblemError('TOO_MANY_REQUESTS', `Try again in ${Math.ceil(context.ttl / 1000)} seconds`),
  })
}
