import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { afterAll, describe, it } from 'vitest'
import { mongoDatabase } from '../../testing/mongoDatabase.ts'
import { storeContract } from '../contract.ts'
import { openMongoStore } from './openMongoStore.ts'
import { findTestServer } from './testServer.ts'

const server = await findTestServer()

if ('missing' in server) {
  console.warn(`The MongoDB store was NOT tested: ${server.missing}`)
  describe.skip(`the MongoDB store (not tested: ${server.missing})`, () => {
    it('meets the contract', () => {})
  })
} else {
  describe('the MongoDB store', () => {
    afterAll(() => server.stop())
    storeContract(async () => {
      const url = mongoDatabase(server.url, `greenroom-test-${randomUUID()}`)
      return {
        open: () => openMongoStore({ url }),
        rivalArguments: ['mongo', url],
        remove: async () => {
          const client = new MongoClient(url)
          await client.db().dropDatabase()
          await client.close()
        },
      }
    })
  })
}
