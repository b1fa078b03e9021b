import { connect, createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { StoreUnavailable } from '../port.ts'
import { notes } from '../rivalry.ts'
import { openMongoStore } from './openMongoStore.ts'
import { startOwnServer } from './testServer.ts'

/** A proxy that can hold back the server's answers on connections used to send an insert. */
async function startProxy(server: URL) {
  const sockets = new Set<Socket>()
  let holdsBack = false
  const proxy = createServer((client) => {
    const upstream = connect(Number(server.port), server.hostname)
    let carriesInserts = false
    client.on('data', (bytes) => {
      carriesInserts ||= bytes.includes('insert\0')
      upstream.write(bytes)
    })
    upstream.on('data', (bytes) => {
      if (!(holdsBack && carriesInserts)) client.write(bytes)
    })
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port')
  return {
    url: `mongodb://127.0.0.1:${address.port}`,
    holdBack: (does: boolean) => {
      holdsBack = does
    },
    stop() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}

const own = await startOwnServer()
const reason = 'missing' in own ? ` (not tested: ${own.missing})` : ''
if (reason !== '') console.warn(`Connections that never become free:${reason}`)

it.skipIf(reason !== '')(`starts fresh if all connections are stuck${reason}`, async () => {
  if ('missing' in own) throw new Error(own.missing)
  onTestFinished(own.stop)
  const proxy = await startProxy(new URL(own.url))
  onTestFinished(proxy.stop)
  const store = await openMongoStore({ url: `${proxy.url}/starved?maxPoolSize=1` })
  const collection = store.collection(notes)
  await collection.insert({ id: '1', author: 'ada', number: 1 })
  proxy.holdBack(true)
  const stuck = collection.insert({ id: '2', author: 'ada', number: 2 })
  const waiting = collection.get('1')
  await Promise.all([
    expect(waiting).rejects.toThrow(StoreUnavailable),
    // This call must not wait any longer than the others.
    expect(stuck).rejects.toThrow(StoreUnavailable),
  ])
  proxy.holdBack(false)
  expect(await collection.get('1')).toMatchObject({ number: 1 })
  // The stuck insert had reached the server. Retried under its key, it is the same document.
  expect(await collection.insert({ id: '2', author: 'ada', number: 2 })).toBe('duplicate')
  await store.close()
})
