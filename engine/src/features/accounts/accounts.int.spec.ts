import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Post } from '../../mail/openMail.ts'
import { createAllowances } from '../../platform/allowances.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { createOriginRule } from '../../platform/security.ts'
import { type Store, StoreUnavailable } from '../../store/port.ts'
import { bareService } from '../../testing/bareService.ts'
import { quickHashing } from '../../testing/quickHashing.ts'
import { redisOfSpecs } from '../../testing/runningEngine.ts'
import { openStoreOfSpecs } from '../../testing/storeOfSpecs.ts'
import type { PasswordHashing } from './betterAuth/passwordHashing.ts'
import { placesOf } from './invitationUses.ts'
import { openMemberships } from './memberships.ts'
import { type Accounts, type AccountsOptions, openAccounts } from './openAccounts.ts'

let folder: string
let store: Store
let app: HttpApp
let accounts: Accounts

const defaults = {
  PORT: 3000,
  PUBLIC_URL: undefined,
  oidc: null,
  ADMIN_EMAIL: 'root@example.org',
  ALPHA_ONLY: false,
  SIGN_UPS_PER_ADDRESS: 20,
  KEEP_SIGN_INS_DAYS: 30,
  behindTls: false,
  isProduction: false,
}
/** Mails sent for these accounts. */
let posted: Post[]
const mail: AccountsOptions['mail'] = {
  post: async (each) => void posted.push(each),
  addressWorks: async () => {},
  refuses: async () => false,
}
/** Log lines at level warning and above. */
let lines: string[] = []
let laterMs = 0
const now = () => Date.now() + laterMs
/** Records every hash and verification; both take equally long. */
let work: string[] = []
const countedHashing: PasswordHashing = {
  hash(password) {
    work.push('hash')
    return quickHashing.hash(password)
  },
  verify(given) {
    work.push('verify')
    return quickHashing.verify(given)
  },
}
async function start(
  config: Partial<typeof defaults> = {},
  hashing: Pick<AccountsOptions, 'passwordHashing'> = { passwordHashing: countedHashing },
): Promise<void> {
  lines = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  app = await bareService({ isOriginAllowed: createOriginRule(), behindTls: config.behindTls ?? false })
  const allowances = createAllowances({ redis, logger, now })
  accounts = await openAccounts({
    ...{ store, allowances, logger, now, mail },
    config: { ...defaults, ...config },
    ...hashing,
  })
  accounts.register(app)
}

const redis = new Redis(redisOfSpecs())
afterAll(() => redis.quit())

beforeEach(async () => {
  await redis.flushdb()
  laterMs = 0
  work = []
  posted = []
  folder = await mkdtemp(join(tmpdir(), 'greenroom-accounts-'))
  store = await openStoreOfSpecs(folder)
  await start()
})
afterEach(async () => {
  await app.close()
  await store.close()
  await rm(folder, { recursive: true })
})

const password = 'violet kettle on the stove'
const ada = { userName: 'ada', email: 'Ada@Example.org', password, firstName: 'Ada', lastName: 'Lovelace' }

const signUp = (body: object = ada, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
  app.inject({ method: 'POST', url: '/users', payload: body, headers, remoteAddress })
const signIn = (body: object = { email: 'ada@example.org', password }, cookie?: string, remoteAddress = '192.0.2.1') =>
  app.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: body,
    headers: cookie === undefined ? {} : { cookie },
    remoteAddress,
  })
const get = (url: string, cookie?: string) => app.inject({ url, headers: cookie === undefined ? {} : { cookie } })
const cookieOf = (answer: Awaited<ReturnType<typeof signIn>>): string =>
  answer.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ')

/** When reopening a table, list its unique fields, or the store would drop their index. */
const uniqueFields: Record<string, string[][]> = { users: [['identityId'], ['email']] }

/** Opens a second handle on a table, for writing what a crash would leave behind. */
const table = (name: string, fields: string[] = []) =>
  store.collection<{ id: string; [field: string]: unknown }>({
    name,
    unique: uniqueFields[name] ?? [],
    indexes: fields.map((field) => [field]),
    parse: (stored) => stored as { id: string },
  })

