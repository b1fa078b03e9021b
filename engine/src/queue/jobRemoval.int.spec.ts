import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { heldInterview, judge, said } from '../testing/endedInterview.ts'
import { type Person, redisOfSpecs, startTestEngine, type TestEngine } from '../testing/runningEngine.ts'

let engine: TestEngine
let ada: Person
let redis: Redis

beforeAll(async () => {
  engine = await startTestEngine()
  ada = await engine.signUp('Ada')
  redis = new Redis(redisOfSpecs())
})
afterAll(async () => {
  await redis.quit()
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

/** All job data in Redis, as text. */
async function heldInMemory(): Promise<string> {
  const keys = await redis.keys('bull:*')
  const hashes = await Promise.all(
    keys.map(async (key) => ((await redis.type(key)) === 'hash' ? redis.hgetall(key) : {})),
  )
  return JSON.stringify(hashes)
}

/** The contents of the files Redis would restore its data from. */
async function heldOnDisk(): Promise<string> {
  const [, folder = ''] = (await redis.config('GET', 'dir')) as string[]
  const files = await readdir(join(folder, 'appendonlydir'))
  const contents = await Promise.all(files.map((name) => readFile(join(folder, 'appendonlydir', name), 'latin1')))
  return contents.join('')
}

it('a session’s text disappears from Redis and its files when the session is deleted', async () => {
  const sessionId = await heldInterview(engine, ada)
  await judge(engine, ada, sessionId)
  await vi.waitFor(async () => expect(await heldInMemory()).toContain(said.toInterviewer))
  await vi.waitFor(async () => expect(await heldOnDisk()).toContain(said.toInterviewer))

  expect((await ada.call('DELETE', `/api/sessions/${sessionId}`)).status).toBe(204)
  const inMemory = await heldInMemory()
  expect(inMemory).not.toContain(said.toInterviewer)
  expect(inMemory).not.toContain(sessionId)
  await vi.waitFor(async () => expect(await heldOnDisk()).not.toContain(said.toInterviewer), {
    timeout: 40_000,
    interval: 250,
  })
})
