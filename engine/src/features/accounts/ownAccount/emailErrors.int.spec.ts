import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownAccountPaths } from '@greenroom/shared/wire'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAllowances } from '../../../platform/allowances.ts'
import type { HttpApp } from '../../../platform/httpService.ts'
import { type Collection, type Document, type Store, StoreUnavailable } from '../../../store/port.ts'
import { openSqliteStore } from '../../../store/sqlite/openSqliteStore.ts'
import { bareService } from '../../../testing/bareService.ts'
import { quickHashing } from '../../../testing/quickHashing.ts'
import { redisOfSpecs } from '../../../testing/runningEngine.ts'
import { openAccounts } from '../openAccounts.ts'

const password = 'violet kettle on the stove'
const redis = new Redis(redisOfSpecs())
const logger = pino({ level: 'silent' })
/** Which part of the store is down. */
let away: 'email' | 'link' | null = null
let folder: string
let store: Store
let app: HttpApp
let cookie: string

/** Lets one part of the store fail at a time. */
function failing<T extends Document>(name: string, collection: Collection<T>): Collection<T> {
  const unavailable = () => Promise.reject(new StoreUnavailable('away'))
  return {
    ...collection,
    find: (query) =>
      away === 'email' && name === 'identityUsers' && Object.hasOwn(query.where, 'email')
        ? unavailable()
        : collection.find(query),
    insert: (document) => (away === 'link' && name === 'mailLinks' ? unavailable() : collection.insert(document)),
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-email-'))
  store = await openSqliteStore({ file: join(folder, 'store.sqlite') })
  app = await bareService()
  const accounts = await openAccounts({
    store: { ...store, collection: (definition) => failing(definition.name, store.collection(definition)) },
    allowances: createAllowances({ redis, logger, now: Date.now }),
    config: {
      PORT: 3000,
      PUBLIC_URL: undefined,
      oidc: null,
      ADMIN_EMAIL: undefined,
      ALPHA_ONLY: false,
      SIGN_UPS_PER_ADDRESS: 20,
      KEEP_SIGN_INS_DAYS: 30,
      behindTls: false,
      isProduction: false,
    },
    logger,
    passwordHashing: quickHashing,
    mail: { post: async () => {}, addressWorks: async () => {}, refuses: async () => false },
  })
  accounts.register(app)
  const email = 'ada@example.org'
  await app.inject({ method: 'POST', url: '/users', payload: { userName: 'Ada', email, password } })
  const signedIn = await app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: { email, password } })
  cookie = signedIn.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')
})
afterAll(async () => {
  await app.close()
  await store.close()
  await redis.quit()
  await rm(folder, { recursive: true })
})

const changeEmail = () =>
  app.inject({
    method: 'PUT',
    url: ownAccountPaths.email,
    payload: { email: 'lovelace@example.org', password },
    headers: { cookie },
  })

it('spec §8: "The email existence check throws \'Failed to check user email existence. Please try again or contact support.\'"', async () => {
  away = 'email'
  const answer = await changeEmail()
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({
    code: 'UNAVAILABLE',
    detail: 'Failed to check user email existence. Please try again or contact support.',
  })
})

it('spec §8: "User-email writes throw \'Failed to update user information. Please try again or contact support.\'"', async () => {
  away = 'link'
  const answer = await changeEmail()
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({
    code: 'UNAVAILABLE',
    detail: 'Failed to update user information. Please try again or contact support.',
  })
})

it('changes the email once the store answers again', async () => {
  away = null
  expect((await changeEmail()).statusCode).toBe(202)
})
