import { type LanguageStatus, languageListInRedis } from '@greenroom/shared/wire'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { bareService } from '../../testing/bareService.ts'
import { redisOfSpecs, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'
import { languageRoutes } from './routes.ts'

let engine: TestEngine
let redis: Redis
beforeAll(async () => {
  engine = await startTestEngine()
  redis = new Redis(redisOfSpecs())
  await redis.del(languageListInRedis.key)
})
afterAll(async () => {
  await redis.del(languageListInRedis.key)
  await redis.quit()
  await engine.stop()
})

it('lists no language before a worker has reported, and then the reported ones', async () => {
  expect(await engine.call('GET', '/api/languages')).toMatchObject({ status: 200, body: [] })
  const told: LanguageStatus[] = [
    { language: 'python', label: 'Python 3.13', version: '3.13.5', available: true, reason: null },
    { language: 'swift', label: 'Swift', version: null, available: false, reason: 'swiftc is not installed' },
  ]
  await redis.set(languageListInRedis.key, JSON.stringify(told))
  expect(await engine.call('GET', '/api/languages')).toMatchObject({ status: 200, body: told })
})

it('is unavailable while Redis is', async () => {
  const gone = new Redis(redisOfSpecs(), { enableOfflineQueue: false, retryStrategy: () => null, lazyConnect: true })
  const app = await bareService()
  onTestFinished(() => app.close())
  languageRoutes(app, { redis: gone })
  const answer = await app.inject({ url: '/api/languages' })
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '2'])
})
