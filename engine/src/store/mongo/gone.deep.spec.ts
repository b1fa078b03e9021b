import { describe, expect, it } from 'vitest'
import { StoreUnavailable } from '../port.ts'
import { notes } from '../rivalry.ts'
import { openMongoStore } from './openMongoStore.ts'
import { startOwnServer } from './testServer.ts'

const own = await startOwnServer()

const reason = 'missing' in own ? ` (not tested: ${own.missing})` : ''
if (reason !== '') console.warn(`A MongoDB that says nothing more:${reason}`)
describe.skipIf(reason !== '')(`a MongoDB that falls silent${reason}`, () => {
  it('is unavailable within seconds, and available again when it answers', async () => {
    if ('missing' in own) throw new Error(own.missing)
    const store = await openMongoStore({ url: `${own.url}/silent` })
    const collection = store.collection(notes)
    await collection.insert({ id: '1', author: 'ada', number: 1 })
    own.pause()
    const pausedAt = performance.now()
    // The server may still send something before it goes silent.
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

describe('a MongoDB that isn’t there', () => {
  it('is unavailable', async () => {
    const url = 'mongodb://127.0.0.1:9/?serverSelectionTimeoutMS=300'
    await expect(openMongoStore({ url })).rejects.toThrow(StoreUnavailable)
  })
})