describe('signing up', () => {
  it('creates a user with an integer id and an email in lower case, and signs nobody in', async () => {
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

  it('stores a password with scrypt and a salt, and accepts no other', async () => {
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

  it('lets one of many simultaneous sign-ups with the same email succeed, with its password', async () => {
    const passwords = Array.from({ length: 5 }, (_, index) => `a password of mine, number ${index}`)
    const answers = await Promise.all(passwords.map((each) => signUp({ ...ada, password: each })))
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409, 409])
    const attempts = await Promise.all(passwords.map((each) => signIn({ email: ada.email, password: each })))
    expect(attempts.map(({ statusCode }) => statusCode === 200)).toEqual(statuses.map((status) => status === 201))
    expect(await table('users').count({})).toBe(1)
  })

  it('names every wrong field', async () => {
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

  it('allows twenty from one address in ten minutes, then one every thirty seconds, and never closes', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => signUp()))
    const judged = answers.filter(({ statusCode }) => statusCode !== 429)
    expect(judged.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array(19).fill(409)])
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    for (const answer of refused) {
      expect(answer.json().code).toBe('TOO_MANY_REQUESTS')
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(30)
    }
    for (let number = 0; number < 5; number += 1) {
      expect((await signUp({ ...ada, email: `early${number}@example.org` })).statusCode).toBe(429)
      laterMs += 30_000
      expect((await signUp({ ...ada, email: `new${number}@example.org` })).statusCode).toBe(201)
    }
    expect((await signUp({ ...ada, email: 'other@example.org' }, {}, '198.51.100.7')).statusCode).toBe(201)
  })

  it('is for invited people only if configured so', async () => {
    await app.close()
    await start({ ALPHA_ONLY: true })
    await table('alphaPhaseUsers').insert({ id: 'alpha', emails: ['Ada@example.org'] })
    await table('invitationCodes').insert({ id: 'open-sesame' })
    await table('invitationCodes').insert({ id: 'GR-ONCE-ONLY', mostUses: 1 })
    await table('invitationCodes').insert({ id: 'GR-OLD', expiresAt: Date.parse('2020-01-01T00:00:00Z') })
    const places = placesOf(store)
    const stranger = { userName: 'eve', email: 'eve@example.org', password }
    const refusalOf = async (invitationCode?: string) => {
      const answer = await signUp(invitationCode === undefined ? stranger : { ...stranger, invitationCode })
      return [answer.statusCode, answer.json().code]
    }
    expect(await refusalOf()).toEqual([403, 'INVITATION_NEEDED'])
    expect(await refusalOf(' ')).toEqual([403, 'INVITATION_NEEDED'])
    expect(await refusalOf('guessed')).toEqual([403, 'INVITATION_UNKNOWN'])
    expect(await refusalOf('GR-OLD')).toEqual([403, 'INVITATION_EXPIRED'])
    expect((await signUp({ ...stranger, invitationCode: 'open-sesame' })).statusCode).toBe(201)
    // A failed sign-up doesn't use up one of the code's places, and concurrent sign-ups never share one.
    expect(await refusalOf('GR-ONCE-ONLY')).toEqual([409, 'EMAIL_TAKEN'])
    const crowd = await Promise.all(
      ['a', 'b', 'c'].map((name) =>
        signUp({ ...stranger, email: `${name}@example.org`, invitationCode: ' gr-once-only ' }),
      ),
    )
    expect(crowd.map(({ statusCode }) => statusCode).sort()).toEqual([201, 403, 403])
    expect(crowd.find(({ statusCode }) => statusCode === 403)?.json().code).toBe('INVITATION_USED')
    // The store doesn't reveal who used which code.
    expect(await places.get('GR-ONCE-ONLY:1')).not.toHaveProperty('heldBy')
    // If a sign-up was interrupted, its place goes to the next one, unless the account exists.
    for (const [code, heldBy] of [
      ['GR-CUT', 'nobody@example.org'],
      ['GR-CUT-LATER', 'eve@example.org'],
    ] as const) {
      await table('invitationCodes').insert({ id: code, mostUses: 1 })
      await places.insert({ id: `${code}:1`, code, takenAt: Date.now() - 3 * 60_000, heldBy })
    }
    const next = { ...stranger, email: 'next@example.org' }
    expect((await signUp({ ...next, invitationCode: 'GR-CUT-LATER' })).json().code).toBe('INVITATION_USED')
    expect((await signUp({ ...next, invitationCode: 'GR-CUT' })).statusCode).toBe(201)
    expect(await places.find({ where: { heldBy: { gt: '' } } })).toEqual([])
    expect((await signUp()).statusCode).toBe(201)
  })

  it('refuses another site’s page', async () => {
    const answer = await signUp(ada, { origin: 'https://evil.example' })
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'CROSS_ORIGIN'])
    expect((await signUp(ada, { origin: 'http://localhost:80' })).statusCode).toBe(201)
  })
})

