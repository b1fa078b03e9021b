import { randomUUID } from 'node:crypto'
import { MongoClient } from 'mongodb'
import { afterAll, describe } from 'vitest'
import { openMongoStore } from '../store/mongo/openMongoStore.ts'
import { findTestServer } from '../store/mongo/testServer.ts'
import { ledgerRaces } from './testing/ledgerRaces.ts'

const server = await findTestServer()
const missing = 'missing' in server ? ` (not tested: ${server.missing})` : ''
if ('missing' in server) console.warn(`The ledger on MongoDB was NOT tested: ${server.missing}`)
const address = new URL('missing' in server ? 'mongodb://127.0.0.1' : server.url)
address.pathname = `/greenroom-ledger-${randomUUID()}`
afterAll(async () => {
  if ('missing' in server) return
  const client = new MongoClient(address.href)
  await client.db().dropDatabase()
  await client.close()
  await server.stop()
})

describe.skipIf('missing' in server)(`two engines at one ledger on MongoDB${missing}`, () =>
  ledgerRaces({ runs: 40, open: () => openMongoStore({ url: address.href }) }),
)
