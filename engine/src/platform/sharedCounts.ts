import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { z } from 'zod'
import type { BucketSize, ShareCount } from '../realtime/tokenBuckets.ts'

/** How long spent tokens are collected before they are told to the others, in ms. */
const collectMs = 50
/** More keys than this aren't collected while Redis is silent. */
const maxWaiting = 10_000
/** How long to wait before the next try if Redis doesn't answer, in ms. */
const pauseMs = 1_000

/**
 * Spends tokens of a bucket that all engines share, and returns how many ms it needs to be full again. The key holds
 * the time at which it will be full, in ms since 1970.
 */
const spendScript = `
local now, every, burst, spent = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local whole = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now) + spent * every
whole = math.min(whole, now + burst * every)
local left = math.ceil(whole - now)
if left > 0 then redis.call('SET', KEYS[1], string.format('%.0f', whole), 'PX', left) end
return left`

const answersSchema = z.array(z.tuple([z.unknown(), z.unknown()]))

type Spent = { tokens: number; size: BucketSize; heard: (tokens: number) => void }

/** Makes buckets that engines share. Each bucket needs a name of its own. */
export type SharedCounts = {
  of(name: string): ShareCount
  stop(): void
}

/**
 * Lets all engines count together without waiting for Redis: an engine decides by what it knows, then tells what was
 * spent, and hears what is left for all. So together they may allow what arrives within about 50 ms more than the
 * limit. While Redis is down, each engine limits by its own count.
 */
export function openSharedCounts({
  redis,
  logger,
  now,
}: {
  redis: Redis
  logger: FastifyBaseLogger
  now: () => number
}): SharedCounts {
  const waiting = new Map<string, Spent>()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  function plan(ms: number): void {
    if (timer !== undefined || isStopped) return
    timer = setTimeout(() => void tell(), ms)
    timer.unref()
  }

  async function tell(): Promise<void> {
    const told = [...waiting]
    waiting.clear()
    try {
      const pipeline = redis.pipeline()
      for (const [key, { tokens, size }] of told)
        pipeline.eval(spendScript, 1, key, now(), 1000 / size.perSecond, size.burst, tokens)
      const answers = answersSchema.parse(await pipeline.exec())
      answers.forEach(([, leftMs], index) => {
        const spent = told[index]?.[1]
        if (spent === undefined || typeof leftMs !== 'number') return
        spent.heard(spent.size.burst - (leftMs / 1000) * spent.size.perSecond)
      })
      timer = undefined
      if (waiting.size > 0) plan(collectMs)
    } catch (error) {
      logger.warn({ err: error }, 'each engine limits by its own count')
      timer = undefined
      for (const [key, { tokens, size, heard }] of told) spend(key, tokens, size, heard)
      plan(pauseMs)
    }
  }

  function spend(key: string, tokens: number, size: BucketSize, heard: Spent['heard']): void {
    const before = waiting.get(key)
    if (before === undefined && waiting.size >= maxWaiting) return
    waiting.set(key, { tokens: Math.min(size.burst, tokens + (before?.tokens ?? 0)), size, heard })
  }

  return {
    of: (name) => (key, tokens, size, heard) => {
      spend(`greenroom:bucket:${name}:${key}`, tokens, size, heard)
      plan(collectMs)
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
