import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ClientSocket } from '../../engine/src/testing/clientSocket.ts'
import { quickPace, startTestEngine, type TestEngine } from '../../engine/src/testing/runningEngine.ts'
import { freePort } from '../supervise/freePort.ts'
import type { Part } from './simulation/part.ts'
import { redisPart } from './simulation/parts.ts'

const within = { timeout: 20_000 }
/** A lease has to outlast an engine's reconnection to Redis, which takes two seconds at most. */
const pace = { ...quickPace, leaseMs: 3_000 }
/** For this long after it or its Redis has started, an engine doesn't record anybody as gone. */
const wordlessMs = pace.leaseMs + pace.renewEveryMs

let folder: string
let redisServer: Part
let redis: Redis
let engines: TestEngine[]
let sessionId: string
/** The candidate's socket on the first engine, in a running interview. They have no socket on the second engine. */
let laptop: ClientSocket

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-leases-'))
  const port = await freePort()
  redisServer = await redisPart(port, folder, join(folder, 'redis.log'))
  await redisServer.start()
  const REDIS_URL = `redis://127.0.0.1:${port}`
  redis = new Redis(REDIS_URL, { maxRetriesPerRequest: null, retryStrategy: () => 20 })
  redis.on('error', () => {})
  const environment = { REDIS_URL, DATA_DIR: join(folder, 'data') }
  engines = [await startTestEngine({ environment, pace }), await startTestEngine({ environment, pace })]
})
afterAll(async () => {
  await redis.quit()
  for (const engine of engines) await engine.stop()
  await redisServer.stop()
  rmSync(folder, { recursive: true })
})

beforeEach(async () => {
  const ada = await engines[0]?.signUp('Ada')
  if (ada === undefined) throw new Error('there is no engine')
  sessionId = await ada.session()
  laptop = await ada.socket()
  expect(await laptop.join(sessionId, 0)).toMatchObject({ ok: true })
  await laptop.command(sessionId, { type: 'StartInterview' })
  await expect.poll(() => laptop.commits.length, within).toBeGreaterThan(1)
  return () => laptop.close()
})

const comings = () =>
  laptop.commits
    .flatMap(({ events }) => events.map(({ type }) => type))
    .filter((type) => /^Participant(Left|Joined)$/.test(type))

describe('people whose leases Redis has lost', () => {
  it('don’t count as gone on an engine without their socket', async () => {
    await sleep(wordlessMs)
    const before = comings()
    await redisServer.kill()
    await redisServer.start()
    await redis.flushall()
    // Long enough for the engines to search twice and to renew leases.
    await sleep(wordlessMs + 2 * pace.searchEveryMs)
    expect(comings()).toEqual(before)
  })

  it('are back immediately if an engine was mistaken', async () => {
    // Deletes the lease again and again until the other engine has searched.
    const thief = setInterval(() => {
      redis
        .keys('greenroom:presence:*')
        .then((keys) => (keys.length > 0 ? redis.del(keys) : 0))
        .catch(() => 0)
    }, 5)
    await expect.poll(comings, within).toContain('ParticipantLeft')
    clearInterval(thief)
    await expect.poll(() => comings().at(-1), within).toBe('ParticipantJoined')
    const seqs = laptop.commits.map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index))
  })
})