describe('signing in and out', () => {
  beforeEach(async () => {
    await signUp()
  })

  it('sets a cookie that scripts can’t read, and returns the user', async () => {
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
      emailVerified: false,
      deleteAt: null,
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

  it('doesn’t reveal whether the email or the password is wrong', async () => {
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

  it('works equally hard if there is no such email', async () => {
    for (const [email, expected] of [
      ['ada@example.org', 'verify'],
      ['nobody@example.org', 'hash'],
    ]) {
      work = []
      expect((await signIn({ email, password: 'not the right one' })).statusCode).toBe(401)
      expect(work).toEqual([expected])
    }
    // Overlong passwords aren't hashed either.
    work = []
    for (const email of ['ada@example.org', 'nobody@example.org'])
      expect((await signIn({ email, password: 'x'.repeat(1000) })).statusCode).toBe(401)
    expect(work).toEqual([])
    // Sign-up timing doesn't reveal whether the email is taken either.
    expect((await signUp()).statusCode).toBe(409)
    expect(work).toEqual(['hash'])
  })

  const guess = { email: 'ada@example.org', password: 'not the right one' }
  const statusesOf = (answers: { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode)

  it('checks five of a hundred parallel guesses, whoever makes them, then one every ten seconds', async () => {
    work = []
    const address = (index: number) => `198.51.100.${index}`
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => signIn(guess, undefined, address(index))),
    )
    expect(statusesOf(answers).filter((status) => status === 401)).toHaveLength(5)
    expect(work).toEqual(Array(5).fill('verify'))
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 401)) {
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'TOO_MANY_REQUESTS'])
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(10)
    }
    for (let turn = 0; turn < 5; turn += 1) {
      laterMs += 9_000
      expect((await signIn(guess)).statusCode).toBe(429)
      laterMs += 1_000
      expect(statusesOf([await signIn(guess), await signIn(guess)])).toEqual([401, 429])
    }
    // The limit only slows sign-ins down: the right password works later.
    laterMs += 10_000
    expect((await signIn()).statusCode).toBe(200)
  })

  it('counts a nonexistent account in the same way', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => signIn({ ...guess, email: 'nobody@example.org' })),
    )
    expect(statusesOf(answers).filter((status) => status === 401)).toHaveLength(5)
  })

  it('lets the owner in on their known browser while somebody else is guessing', async () => {
    const browser = cookieOf(await signIn())
    await Promise.all(Array.from({ length: 100 }, () => signIn(guess)))
    expect((await signIn()).statusCode).toBe(429)
    await app.inject({ method: 'POST', url: '/api/auth/sign-out', headers: { cookie: browser } })
    expect((await signIn(undefined, browser)).statusCode).toBe(200)
    // This browser is known only for this account, where it has a separate count.
    const others = await Promise.all(Array.from({ length: 20 }, () => signIn(guess, browser)))
    expect(statusesOf(others).filter((status) => status === 401)).toHaveLength(5)
    await Promise.all(Array.from({ length: 20 }, () => signIn({ ...guess, email: 'bob@example.org' })))
    expect((await signIn({ ...guess, email: 'bob@example.org' }, browser)).statusCode).toBe(429)
  })

  it('counts the guesses of one address over all accounts', async () => {
    const answers = []
    for (let index = 0; index < 50; index += 1)
      answers.push(await signIn({ ...guess, email: `user${index}@example.org` }))
    expect(statusesOf(answers)).toEqual([...Array(40).fill(401), ...Array(10).fill(429)])
    expect((await signIn(undefined, undefined, '198.51.100.7')).statusCode).toBe(200)
    laterMs += 5_000
    expect((await signIn({ ...guess, email: 'one.more@example.org' })).statusCode).toBe(401)
  })

  it('doesn’t count correct passwords', async () => {
    const answers = []
    for (let index = 0; index < 60; index += 1) answers.push(await signIn())
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]))
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

  it('accepts a sign-out by somebody who isn’t signed in', async () => {
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
  ])('treats the cookie "%s" as nobody’s', async (cookie) => {
    expect(await accounts.authenticate(cookie)).toBeNull()
    expect((await get('/api/me', cookie)).statusCode).toBe(401)
  })

  it('rejects a token that another secret signed', async () => {
    const cookie = cookieOf(await signIn())
    const token = decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0]
    expect(await accounts.authenticate(`greenroom.session_token=${token}.${'A'.repeat(43)}%3D`)).toBeNull()
    expect(await accounts.authenticate(`greenroom.session_token=${token}`)).toBeNull()
  })

  it('stores nothing that would let a reader of the database sign in', async () => {
    const cookie = cookieOf(await signIn())
    const [token = ''] = decodeURIComponent(cookie.split(/[=;]/)[1] ?? '').split('.')
    expect(token.length).toBeGreaterThanOrEqual(32)
    const sessions = table('identitySessions')
    const rows = await sessions.find({ where: {} })
    expect(rows.map((row) => row.token)).toEqual([`sha256:${createHash('sha256').update(token).digest('hex')}`])
    expect(JSON.stringify(rows)).not.toContain(token)
    // All ten of these forged cookies used to work, when cookies and stored tokens were signed with the same key.
    const signed = await table('secrets').get('session-cookies')
    const forge = (value: string): string => {
      const signature = createHmac('sha256', `${signed?.secret}`).update(value).digest('base64')
      return `greenroom.session_token=${encodeURIComponent(`${value}.${signature}`)}`
    }
    expect((await accounts.authenticate(forge(token)))?.id).toBe(1)
    for (const { id, token: stored } of rows)
      for (const value of [`${stored}`, `${stored}`.replace('sha256:', ''), id])
        expect(await accounts.authenticate(forge(value))).toBeNull()
  })

  it('keeps the session and its cookie when it is prolonged', async () => {
    const cookie = cookieOf(await signIn())
    const sessions = table('identitySessions')
    const [row] = await sessions.find({ where: {} })
    // A thirty-day session is extended once it is a day old.
    const aged = new Date(Date.now() + 28 * 24 * 3600_000).toISOString()
    await sessions.update(`${row?.id}`, { expiresAt: aged })
    const answer = await get('/api/me', cookie)
    expect(cookieOf(answer)).toBe(cookie.split('; ')[0])
    expect(await sessions.get(`${row?.id}`)).toMatchObject({ token: row?.token })
    expect((await get('/api/me', cookieOf(answer))).statusCode).toBe(200)
  })

  it('deletes an expired sign-in completely', async () => {
    const [cookie, other] = [cookieOf(await signIn()), cookieOf(await signIn())]
    const sessions = table('identitySessions', ['userId'])
    const [row] = await sessions.find({ where: {} })
    await sessions.update(`${row?.id}`, { expiresAt: new Date(Date.now() - 1).toISOString() })
    await accounts.removeExpired()
    expect(await sessions.find({ where: {} })).toHaveLength(1)
    const statuses = await Promise.all([cookie, other].map(async (each) => (await get('/api/me', each)).statusCode))
    expect(statuses.toSorted()).toEqual([200, 401])
  })

  it('still has its sessions after a restart', async () => {
    const cookie = cookieOf(await signIn())
    await app.close()
    await store.close()
    store = await openStoreOfSpecs(folder)
    await start()
    expect((await accounts.authenticate(cookie))?.email).toBe('ada@example.org')
  })
})

