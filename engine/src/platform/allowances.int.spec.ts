import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { redisOfSpecs } from '../testing/runningEngine.ts'
import { allowancesInMemory, createAllowances } from './allowances.ts'

const logger = pino({ level: 'silent' })
const redis = new Redis(redisOfSpecs())
afterAll(() => redis.quit())

let time = Date.now()
const now = () => time
const allowance = { burst: 5, everyMs: 10_000 }
const claim = (key = randomUUID()) => [{ key, allowance }]

describe.each([
  ['Redis', () => createAllowances({ redis, logger, now })],
  ['the memory of one engine', () => allowancesInMemory(now)],
])('counted in %s', (_where, open) => {
  it('of a hundred simultaneous attempts only the allowed number succeeds', async () => {
    const { take } = open()
    const claims = claim()
    const waits = await Promise.all(Array.from({ length: 100 }, () => take(claims)))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
    expect(new Set(waits.filter((wait) => wait > 0))).toEqual(new Set([10_000]))
  })

  it('after that, one succeeds every ten seconds, forever', async () => {
    const { take } = open()
    const claims = claim()
    for (let tries = 0; tries < 5; tries += 1) await take(claims)
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await take(claims)).toBe(10_000)
      time += 9_999
      expect(await take(claims)).toBe(1)
      time += 1
      expect(await take(claims)).toBe(0)
    }
  })

  it('a clock that is set back locks nobody out, and gives no burst back', async () => {
    const { take } = open()
    const claims = claim()
    for (let tries = 0; tries < 5; tries += 1) await take(claims)
    time -= 3600_000
    expect(await take(claims)).toBe(10_000)
    time += 10_000
    expect([await take(claims), await take(claims)]).toEqual([0, 10_000])
    time += 3600_000
  })

  it('a pause restores the full burst, and no more', async () => {
    const { take } = open()
    const claims = claim()
    for (let tries = 0; tries < 5; tries += 1) await take(claims)
    time += 24 * 3600_000
    const waits = []
    for (let tries = 0; tries < 6; tries += 1) waits.push(await take(claims))
    expect(waits).toEqual([0, 0, 0, 0, 0, 10_000])
  })

  it('an attempt counts under all keys or under none', async () => {
    const { take } = open()
    const [used, fresh] = [claim(), claim()]
    for (let tries = 0; tries < 5; tries += 1) await take(used)
    for (let tries = 0; tries < 9; tries += 1) expect(await take([...used, ...fresh])).toBe(10_000)
    const waits = []
    for (let tries = 0; tries < 6; tries += 1) waits.push(await take(fresh))
    expect(waits).toEqual([0, 0, 0, 0, 0, 10_000])
  })

  it('attempts can be taken back, but never more than there were', async () => {
    const { take, giveBack } = open()
    const claims = claim()
    for (let tries = 0; tries < 5; tries += 1) await take(claims)
    await giveBack(claims)
    expect([await take(claims), await take(claims)]).toEqual([0, 10_000])
    for (let times = 0; times < 9; times += 1) await giveBack(claims)
    const waits = []
    for (let tries = 0; tries < 6; tries += 1) waits.push(await take(claims))
    expect(waits).toEqual([0, 0, 0, 0, 0, 10_000])
  })
})

it('several engines count together', async () => {
  const engines = Array.from({ length: 3 }, () => createAllowances({ redis, logger, now }))
  const claims = claim()
  const waits = await Promise.all(engines.flatMap(({ take }) => Array.from({ length: 30 }, () => take(claims))))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(5)
})

it('records expire as soon as they are useless', async () => {
  const key = randomUUID()
  await createAllowances({ redis, logger, now: Date.now }).take(claim(key))
  const leftMs = await redis.pttl(`greenroom:allowance:${key}`)
  expect(leftMs).toBeGreaterThan(0)
  expect(leftMs).toBeLessThanOrEqual(10_000)
})

it.each([
  ['refuses', null],
  ['is silent', () => createServer()],
])('attempts stay limited, and nobody is locked out, while Redis %s', async (_what, serve) => {
  const server = serve?.()
  const port = await new Promise<number>((resolve) => {
    if (server === undefined) resolve(1)
    else
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 1)
      })
  })
  const away = new Redis(`redis://127.0.0.1:${port}`, { enableOfflineQueue: false, maxRetriesPerRequest: 1 })
  away.on('error', () => {})
  const { take } = createAllowances({ redis: away, logger, now })
  const claims = claim()
  const waits = []
  for (let tries = 0; tries < 7; tries += 1) waits.push(await take(claims))
  expect(waits).toEqual([0, 0, 0, 0, 0, 10_000, 10_000])
  away.disconnect()
  server?.close()
})
