import { randomUUID } from 'node:crypto'
import type { CodeFacts } from '@greenroom/shared/session'
import { Redis } from 'ioredis'
import { afterAll, expect, it } from 'vitest'
import { awaitFacts, leaveFacts } from './foundFacts.ts'

const { REDIS_URL = '' } = process.env
const redis = new Redis(REDIS_URL)
afterAll(() => redis.quit())

const facts: CodeFacts = { searched: 9, wrong: 0, counterexample: null, cost: null }
const version = () => ({ sessionId: randomUUID(), versionId: 'look-3' })

it('hands over facts while somebody is waiting for them', async () => {
  const look = version()
  const awaited = awaitFacts(redis, look, 5_000)
  await leaveFacts(redis, look, facts)
  expect(await awaited).toEqual(facts)
})

it('doesn’t make anybody wait if there are no facts, or longer than allowed', async () => {
  const look = version()
  await leaveFacts(redis, look, null)
  const began = performance.now()
  expect(await awaitFacts(redis, look, 60_000)).toBeNull()
  expect(await awaitFacts(redis, version(), 200)).toBeNull()
  expect(performance.now() - began).toBeLessThan(10_000)
})