describe('in production', () => {
  it('nobody can sign in before their email is verified, and the right password sends the link again', async () => {
    await start({ isProduction: true })
    await signUp()
    expect((await signIn({ email: 'ada@example.org', password: 'wrong' })).json()).toMatchObject({ status: 401 })
    expect(posted).toHaveLength(1)
    const answer = await signIn()
    expect(answer.json()).toMatchObject({ status: 403, code: 'EMAIL_UNVERIFIED' })
    expect(answer.cookies).toEqual([])
    expect(posted.map(({ kind, to }) => [kind, to])).toEqual(Array(2).fill(['verification', 'ada@example.org']))
    const token = posted.at(-1)?.letter.action?.url.split('#')[1]
    await app.inject({ method: 'POST', url: '/api/account/email-links', payload: { token } })
    expect((await signIn()).statusCode).toBe(200)
  })
})

describe('half a sign-up', () => {
  it('is completed at sign-in if the user record was lost', async () => {
    await signUp()
    await table('users').delete('1')
    const answers = await Promise.all([signIn(), signIn(), signIn()])
    const [id] = answers.map((answer) => answer.json().id)
    expect(id).toBeGreaterThan(1)
    expect(answers.map((answer) => answer.json().id)).toEqual([id, id, id])
    expect(answers[0]?.json()).toMatchObject({ userName: 'ada', email: 'ada@example.org' })
    expect((await accounts.userById(id))?.email).toBe('ada@example.org')
  })

  it('can be repeated if nobody can sign in to it yet', async () => {
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
  it('the user themselves, and nobody learns who else there is', async () => {
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

  it('an ADMIN as well, once the address is verified', async () => {
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

  it('spec §4: "If no subscription is found, the user is FREE"', async () => {
    await signUp()
    expect((await signIn()).json()).toMatchObject({ subscriptionTier: 'FREE', subscriptionExpiry: null })
  })

  it('spec §5: "More than one subscription for one email or user id is logged; for a user id it is treated as not found"', async () => {
    await signUp()
    const running = { ...subscription, subscriptionTier: 'PREMIUM', subscriptionExpiry: '2999-01-01T00:00:00Z' }
    for (const id of ['s1', 's2']) await table('subscriptions', ['userId', 'email']).insert({ id, ...running })
    expect((await signIn()).json().subscriptionTier).toBe('FREE')
    expect(lines.join('')).toContain('there are several subscriptions for one user')
  })

  it('spec §8: "Subscription reads that fail return null or empty"', async () => {
    const collection: Store['collection'] = (definition) => ({
      ...store.collection(definition),
      find: () => Promise.reject(new StoreUnavailable('away')),
    })
    const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    const memberships = openMemberships({ ...store, collection }, { logger, now })
    const membership = await memberships.of({ userId: 1, email: 'ada@example.org', emailVerified: true })
    expect(membership).toEqual({ displayName: 'user', subscriptionTier: 'FREE', subscriptionExpiry: null })
    expect(lines.join('')).toContain("the subscription can't be read")
  })

  it.each([
    ['that runs', { subscriptionTier: 'PREMIUM', subscriptionExpiry: '2999-01-01T00:00:00Z' }, 'PREMIUM'],
    ['that ran out', { subscriptionTier: 'PREMIUM', subscriptionExpiry: '2001-01-01T00:00:00Z' }, 'FREE'],
    [
      'that ends by another clock',
      { subscriptionTier: 'PREMIUM', subscriptionExpiry: '2999-01-01T02:00:00+02:00' },
      'PREMIUM',
    ],
    ['of an ADMIN that ran out', { subscriptionTier: 'ADMIN', subscriptionExpiry: '2001-01-01T00:00:00Z' }, 'FREE'],
    ['that never ends', { subscriptionTier: 'PENDING', subscriptionExpiry: null }, 'PENDING'],
    ['without an expiry', { subscriptionTier: 'PREMIUM' }, 'FREE'],
    ['of an unknown tier', { subscriptionTier: 'GOLD', subscriptionExpiry: null }, 'FREE'],
  ])('comes from a subscription %s', async (_name, fields, tier) => {
    await signUp()
    await table('subscriptions', ['userId', 'email']).insert({ id: 's1', ...subscription, ...fields })
    expect((await signIn()).json().subscriptionTier).toBe(tier)
  })
})
