import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { afterAll, describe } from 'vitest'
import { findTestServer } from '../store/mongo/testServer.ts'
import { retentionStory } from './testing/retentionStory.ts'

const server = await findTestServer()
if ('missing' in server) console.warn(`What is kept for how long was NOT tested on MongoDB: ${server.missing}`)
const url = 'missing' in server ? undefined : new URL(`/greenroom-retention-${randomUUID()}`, server.url).href
afterAll(async () => {
  // Only needed for an external server. Ours is deleted with its files; also, mongo-java-server can't drop an index
  // whose entries were all deleted.
  if (url !== undefined && process.env.MONGODB_URL) {
    const client = new MongoClient(url)
    await client.db().dropDatabase()
    await client.close()
  }
  if (!('missing' in server)) await server.stop()
})

describe.skipIf('missing' in server)('data that nobody deletes, on MongoDB', () => retentionStory(url))
