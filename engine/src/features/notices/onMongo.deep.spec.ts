import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { afterAll, describe } from 'vitest'
import { findTestServer } from '../../store/mongo/testServer.ts'
import { noticeStories } from './testing/noticeStories.ts'

const server = await findTestServer()
if ('missing' in server) console.warn(`Mails of notices were NOT tested on MongoDB: ${server.missing}`)
const database = 'missing' in server ? '' : new URL(`/greenroom-notices-${randomUUID()}`, server.url).href

describe.skipIf('missing' in server)('on MongoDB, with two engines', () => {
  noticeStories(() => database)
  afterAll(async () => {
    const client = new MongoClient(database)
    await client.db().dropDatabase()
    await client.close()
    if (!('missing' in server)) await server.stop()
  })
})
