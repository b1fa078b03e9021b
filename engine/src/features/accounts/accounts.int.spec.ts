import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { HttpApp } from '../../platform/httpService.ts'
import { createOriginRule } from '../../platform/security.ts'
import type { Store } from '../../store/port.ts'
import { openSqliteStore } from '../../store/sqlite/openSqliteStore.ts'
import { bareService } from '../../testing/bareService.ts'
import { quickHashing } from '../../testing/quickHashing.ts'
import { type Accounts, type AccountsOptions, openAccounts } from './openAccounts.ts'

let folder: string
let store: Store
let app: HttpApp
let accounts: Accounts

const defaults = {
  PORT: 3000,
  PUBLIC_URL: undefined,
  ADMIN_EMAIL: 'root@example.org',
  ALPHA_ONLY: false,
  behindTls: false,
}
async function start(
  config: Partial<typeof defaults> = {},
  hashing: Pick<AccountsOptions, 'passwordHashing'> = { passwordHashing: quickHashing },
): Promise<void> {
  const logger = pino({ level: 'silent' })
  app = await bareService({ isOriginAllowed: createOriginRule(), behindTls: config.behindTls ?? false })
  accounts = await openAccounts({ store, config: { ...defaults, ...config }, logger, ...hashing })
  accounts.register(app)
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-accounts-'))
  store = await openSqliteStore({ file: join(folder, 'store.sqlite') })
  await start()
})
afterEach(async () => {
  await app.close()
  await accounts.close()
  await store.close()
  await rm(folder, { recursive: true })
})

const password = 'violet kettle on the stove'
const ada = { userName: 'ada', email: 'Ada@Example.org', password, firstName: 'Ada', lastName: 'Lovelace' }

const signUp = (body: object = ada, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/users', payload: body, headers })
const signIn = (body: object = { email: 'ada@example.org', password }) =>
  app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: body })
const get = (url: string, cookie?: string) => app.inject({ url, headers: cookie === undefined ? {} : { cookie } })
const cookieOf = (answer: Awaited<ReturnType<typeof signIn>>): string =>
  answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')

/** What the store would drop where a second look at the table did not name it. */
const uniqueFields: Record<string, string[][]> = { users: [['identityId'], ['email']] }

/** A second look at one table of the store, to bring about what a crash would. */
const table = (name: string, fields: string[] = []) =>
  store.collection<{ id: string; [field: string]: unknown }>({
    name,
    unique: uniqueFields[name] ?? [],
    indexes: fields.map((field) => [field]),
    parse: (stored) => stored as { id: string },
  })

