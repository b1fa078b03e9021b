import { expect, it, onTestFinished } from 'vitest'
import { startFaultyProxy } from '../../testing/faultyProxy.ts'
import { StoreUnavailable } from '../port.ts'
import { notes } from '../rivalry.ts'
import { openMongoStore } from './openMongoStore.ts'
import { startOwnServer } from './testServer.ts'

const own = await startOwnServer()
const reason = 'missing' in own ? ` (not tested: ${own.missing})` : ''
if (reason !== '') console.warn(`Connections that never become free:${reason}`)

it.skipIf(reason !== '')(`starts fresh if all connections are stuck${reason}`, async () => {
  if ('missing' in own) throw new Error(own.missing)
  onTestFinished(own.stop)
  const proxy = await startFaultyProxy(new URL(own.url))
  onTestFinished(proxy.stop)
  const store = await openMongoStore({ url: `mongodb://127.0.0.1:${proxy.port}/starved?maxPoolSize=1` })
  const collection = store.collection(notes)
  await collection.insert({ id: '1', author: 'ada', number: 1 })
  proxy.loseAnswersTo(['insert\0'], { thenCut: false })
  const stuck = collection.insert({ id: '2', author: 'ada', number: 2 })
  const waiting = collection.get('1')
  await Promise.all([
    expect(waiting).rejects.toThrow(StoreUnavailable),
    // This call must not wait any longer than the others.
    expect(stuck).rejects.toThrow(StoreUnavailable),
  ])
  proxy.loseAnswersTo([])
  expect(await collection.get('1')).toMatchObject({ number: 1 })
  // The stuck insert had reached the server. Retried under its key, it is the same document.
  expect(await collection.insert({ id: '2', author: 'ada', number: 2 })).toBe('duplicate')
  await store.close()
})
