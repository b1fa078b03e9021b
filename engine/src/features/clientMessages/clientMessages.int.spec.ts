import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { HttpApp } from '../../platform/httpService.ts'
import type { Store } from '../../store/port.ts'
import { bareService } from '../../testing/bareService.ts'
import { openStoreOfSpecs } from '../../testing/storeOfSpecs.ts'
import { openClientMessages } from './clientMessages.ts'
import { clientMessageRoutes } from './routes.ts'

let folder: string
let store: Store
let app: HttpApp

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-messages-'))
  store = await openStoreOfSpecs(folder)
  app = await bareService()
  clientMessageRoutes(app, { messages: openClientMessages(store, () => 0), now: () => 0 })
})
afterEach(async () => {
  await app.close()
  await store.close()
  await rm(folder, { recursive: true })
})

const post = (payload: object) => app.inject({ method: 'POST', url: '/persistedMessage', payload })
const kept = () =>
  store
    .collection<{ id: string }>({
      name: 'clientMessages',
      unique: [],
      indexes: [],
      parse: (stored) => stored as { id: string },
    })
    .find({ where: {} })

describe('messages of the web app', () => {
  it('are stored', async () => {
    const message = { message: '7 ada@example.org: the editor did not load', severity: 'error' }
    const answer = await post(message)
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
    const stored = { id: expect.any(String), sentAt: '1970-01-01T00:00:00.000Z', schemaVersion: expect.any(Number) }
    expect(await kept()).toEqual([{ ...message, ...stored }])
  })

  it.each([
    [{}, ['message', 'severity']],
    [{ message: '', severity: 'info' }, ['message']],
    [{ message: 'x'.repeat(10_001), severity: 'fatal' }, ['message', 'severity']],
  ])('are refused if they make no sense', async (payload, paths) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual(paths)
    expect(await kept()).toEqual([])
  })
})
