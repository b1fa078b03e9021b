import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { redisOfSpecs } from './runningEngine.ts'
import { storedTexts } from './storeOfSpecs.ts'

/**
 * Finds where these words are still stored: in documents of the store, bytes of files in a folder, and Redis values of
 * any type. Empty if nowhere.
 */
export async function placesOf(words: readonly string[], dataDir: string): Promise<string[]> {
  const found: string[] = []
  const look = (place: string, text: string): void => {
    for (const word of words) if (text.includes(word)) found.push(`${word} in ${place}`)
  }
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) look(entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  for (const text of await storedTexts(dataDir)) look('the database', text)
  const redis = new Redis(redisOfSpecs())
  for (const key of await redis.keys('*')) {
    const type = await redis.type(key)
    look(`Redis ${type}`, `${key} ${JSON.stringify(await contentOf(redis, key, type))}`)
  }
  await redis.quit()
  return [...new Set(found)]
}

function contentOf(redis: Redis, key: string, type: string): Promise<unknown> {
  switch (type) {
    case 'string':
      return redis.get(key)
    case 'hash':
      return redis.hgetall(key)
    case 'list':
      return redis.lrange(key, '0', '-1')
    case 'set':
      return redis.smembers(key)
    case 'zset':
      return redis.zrange(key, '0', '-1')
    case 'stream':
      return redis.xrange(key, '-', '+')
    default:
      return Promise.resolve(null)
  }
}
