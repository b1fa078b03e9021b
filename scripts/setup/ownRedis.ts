import { Redis } from 'ioredis'
import { inject } from 'vitest'

// Vitest's set-up for integration specs: gives each file its own empty Redis, in REDIS_URL.
const worker = Number(process.env.VITEST_POOL_ID)
const url = inject('redisUrls')[worker - 1]
if (url === undefined) throw new Error(`There is no Redis for worker ${worker}`)
process.env.REDIS_URL = url
const redis = new Redis(url)
await redis.flushall()
await redis.quit()
