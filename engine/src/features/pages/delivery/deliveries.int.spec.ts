import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Store } from '../../../store/port.ts'
import { type ActionServer, makeIdentity, startActionServer } from '../../../testing/actionServer.ts'
import { redisOfSpecs, until } from '../../../testing/runningEngine.ts'
import { openStoreOfSpecs } from '../../../testing/storeOfSpecs.ts'
import { type AnswerRecord, openPageRecords, type PageRecords } from '../records.ts'
import { type Deliveries, startDeliveries } from './deliveries.ts'

const host = 'hooks.example.org'
const outside = '127.0.0.1'
const attempts = 3

let store: Store
let records: PageRecords
let server: ActionServer
let deliveries: Deliveries

const start = () =>
  startDeliveries({
    records,
    mail: { post: () => Promise.reject(new Error('nothing here goes by mail')) },
    redisUrl: redisOfSpecs(),
    logger: pino({ level: 'silent' }),
    now: Date.now,
    conditions: {
      resolve: async () => [{ address: outside, family: 4 }],
      isAllowed: (address) => address === outside,
      ...{ port: server.port, ca: server.ca, attempts, backoffMs: 20 },
    },
  })

beforeAll(async () => {
  store = await openStoreOfSpecs(mkdtempSync(join(tmpdir(), 'greenroom-deliveries-')))
  records = openPageRecords(store)
  server = await startActionServer(makeIdentity(host), outside)
  await records.destinations.insert({
    ...{ id: 'hook', kind: 'https', address: `https://${host}/answers`, addedAt: 0 },
    addedBy: { userId: 1, name: 'Grace' },
  })
  deliveries = start()
})
afterAll(async () => {
  await deliveries.stop()
  await server.stop()
  await store.close()
})
beforeEach(() => {
  server.calls.length = 0
})

async function keep(sentAt = Date.now()): Promise<string> {
  const answer: AnswerRecord = {
    ...{
      id: randomUUID(),
      pageId: 'page',
      pageTitle: 'A weekend',
      formTitle: 'Save me a place',
      destinationId: 'hook',
    },
    answers: [{ label: 'Name', answer: 'Ada' }],
    ...{ consent: 'You may write to me.', userId: null, email: null, sentAt, status: 'waiting', attempts: 0 },
    ...{ reason: null, endedAt: null },
  }
  await records.answers.insert(answer)
  return answer.id
}
const ended = (id: string) =>
  until('the end', async () => {
    const answer = await records.answers.get(id)
    return answer?.endedAt != null && answer
  })

test('an action that fails for a while gets the answer in the end, under the same key', async () => {
  let count = 0
  server.answerWith((_request, response) => {
    count += 1
    response.writeHead(count < attempts ? 503 : 200).end()
  })
  const id = await keep()
  deliveries.begin(id)
  expect(await ended(id)).toMatchObject({ status: 'delivered', attempts, reason: null })
  expect(server.calls.map(({ headers }) => headers['idempotency-key'])).toEqual([id, id, id])
  expect(JSON.parse(server.calls[0]?.body ?? '')).toMatchObject({
    ...{ id, page: 'A weekend', form: 'Save me a place', consent: 'You may write to me.' },
    answers: [{ label: 'Name', answer: 'Ada' }],
  })
})

test('an action that keeps failing fails for good, and can be tried again by hand', async () => {
  server.answerWith((_request, response) => void response.writeHead(500).end())
  const id = await keep()
  deliveries.begin(id)
  expect(await ended(id)).toMatchObject({ status: 'failed', attempts, reason: 'STATUS_500' })
  server.answerWith((_request, response) => void response.writeHead(204).end())
  expect(await deliveries.retry(id)).toBe(true)
  expect(await ended(id)).toMatchObject({ status: 'delivered' })
  expect(await deliveries.retry(id)).toBe(false)
})

test('an action that refuses isn’t asked twice', async () => {
  server.answerWith((_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1/' }).end())
  const id = await keep()
  deliveries.begin(id)
  expect(await ended(id)).toMatchObject({ status: 'failed', attempts: 1, reason: 'STATUS_302' })
  expect(server.calls).toHaveLength(1)
})

test('an answer whose job was lost is found and delivered', async () => {
  server.answerWith((_request, response) => void response.writeHead(204).end())
  const id = await keep(Date.now() - 60_000)
  expect(await ended(id)).toMatchObject({ status: 'delivered' })
})
