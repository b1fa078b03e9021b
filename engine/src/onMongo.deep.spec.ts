import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe } from 'vitest'
import { findTestServer } from './store/mongo/testServer.ts'
import { redisOfSpecs } from './testing/runningEngine.ts'

const folders = ['audit', 'collab', 'features', 'learning', 'mail', 'roles', 'subscriptions'].map((name) =>
  join(import.meta.dirname, name),
)
/** Skipped because they measure hashing, which has nothing to do with the store, and take a long time. */
const apart = ['flood.int.spec.ts']
/** The only session spec included, because it stores more than a log. */
const alone = join(import.meta.dirname, 'session', 'secondHalf.int.spec.ts')
const specs = folders
  .flatMap((folder) => globSync('**/*.int.spec.ts', { cwd: folder }).map((name) => join(folder, name)))
  .concat(alone)
  .filter((file) => !apart.some((name) => file.endsWith(name)))
  .sort()

const server = await findTestServer()
const missing = 'missing' in server ? ` (not tested: ${server.missing})` : ''
if ('missing' in server) console.warn(`The features were NOT tested on MongoDB: ${server.missing}`)

/** The name prefix of all databases created here. */
const prefix = `greenroom-${randomUUID().slice(0, 8)}-`

describe.skipIf('missing' in server)(`on MongoDB${missing}`, () => {
  if ('missing' in server) return
  const base = new URL(server.url)
  base.pathname = `/${prefix}`
  beforeAll(() => {
    process.env.STORE_OF_SPECS = base.href
  })
  afterAll(async () => {
    delete process.env.STORE_OF_SPECS
    // Only needed for an external server. Ours is deleted as a whole; also, it can't drop every database.
    if (process.env.MONGODB_URL) {
      const client = new MongoClient(server.url)
      const { databases } = await client.db().admin().listDatabases({ nameOnly: true })
      for (const { name } of databases) if (name.startsWith(prefix)) await client.db(name).dropDatabase()
      await client.close()
    }
    await server.stop()
  })

  // Runs the specs that otherwise use SQLite, one file after the other.
  describe.each(specs.map((file) => [file.slice(import.meta.dirname.length + 1), file]))('%s', async (_, file) => {
    beforeAll(async () => {
      const redis = new Redis(redisOfSpecs())
      await redis.flushall()
      await redis.quit()
    })
    await import(file)
  })
})