describe('signing up', () => {
  it('makes a user with an integer id and an email in lower case, and signs nobody in', async () => {
    const answer = await signUp()
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toEqual({
      id: 1,
      userName: 'ada',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
    const { userName, email } = { userName: 'bob', email: 'bob@example.org' }
    expect((await signUp({ userName, email, password, invitationCode: '' })).json()).toMatchObject({
      id: 2,
      firstName: '',
    })
  })

  it('keeps a password by scrypt, with a salt, and lets nobody else in by it', async () => {
    await app.close()
    await start({}, {})
    await signUp()
    await signUp({ ...ada, userName: 'bob', email: 'bob@example.org' })
    const kept = (await table('identityAccounts', ['userId']).find({ where: {} })).map((account) => account.password)
    for (const hash of kept) expect(hash).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
    expect(new Set(kept).size).toBe(2)
    expect((await signIn()).statusCode).toBe(200)
    expect((await signIn({ email: 'ada@example.org', password: `${password}.` })).statusCode).toBe(401)
  })

  it('refuses a taken email, whatever its case', async () => {
    await signUp()
    const answer = await signUp({ ...ada, email: ' ADA@example.ORG ' })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'EMAIL_TAKEN'])
    expect((await signIn()).statusCode).toBe(200)
  })

  it('lets one of many sign-ups of the same email at once through, with its password', async () => {
    const passwords = Array.from({ length: 5 }, (_, index) => `a password of mine, number ${index}`)
    const answers = await Promise.all(passwords.map((each) => signUp({ ...ada, password: each })))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409])
    const attempts = await Promise.all(passwords.map((each) => signIn({ email: ada.email, password: each })))
    expect(attempts.map(({ statusCode }) => statusCode === 200)).toEqual(statuses.map((status) => status === 201))
    expect(await table('users').count({})).toBe(1)
  })

  it('names every field that is wrong', async () => {
    const answer = await signUp({
      userName: ' ',
      email: 'nobody',
      password: 'password1234',
      firstName: 'a\u0000b',
      lastName: 1,
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'INVALID_REQUEST'])
    expect(answer.json().errors.map(({ path }: { path: string }) => path)).toEqual([
      'userName',
      'email',
      'password',
      'firstName',
      'lastName',
    ])
    expect((await signUp({})).json().errors.map(({ path }: { path: string }) => path)).toEqual([
      'userName',
      'email',
      'password',
    ])
  })

  it.each([
    ['null', 'null', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['a text', '"ada"', 'application/json', 400],
    ['an object instead of a text', JSON.stringify({ ...ada, email: { $ne: null } }), 'application/json', 400],
    ['a list instead of a text', JSON.stringify({ ...ada, password: [password] }), 'application/json', 400],
    ['two megabytes', JSON.stringify({ ...ada, userName: 'x'.repeat(2 ** 21) }), 'application/json', 413],
    ['a form', 'email=a', 'application/x-www-form-urlencoded', 415],
    ['nothing', '', 'application/json', 400],
  ])('refuses %s wherever a body is read', async (_name, payload, type, status) => {
    for (const url of ['/users', '/api/auth/sign-in/email']) {
      const answer = await app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
      expect([url, answer.statusCode]).toEqual([url, status])
      expect(answer.headers['content-type']).toMatch(/problem\+json/)
    }
  })

  it('stops telling which emails are taken to who asks for many', async () => {
    await signUp()
    const answers = []
    for (let attempt = 0; attempt < 21; attempt++) answers.push(await signUp())
    expect(answers.slice(0, 20).every(({ statusCode }) => statusCode === 409)).toBe(true)
    expect(answers.at(-1)?.json().code).toBe('TOO_MANY_REQUESTS')
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signUp({ ...ada, email: 'new@example.org' })).statusCode).toBe(429)
  })

  it('is for invited people only where that is asked for', async () => {
    await app.close()
    await start({ ALPHA_ONLY: true })
    await table('alphaPhaseUsers').insert({ id: 'alpha', emails: ['Ada@example.org'] })
    await table('invitationCodes').insert({ id: 'open-sesame' })
    const stranger = { userName: 'eve', email: 'eve@example.org', password }
    expect((await signUp(stranger)).json().code).toBe('INVITATION_NEEDED')
    expect((await signUp({ ...stranger, invitationCode: 'guessed' })).statusCode).toBe(403)
    expect((await signUp({ ...stranger, invitationCode: 'open-sesame' })).statusCode).toBe(201)
    expect((await signUp()).statusCode).toBe(201)
  })

  it('refuses the page of another site', async () => {
    const answer = await signUp(ada, { origin: 'https://evil.example' })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'CROSS_ORIGIN'])
    expect((await signUp(ada, { origin: 'http://localhost:80' })).statusCode).toBe(201)
  })
})

