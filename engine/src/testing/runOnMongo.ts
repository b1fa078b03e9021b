import { randomUUID } from 'node:crypto'
import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Redis } from 'ioredis'
import { MongoClient } from 'mongodb'
import { afterAll, beforeAll, describe } from 'vitest'
import { findTestServer } from '../store/mongo/testServer.ts'
import { redisOfSpecs } from './runningEngine.ts'

/** Skipped because they measure hashing, which has nothing to do with the store, and take a long time. */
const apart = ['flood.int.spec.ts']

/**
 * Runs integration specs that otherwise use SQLite on MongoDB, one file after the other: those in these folders whose
 * path there matches the pattern. Each engine gets a database of its own. Imported specs stay in memory, so each part of
 * the engine has a process for itself.
 */
export async function runOnMongo(folders: readonly string[], pattern = '**/*.int.spec.ts'): Promise<void> {
  const specs = folders
    .flatMap((folder) => globSync(pattern, { cwd: folder }).map((name) => join(folder, name)))
    .filter((file) => !apart.some((name) => file.endsWith(name)))
    .sort()
  if (specs.length === 0) throw new Error(`no specs match ${pattern} in ${folders.join(', ')}`)
  const server = await findTestServer()
  const missing = 'missing' in server ? ` (not tested: ${server.missing})` : ''
  if ('missing' in server) console.warn(`The features were NOT tested on MongoDB: ${server.missing}`)

  const source = join(import.meta.dirname, '..')
  describe.skipIf('missing' in server)(`on MongoDB${missing}`, async () => {
    if ('missing' in server) return
    /** The name prefix of all databases created here. */
    const prefix = `greenroom-${randomUUID().slice(0, 8)}-`
    // Some specs ask for the store when they are imported.
    process.env.STORE_OF_SPECS = `${server.url} ${prefix}`
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

    describe.each(specs.map((file) => [relative(source, file), file]))('%s', async (_, file) => {
      beforeAll(async () => {
        const redis = new Redis(redisOfSpecs())
        await redis.flushall()
        await redis.quit()
      })
      await import(file)
    })
  })
}
