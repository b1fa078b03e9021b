import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import type { Store } from '../store/port.ts'
import { redisOfSpecs, until } from '../testing/runningEngine.ts'
import { startSmtpServer, type TestSmtpServer } from '../testing/smtpServer.ts'
import { openStoreOfSpecs } from '../testing/storeOfSpecs.ts'
import { readMail } from './mimeParts.ts'
import { type Mail, openMail } from './openMail.ts'

const logger = pino({ level: 'silent' })
const letter = { subject: 'Hello', name: 'Ada', lines: ['How are you?'], footnotes: [] }

let dataDir: string
let store: Store
let mail: Mail
let smtp: TestSmtpServer
/** How many times each address was offered a mail. */
let offered: Record<string, number>
/** The server's answer to an address; undefined to accept it. */
let answers: (address: string) => number | undefined

beforeEach(async () => {
  offered = {}
  answers = () => undefined
  smtp = await startSmtpServer((address) => {
    offered[address] = (offered[address] ?? 0) + 1
    return answers(address)
  })
  dataDir = mkdtempSync(join(tmpdir(), 'greenroom-mail-'))
  store = await openStoreOfSpecs(dataDir)
  const config = readConfig({
    INTERNAL_TOKEN: 'a-secret-of-the-specs-0123456789-abcdef',
    DATA_DIR: dataDir,
    REDIS_URL: redisOfSpecs(),
    SMTP_URL: smtp.url,
    PUBLIC_URL: 'https://greenroom.example',
  })
  mail = openMail({ store, config, logger, now: Date.now })
})

afterEach(async () => {
  await mail.stop()
  await store.close()
  await smtp.stop()
  rmSync(dataDir, { recursive: true })
})

const post = (to: string, id: string = randomUUID(), kind: 'verification' | 'newDevice' = 'newDevice') =>
  mail.post({ id, kind, to, letter })

it('sends a posted mail, from the product, once for each id', async () => {
  const id = randomUUID()
  await Promise.all([post('ada@example.org', id), post('ada@example.org', id)])
  await post('last@example.org')
  await until('both mails', () => smtp.received.length >= 2)
  const toAda = smtp.received.filter((source) => readMail(source).to === 'ada@example.org')
  expect(toAda).toHaveLength(1)
  expect(toAda[0]).toMatch(/^From: Greenroom <no-reply@greenroom\.example>/m)
  expect(toAda[0]).toContain(`Message-ID: <${id}@greenroom.example>`)
  expect(readMail(String(toAda[0])).text).toContain('How are you?')
})

it("retries mails that the server can't take now", async () => {
  answers = (address) => (offered[address] === 1 ? 451 : undefined)
  await post('busy@example.org')
  await until('the mail', () => smtp.received.length === 1)
  expect(offered['busy@example.org']).toBe(2)
  expect(await mail.refuses('busy@example.org')).toBe(false)
})

it('sends no more mail to an address that was permanently refused, until it is verified again', async () => {
  answers = () => 550
  await post('gone@example.org')
  await until('the refusal', () => mail.refuses('gone@example.org'))
  answers = () => undefined

  await post('gone@example.org')
  await post('marker@example.org')
  await until('the mail to another address', () => smtp.received.length === 1)
  expect(offered['gone@example.org']).toBe(1)

  await post('gone@example.org', randomUUID(), 'verification')
  await until('the mail by which the address is verified', () => smtp.received.length === 2)
  await mail.addressWorks('gone@example.org')
  await post('gone@example.org')
  await until('mail as before', () => smtp.received.length === 3)
})

it('seals a mail’s content in the database, and deletes it once the mail is sent', async () => {
  const records = store.collection<{ id: string }>({
    ...{ name: 'mails', unique: [], indexes: [] },
    parse: (stored) => stored as { id: string },
  })
  answers = () => 451
  const id = randomUUID()
  await post('slow@example.org', id)
  await until('the first try', () => offered['slow@example.org'] === 1)
  const waiting = await records.get(id)
  expect(waiting).toMatchObject({ status: 'waiting', sealed: expect.any(String) })
  expect(JSON.stringify(waiting)).not.toContain('How are you')
  answers = () => undefined
  await until('the mail', () => smtp.received.length === 1)
  expect(await until('its end', async () => (await records.get(id)) ?? undefined)).toBeDefined()
  await until('that nothing is left', async () => JSON.stringify(await records.get(id)).includes('"sealed":null'))
})