describe('signing in and out', () => {
  beforeEach(async () => {
    await signUp()
  })

  it('sets a cookie that scripts cannot read, and tells who one is', async () => {
    expect((await get('/api/me')).json()).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
    const answer = await signIn({ email: 'ADA@example.org', password })
    const me = {
      id: 1,
      userName: 'ada',
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.org',
      subscriptionTier: 'FREE',
      subscriptionExpiry: null,
    }
    expect(answer.json()).toEqual(me)
    const [cookie] = answer.cookies
    expect(cookie).toMatchObject({ name: 'greenroom.session_token', httpOnly: true, sameSite: 'Lax', path: '/' })
    expect(cookie?.secure).toBeUndefined()
    expect(cookie?.maxAge).toBe(30 * 24 * 3600)
    expect(answer.body).not.toContain(cookie?.value.split('.')[0])
    const asked = await get('/api/me', cookieOf(answer))
    expect(asked.json()).toEqual(me)
    expect(asked.headers['cache-control']).toBe('no-store')
  })

  it('marks the cookie as secure behind TLS', async () => {
    await app.close()
    await start({ behindTls: true })
    const answer = await signIn()
    expect(answer.cookies[0]).toMatchObject({ secure: true, httpOnly: true, sameSite: 'Lax' })
    expect((await get('/api/me', cookieOf(answer))).statusCode).toBe(200)
  })

  it('does not tell whether the email or the password is wrong', async () => {
    const answers = [
      await signIn({ email: 'ada@example.org', password: 'not the right one' }),
      await signIn({ email: 'nobody@example.org', password: 'not the right one' }),
      await signIn({ email: 'nobody@example.org', password: 'x' }),
      await signIn({ email: 'ada@example.org', password: 'x'.repeat(1000) }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401])
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(answers[0]?.json().code).toBe('INVALID_CREDENTIALS')
    expect(answers.flatMap(({ cookies }) => cookies)).toEqual([])
  })

  it('makes who guesses passwords wait, and nobody else', async () => {
    const guess = { email: 'ada@example.org', password: 'not the right one' }
    for (let attempt = 0; attempt < 10; attempt++) expect((await signIn(guess)).statusCode).toBe(401)
    const refused = await signIn()
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await signIn({ ...guess, email: 'bob@example.org' })).statusCode).toBe(401)
  })

  it('ends the session at once, and only that one', async () => {
    const [first, second] = [cookieOf(await signIn()), cookieOf(await signIn())]
    expect((await accounts.authenticate(first))?.id).toBe(1)
    const out = await app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { cookie: first } })
    expect([out.statusCode, out.json()]).toEqual([200, { success: true }])
    expect(out.cookies[0]).toMatchObject({ name: 'greenroom.session_token', value: '', maxAge: 0 })
    expect(await accounts.authenticate(first)).toBeNull()
    expect((await get('/api/me', first)).statusCode).toBe(401)
    expect((await get('/api/me', second)).statusCode).toBe(200)
  })

  it('is content to sign out who is not signed in', async () => {
    for (const headers of [{}, { cookie: 'greenroom.session_token=nonsense' }, { cookie: ';;=%zz' }]) {
      const answer = await app.inject({ method: 'POST', url: '/api/auth/sign-out', headers })
      expect(answer.statusCode).toBe(200)
    }
    const empty = { 'content-type': 'application/json' }
    const json = await app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: empty, payload: '{}' })
    expect(json.statusCode).toBe(200)
  })

  it.each([
    '',
    'greenroom.session_token=',
    'greenroom.session_token=abc.def',
    'greenroom.session_token=%E0%A4%A',
    'a=b',
  ])('takes the cookie "%s" for nobody', async (cookie) => {
    expect(await accounts.authenticate(cookie)).toBeNull()
    expect((await get('/api/me', cookie)).statusCode).toBe(401)
  })

  it('does not take a token that another secret signed', async () => {
    const cookie = cookieOf(await signIn())
    const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0]
    expect(await accounts.authenticate(`greenroom.session_token=${token}.${'A'.repeat(43)}%3D`)).toBeNull()
    expect(await accounts.authenticate(`greenroom.session_token=${token}`)).toBeNull()
  })

  it('knows its sessions after a restart', async () => {
    const cookie = cookieOf(await signIn())
    await app.close()
    await store.close()
    store = await openSqliteStore({ file: join(folder, 'store.sqlite') })
    await start()
    expect((await accounts.authenticate(cookie))?.email).toBe('ada@example.org')
  })
})

