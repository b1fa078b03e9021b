import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { afterAll, describe, expect, it } from 'vitest'
import { storeContract } from '../contract.ts'
import { StoreUnavailable } from '../port.ts'
import { notes } from '../rivalry.ts'
import { openMongoStore } from './openMongoStore.ts'
import { findTestServer, startOwnServer } from './testServer.ts'

const server = await findTestServer()

if ('missing' in server) {
  console.warn(`The MongoDB store was NOT tested: ${server.missing}`)
  describe.skip(`the MongoDB store (not tested: ${server.missing})`, () => {
    it('keeps the contract', () => {})
  })
} else {
  describe('the MongoDB store', () => {
    afterAll(() => server.stop())
    storeContract(async () => {
      const address = new URL(server.url)
      address.pathname = `/greenroom-test-${randomUUID()}`
      const url = address.href
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

describe('a MongoDB that is not there', () => {
  it('is unavailable', async () => {
    const url = 'mongodb://127.0.0.1:9/?serverSelectionTimeoutMS=300'
    await expect(openMongoStore({ url })).rejects.toThrow(StoreUnavailable)
  })
})

const own = await startOwnServer()

const reason = 'missing' in own ? ` (not tested: ${own.missing})` : ''
if (reason !== '') console.warn(`A MongoDB that says nothing more:${reason}`)
describe.skipIf(reason !== '')(`a MongoDB that says nothing more${reason}`, () => {
  it('is unavailable within seconds, and is there again when it speaks', async () => {
    if ('missing' in own) throw new Error(own.missing)
    const store = await openMongoStore({ url: `${own.url}/silent` })
    const collection = store.collection(notes)
    await collection.insert({ id: '1', author: 'ada', number: 1 })
    own.pause()
    const pausedAt = performance.now()
    // It may say another word or two before it falls silent.
    const write = async () => {
      for (let number = 2; ; number++) await collection.insert({ id: `${number}`, author: 'ada', number })
    }
    await expect(write()).rejects.toThrow(StoreUnavailable)
    expect(performance.now() - pausedAt).toBeLessThan(15_000)
    own.resume()
    const spokeAt = performance.now()
    expect(await collection.get('1')).toMatchObject({ number: 1 })
    expect(performance.now() - spokeAt).toBeLessThan(5_000)
    await store.close()
    await own.stop()
  })
})
