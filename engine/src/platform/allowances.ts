import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

/** So many at once, then one each `everyMs`. It never closes, and `burst × everyMs` without a try makes it whole again. */
export type Allowance = { burst: number; everyMs: number }

/** One try at something, counted under `key`. */
export type Claim = { key: string; allowance: Allowance }

/** Counts what must not be done too often, such as guessing a password. All engines count together. */
export type Allowances = {
  /**
   * Counts a try under all of these keys, or under none of them if one has none left. Count before what is counted is done: of many
   * tries at once only the allowed ones get past.
   * @returns 0, or how many ms later the try would be counted
   */
  take(claims: readonly Claim[]): Promise<number>
  /** Uncounts a try that turned out to be none. */
  giveBack(claims: readonly Claim[]): Promise<void>
}

/** Each key holds the time, ms since 1970, at which its allowance is whole again. */
const takeScript = `
local now, wait = tonumber(ARGV[1]), 0
for i, key in ipairs(KEYS) do
  local burst, every = tonumber(ARGV[2 * i]), tonumber(ARGV[2 * i + 1])
  wait = math.max(wait, tonumber(redis.call('GET', key) or now) - now - (burst - 1) * every)
end
if wait > 0 then return wait end
for i, key in ipairs(KEYS) do
  local whole = math.max(tonumber(redis.call('GET', key) or now), now) + tonumber(ARGV[2 * i + 1])
  redis.call('SET', key, string.format('%.0f', whole), 'PX', string.format('%.0f', whole - now))
end
return 0`

const giveBackScript = `
local now = tonumber(ARGV[1])
for i, key in ipairs(KEYS) do
  local whole = tonumber(redis.call('GET', key) or now) - tonumber(ARGV[2 * i + 1])
  if whole > now then redis.call('SET', key, string.format('%.0f', whole), 'PX', string.format('%.0f', whole - now))
  else redis.call('DEL', key) end
end
return 0`

const prefix = 'greenroom:allowance:'
/** A Redis that is silent for longer counts as away. */
const longestAnswerMs = 500
const maxKeysInMemory = 50_000

/** The same counts in this process alone, of the latest 50,000 keys. */
export function allowancesInMemory(now: () => number): Allowances {
  const wholeAt = new LRUCache<string, number>({ max: maxKeysInMemory })
  return {
    async take(claims) {
      const at = now()
      const waits = claims.map(
        ({ key, allowance: { burst, everyMs } }) => (wholeAt.get(key) ?? at) - at - (burst - 1) * everyMs,
      )
      const wait = Math.max(0, ...waits)
      if (wait > 0) return wait
      for (const { key, allowance } of claims)
        wholeAt.set(key, Math.max(wholeAt.get(key) ?? at, at) + allowance.everyMs)
      return 0
    },
    async giveBack(claims) {
      for (const { key, allowance } of claims) {
        const whole = (wholeAt.get(key) ?? 0) - allowance.everyMs
        if (whole > now()) wholeAt.set(key, whole)
        else wholeAt.delete(key)
      }
    },
  }
}

export type AllowancesOptions = { redis: Redis; logger: FastifyBaseLogger; now: () => number }

/**
 * Counts in Redis, in one step. While Redis does not answer each engine counts for itself: nobody may guess without a bound then, and
 * nobody is kept out by whoever brings Redis down.
 */
export function createAllowances({ redis, logger, now }: AllowancesOptions): Allowances {
  const own = allowancesInMemory(now)

  async function run(script: string, claims: readonly Claim[]): Promise<number> {
    const keys = claims.map(({ key }) => `${prefix}${key}`)
    const bounds = claims.flatMap(({ allowance: { burst, everyMs } }) => [burst, everyMs])
    const silence = new AbortController()
    const late = sleep(longestAnswerMs, undefined, { signal: silence.signal })
      // A process that was too busy to read may have the answer already.
      .then(() => setImmediate())
      .then(() => {
        throw new Error('Redis does not answer')
      })
    late.catch(() => undefined)
    try {
      return z.number().parse(await Promise.race([redis.eval(script, keys.length, ...keys, now(), ...bounds), late]))
    } finally {
      silence.abort()
    }
  }

  return {
    async take(claims) {
      try {
        return await run(takeScript, claims)
      } catch (error) {
        logger.warn({ err: error }, 'this engine counts tries for itself')
        return own.take(claims)
      }
    },
    async giveBack(claims) {
      try {
        await run(giveBackScript, claims)
      } catch {
        // It was counted by this engine alone, or runs out by itself.
        await own.giveBack(claims)
      }
    },
  }
}