describe('half a sign-up', () => {
  it('is completed at sign-in where the user record was lost', async () => {
    await signUp()
    await table('users').delete('1')
    const answers = await Promise.all([signIn(), signIn(), signIn()])
    const [id] = answers.map((answer) => answer.json().id)
    expect(id).toBeGreaterThan(1)
    expect(answers.map((answer) => answer.json().id)).toEqual([id, id, id])
    expect(answers[0]?.json()).toMatchObject({ userName: 'ada', email: 'ada@example.org' })
    expect((await accounts.userById(id))?.email).toBe('ada@example.org')
  })

  it('can be repeated where nobody can sign in to it yet', async () => {
    await signUp()
    const credentials = table('identityAccounts', ['userId'])
    for (const { id } of await credentials.find({ where: {} })) await credentials.delete(id)
    await table('users').delete('1')
    expect((await signIn()).statusCode).toBe(401)
    const again = await signUp({ ...ada, password: 'another kettle altogether' })
    expect(again.statusCode).toBe(201)
    expect((await signIn({ email: ada.email, password: 'another kettle altogether' })).statusCode).toBe(200)
  })
})

describe('who may see a user', () => {
  it('is the user, and nobody learns who else there is', async () => {
    await signUp()
    await signUp({ ...ada, email: 'bob@example.org' })
    expect((await get('/users?email=ada@example.org')).json()).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
    const cookie = cookieOf(await signIn())
    const own = await get('/users?email=ADA%40example.org', cookie)
    expect(own.json()).toMatchObject({ id: 1, userName: 'ada', email: 'ada@example.org' })
    expect(Object.keys(own.json()).sort()).toEqual(['createdAt', 'email', 'firstName', 'id', 'lastName', 'userName'])
    const others = await Promise.all(['bob', 'nobody'].map((name) => get(`/users?email=${name}@example.org`, cookie)))
    expect(others.map(({ statusCode }) => statusCode)).toEqual([403, 403])
    expect(others[0]?.body).toBe(others[1]?.body)
    expect((await get('/users', cookie)).json().errors[0].path).toBe('email')
    expect((await get('/users?email=x', cookie)).statusCode).toBe(400)
    expect((await get('/users?email=a@b.co&email=c@d.co', cookie)).statusCode).toBe(400)
  })

  it('is the ADMIN as well, once the address is verified', async () => {
    await signUp()
    await signUp({ ...ada, email: 'root@example.org' })
    const root = { email: 'root@example.org', password }
    const unverified = (await signIn(root)).json()
    expect(unverified.subscriptionTier).toBe('FREE')
    expect(await accounts.membershipOf(unverified.id)).toMatchObject({ subscriptionTier: 'FREE' })
    const identities = table('identityUsers', ['email'])
    const [identity] = await identities.find({ where: { email: root.email } })
    await identities.update(`${identity?.id}`, { emailVerified: true })
    const answer = await signIn(root)
    expect(answer.json().subscriptionTier).toBe('ADMIN')
    expect(await accounts.membershipOf(answer.json().id)).toMatchObject({ subscriptionTier: 'ADMIN' })
    expect(await accounts.membershipOf(1)).toMatchObject({ subscriptionTier: 'FREE' })
    const cookie = cookieOf(answer)
    expect((await get('/users?email=ada@example.org', cookie)).json()).toMatchObject({ id: 1 })
    expect((await get('/users?email=nobody@example.org', cookie)).json()).toMatchObject({ code: 'USER_NOT_FOUND' })
  })
})

describe('the tier', () => {
  const subscription = { userId: 1, email: 'ada@example.org', displayName: 'Ada', renewalId: null }

  it.each([
    ['that runs', { subscriptionTier: 'PREMIUM', subscriptionExpiry: '2999-01-01T00:00:00Z' }, 'PREMIUM'],
    ['that ran out', { subscriptionTier: 'PREMIUM', subscriptionExpiry: '2001-01-01T00:00:00Z' }, 'FREE'],
    ['without an expiry', { subscriptionTier: 'PREMIUM' }, 'FREE'],
    ['of an unknown tier', { subscriptionTier: 'GOLD', subscriptionExpiry: null }, 'FREE'],
  ])('comes from a subscription %s', async (_name, fields, tier) => {
    await signUp()
    await table('subscriptions', ['userId', 'email']).insert({ id: 's1', ...subscription, ...fields })
    expect((await signIn()).json().subscriptionTier).toBe(tier)
  })
})
