import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { countJobs } from './countJobs.ts'

it('tells how many jobs wait in each queue, and nothing while Redis is away', async () => {
  const redis = new Redis(process.env.REDIS_URL ?? '', { maxRetriesPerRequest: null })
  const registry = new Registry()
  const stop = countJobs(['some', 'none'], { redis, registry })
  const queue = new Queue('some', { connection: redis })
  await queue.add('a', {})
  await queue.add('b', {}, { priority: 2 })
  await queue.add('c', {}, { delay: 60_000 })

  const told = await registry.metrics()
  expect(told).toContain('queue_jobs{queue="some",state="waiting"} 1')
  expect(told).toContain('queue_jobs{queue="some",state="prioritized"} 1')
  expect(told).toContain('queue_jobs{queue="some",state="delayed"} 1')
  expect(told).toContain('queue_jobs{queue="none",state="waiting"} 0')

  await queue.close()
  await stop()
  redis.disconnect()
  await expect.poll(() => redis.status).toBe('end')
  expect(await registry.metrics()).not.toContain('state=')
})
