import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

/**
 * `burst` tries at once, then one every `everyMs`. It never locks: after `burst × everyMs` without a try, the full
 * burst is available again.
 */
export type Allowance = { burst: number; everyMs: number }

/** One attempt, counted under `key`. */
export type Claim = { key: string; allowance: Allowance }

/** Limits repeated actions, such as guessing a password. All engines count together. */
export type Allowances = {
  /**
   * Counts an attempt under all of these keys, or under none if any is used up. Call it before the action, so that
   * concurrent attempts can't exceed the limit.
   * @returns 0, or the ms until the attempt would be allowed
   */
  take(claims: readonly Claim[]): Promise<number>
  /** Uncounts attempts that didn't matter after all. */
  giveBack(claims: readonly Claim[]): Promise<void>
}

/**
 * Each key holds the time, ms since 1970, when its full burst will be available again. A time further away than a burst
 * lasts is from before the clock was set back; it must not lock anybody out until then.
 */
const takeScript = `
local now, wait = tonumber(ARGV[1]), 0
local function wholeAt(i, key)
  local burst, every = tonumber(ARGV[2 * i]), tonumber(ARGV[2 * i + 1])
  local stored, last = tonumber(redis.call('GET', key) or now), now + burst * every
  if stored > last then redis.call('SET', key, string.format('%.0f', last), 'PX', burst * every) end
  return math.min(stored, last)
end
for i, key in ipairs(KEYS) do
  local burst, every = tonumber(ARGV[2 * i]), tonumber(ARGV[2 * i + 1])
  wait = math.max(wait, wholeAt(i, key) - now - (burst - 1) * every)
end
if wait > 0 then return wait end
for i, key in ipairs(KEYS) do
  local whole = math.max(wholeAt(i, key), now) + tonumber(ARGV[2 * i + 1])
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
/** If Redis doesn't answer within this time, it counts as down. */
const longestAnswerMs = 500
const maxKeysInMemory = 50_000

/** The same limits, but only in this process, for the latest 50,000 keys. */
export function allowancesInMemory(now: () => number): Allowances {
  const wholeAt = new LRUCache<string, number>({ max: maxKeysInMemory })
  const wholeOf = ({ key, allowance: { burst, everyMs } }: Claim, at: number): number => {
    const stored = wholeAt.get(key) ?? at
    const last = at + burst * everyMs
    if (stored > last) wholeAt.set(key, last)
    return Math.min(stored, last)
  }
  return {
    async take(claims) {
      const at = now()
      const waits = claims.map(
        (claim) => wholeOf(claim, at) - at - (claim.allowance.burst - 1) * claim.allowance.everyMs,
      )
      const wait = Math.max(0, ...waits)
      if (wait > 0) return wait
      for (const claim of claims) wholeAt.set(claim.key, Math.max(wholeOf(claim, at), at) + claim.allowance.everyMs)
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
 * Counts atomically in Redis. While Redis is down, each engine counts on its own: guesses stay limited, and nobody is
 * locked out.
 */
export function createAllowances({ redis, logger, now }: AllowancesOptions): Allowances {
  const own = allowancesInMemory(now)

  async function run(script: string, claims: readonly Claim[]): Promise<number> {
    const keys = claims.map(({ key }) => `${prefix}${key}`)
    const bounds = claims.flatMap(({ allowance: { burst, everyMs } }) => [burst, everyMs])
    const silence = new AbortController()
    const late = sleep(longestAnswerMs, undefined, { signal: silence.signal })
      // If this process was too busy to read, the answer may already be there, so wait one more turn.
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
        logger.warn({ err: error }, 'tries are counted by this engine alone')
        return own.take(claims)
      }
    },
    async giveBack(claims) {
      try {
        await run(giveBackScript, claims)
      } catch {
        // Either only this engine counted the attempt, or the count in Redis will expire.
        await own.giveBack(claims)
      }
    },
  }
}
