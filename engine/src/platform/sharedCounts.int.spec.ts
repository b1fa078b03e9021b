import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterAll, expect, it } from 'vitest'
import { createTokenBuckets } from '../realtime/tokenBuckets.ts'
import { quickPace, redisOfSpecs, startTestEngine, until } from '../testing/runningEngine.ts'
import { openSharedCounts } from './sharedCounts.ts'

const logger = pino({ level: 'silent' })
const size = { burst: 10, perSecond: 0.01 }
const closing: (() => unknown)[] = []
afterAll(async () => {
  for (const close of closing) await close()
})

/** An engine's part of a limit, with its own connection to Redis. */
function part(name: string, below = 1) {
  const redis = new Redis(redisOfSpecs(), { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  const counts = openSharedCounts({ redis, logger, now: Date.now })
  closing.push(counts.stop, () => redis.disconnect())
  const ready = new Promise<void>((resolve) => redis.once('ready', resolve))
  const buckets = createTokenBuckets(size, Date.now, { share: counts.of(name), below })
  return { redis, ready, ...buckets }
}

/** How many more are allowed now. */
const leftOf = ({ waitFor }: ReturnType<typeof part>, key: string): number =>
  Array.from({ length: size.burst }, (_, index) => index + 1).filter((cost) => waitFor(key, cost) === 0).length

it('what one engine allowed counts at the others', async () => {
  const [one, other] = [part('a'), part('a')]
  await Promise.all([one.ready, other.ready])
  for (let times = 0; times < 6; times += 1) expect(one.take('ada')).toBe(0)
  // The other engine asks when it has something to tell.
  expect(other.take('ada')).toBe(0)
  await until('it heard of both', async () => leftOf(other, 'ada') === 3)
  expect(one.take('ada')).toBe(0)
  await until('it heard, too', async () => leftOf(one, 'ada') === 2)
  expect(leftOf(other, 'eve')).toBe(10)
})

it('isn’t told before somebody is half-way to the limit, and is then told everything', async () => {
  const [one, other] = [part('b', 0.5), part('b', 0.5)]
  await Promise.all([one.ready, other.ready])
  for (let times = 0; times < 5; times += 1) one.take('ada')
  const { redis } = one
  expect(await redis.keys('greenroom:bucket:b:*')).toEqual([])
  one.take('ada')
  await until('it is told', async () => (await redis.keys('greenroom:bucket:b:*')).length === 1)
  other.take('ada', 6)
  await until('all twelve count', async () => leftOf(other, 'ada') === 0)
})

it('while Redis is away, each engine limits on its own, and tells later', async () => {
  const [one, other] = [part('c'), part('c')]
  await Promise.all([one.ready, other.ready])
  const ended = once(one.redis, 'end')
  one.redis.disconnect()
  await ended
  for (let times = 0; times < 10; times += 1) expect(one.take('ada')).toBe(0)
  expect(one.take('ada')).toBeGreaterThan(0)
  await one.redis.connect()
  await until('it is told', async () => (await other.redis.keys('greenroom:bucket:c:*')).length === 1)
  other.take('ada')
  await until('it heard', async () => leftOf(other, 'ada') === 0)
})

it('somebody who used up a limit on one engine can’t go on at another', async () => {
  const first = await startTestEngine({ pace: quickPace })
  const second = await startTestEngine({ pace: quickPace, environment: { DATA_DIR: first.dataDir } })
  closing.push(second.stop, first.stop)
  const ada = await first.signUp()
  const there = second.caller(ada.cookie)
  const allowed = async (call: typeof ada.call): Promise<number> => {
    for (let times = 0; ; times += 1) {
      const { status } = await call('POST', '/api/sessions/estimate', { body: { name: randomUUID() } })
      if (status === 429) return times
    }
  }
  const here = await allowed(ada.call)
  expect(here).toBeGreaterThan(10)
  // The second engine hears what was spent at the first with its own first call, a moment later.
  await there.call('POST', '/api/sessions/estimate', { body: { name: randomUUID() } })
  await sleep(500)
  expect(await allowed(there.call)).toBeLessThan(here / 2)
})
