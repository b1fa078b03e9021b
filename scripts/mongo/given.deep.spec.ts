import { expect, it, onTestFinished } from 'vitest'
import { startOwnServer } from '../../engine/src/store/mongo/testServer.ts'
import { givenDatabase } from './given.ts'

it.each([
  ['nothing', undefined, "MONGODB_URL isn't set"],
  ['an empty setting', '', "MONGODB_URL isn't set"],
  ['another kind of address', 'http://localhost', 'MONGODB_URL accepts an address that begins with mongodb://'],
  ['an address with a wrong port', 'mongodb://localhost:port', "MONGODB_URL can't be read"],
  ['an address where nobody is', 'mongodb://127.0.0.1:9', 'No MongoDB answers at MONGODB_URL'],
])('refuses %s', async (_name, url, reason) => {
  expect(await givenDatabase(url)).toEqual({ ok: false, reason: expect.stringContaining(reason) })
})

it('recognises a single server, which can’t hold elections', async (context) => {
  const own = await startOwnServer()
  if ('missing' in own) return context.skip(own.missing)
  onTestFinished(own.stop)
  expect(await givenDatabase(own.url)).toMatchObject({ ok: true, replicaSet: null })
})
