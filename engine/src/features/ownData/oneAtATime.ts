import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'

/** Named locks, each with only one holder at a time across all engines. */
export type OneAtATime = {
  /**
   * Takes the lock until the returned function is called; undefined if it is already taken. A dead engine's lock
   * expires within a minute.
   */
  take(name: string): Promise<(() => Promise<void>) | undefined>
}

const leaseMs = 60_000
const renewEveryMs = 20_000
const renewScript = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end"
const giveBackScript = "if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end"

/** Uses leases in Redis. While Redis is down, each engine has its own locks. */
export function createOneAtATime(options: { redis: Redis; logger: FastifyBaseLogger; prefix: string }): OneAtATime {
  const { redis, logger, prefix } = options
  const here = new Set<string>()
  return {
    async take(name) {
      if (here.has(name)) return undefined
      here.add(name)
      const [key, mark] = [`${prefix}${name}`, randomUUID()]
      const warn = (error: unknown) => logger.warn({ err: error }, 'a lease is only held by this engine')
      try {
        if ((await redis.set(key, mark, 'PX', leaseMs, 'NX')) === null) {
          here.delete(name)
          return undefined
        }
      } catch (error) {
        warn(error)
      }
      const timer = setInterval(() => redis.eval(renewScript, 1, key, mark, leaseMs).catch(warn), renewEveryMs)
      timer.unref()
      return async () => {
        clearInterval(timer)
        here.delete(name)
        await redis.eval(giveBackScript, 1, key, mark).catch(warn)
      }
    },
  }
}
