import { randomUUID } from 'node:crypto'
import { afterAll, describe } from 'vitest'
import { findTestServer } from '../../store/mongo/testServer.ts'
import { inviteRaces } from './testing/inviteRaces.ts'

const server = await findTestServer()
const missing = 'missing' in server ? ` (not tested: ${server.missing})` : ''
if ('missing' in server) console.warn(`Invites on MongoDB were NOT tested: ${server.missing}`)
const mongodbUrl = (): string | undefined => {
  if ('missing' in server) return undefined
  const address = new URL(server.url)
  address.pathname = `/greenroom-invites-${randomUUID()}`
  return address.href
}
afterAll(async () => {
  if (!('missing' in server)) await server.stop()
})

describe.skipIf('missing' in server)(`two engines over one store on MongoDB${missing}`, () => inviteRaces(mongodbUrl()))
