import { meSchema, ownAccountSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo, mailTo, tokenIn } from '../../testing/mails.ts'
import { expectProblem } from '../../testing/problems.ts'
import { cookieOf, type Person, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'

const adminEmail = 'boss@example.org'
const password = 'a long and unusual passphrase'
const another = 'quite another passphrase'
let now = Date.parse('2026-11-10T12:00:00Z')
let engine: TestEngine

beforeAll(async () => {
  engine = await startTestEngine({ environment: { ADMIN_EMAIL: adminEmail }, now: () => now })
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const mail = (email: string, subject: string, count = 1) => mailTo(engine.dataDir, email, subject, count)
const follow = (token: string) => engine.call('POST', '/api/account/email-links', { body: { token } })
const accountOf = async (person: Pick<Person, 'call'>) =>
  ownAccountSchema.parse((await person.call('GET', '/api/account')).body)
const signIn = (email: string, given: string) =>
  engine.call('POST', '/api/auth/sign-in/email', { body: { email, password: given } })
const verified = async (person: Person): Promise<Person> => {
  expect((await follow(tokenIn(await mail(person.email, 'Confirm your email')))).status).toBe(200)
  return person
}
const askReset = (email: string) => engine.call('POST', '/api/auth/password-reset', { body: { email } })
const choose = (token: string, chosen: string) =>
  engine.call('POST', '/api/auth/password-reset/confirm', { body: { token, password: chosen } })

describe('verification', () => {
  it('works with a mail’s link, in any browser, once', async () => {
    const ada = await engine.signUp('Ada')
    expect(await accountOf(ada)).toMatchObject({ email: ada.email, emailVerified: false, mailRefused: false })
    const token = tokenIn(await mail(ada.email, 'Confirm your email'))
    expect(await follow(token)).toMatchObject({ status: 200, body: { done: 'emailVerified', email: ada.email } })
    expect(await accountOf(ada)).toMatchObject({ emailVerified: true })
    expectProblem(await follow(token), 410, 'LINK_INVALID')
    expectProblem(await follow('made-up'), 410, 'LINK_INVALID')
  })

  it('can be requested again, five times an hour in all; only the last link works, for seven days', async () => {
    const ada = await engine.signUp('Ada')
    const first = tokenIn(await mail(ada.email, 'Confirm your email'))
    const again = () => ada.call('POST', '/api/account/verification')
    now += 1_000
    expect(await again()).toMatchObject({ status: 202, body: { accepted: true } })
    const second = tokenIn(await mail(ada.email, 'Confirm your email', 2))
    expectProblem(await follow(first), 410, 'LINK_INVALID')
    for (let asked = 2; asked < 5; asked++) expect((await again()).status).toBe(202)
    const refused = await again()
    expectProblem(refused, 429, 'TOO_MANY_REQUESTS')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expectProblem(await follow(second), 410, 'LINK_INVALID')
    const last = tokenIn(await mail(ada.email, 'Confirm your email', 5))
    now += 8 * 24 * 60 * 60_000
    expectProblem(await follow(last), 410, 'LINK_INVALID')
    expectProblem(await engine.call('POST', '/api/account/verification'), 401, 'UNAUTHORIZED')
  })

  it('makes the account of ADMIN_EMAIL an ADMIN, with an ADMIN’s tokens', async () => {
    await engine.call('POST', '/users', { body: { userName: 'Boss', email: adminEmail, password } })
    const boss = engine.caller(cookieOf(await signIn(adminEmail, password)))
    const tier = async () => meSchema.parse((await boss.call('GET', '/api/me')).body).subscriptionTier
    expect(await tier()).toBe('FREE')
    expect((await boss.call('GET', '/api/wallet')).body).toMatchObject({ tokens: { left: 10_000 } })
    await follow(tokenIn(await mail(adminEmail, 'Confirm your email')))
    expect(await tier()).toBe('ADMIN')
    expect((await boss.call('GET', '/api/wallet')).body).toMatchObject({ tokens: { left: 20_000 } })
  })
})

describe('a forgotten password', () => {
  it('is replaced through a mailed link, which signs out everywhere, and a mail says so', async () => {
    const ada = await engine.signUp('Ada')
    expect(await askReset(ada.email)).toMatchObject({ status: 202, body: { accepted: true } })
    const token = tokenIn(await mail(ada.email, 'Choose a new password'))
    expect(expectProblem(await choose(token, 'short'), 400, 'INVALID_REQUEST')).toEqual(['password'])
    expect(await choose(token, another)).toMatchObject({ status: 200, body: { changed: true } })
    expectProblem(await choose(token, another), 410, 'LINK_INVALID')
    expectProblem(await ada.call('GET', '/api/me'), 401, 'UNAUTHORIZED')
    expectProblem(await signIn(ada.email, password), 401, 'INVALID_CREDENTIALS')
    const back = engine.caller(cookieOf(await signIn(ada.email, another)))
    expect(await accountOf(back)).toMatchObject({ emailVerified: true })
    expect((await mail(ada.email, 'Your password was changed')).text).toContain('/passwordReset')
  })

  it('its link expires after an hour, and doesn’t reveal who has an account', async () => {
    const ada = await engine.signUp('Ada')
    const timed = async (email: string) => {
      const from = performance.now()
      const { status, body } = await askReset(email)
      return { status, body, ms: performance.now() - from }
    }
    const [known, unknown] = [await timed(ada.email), await timed('nobody@example.org')]
    expect({ status: known.status, body: known.body }).toEqual({ status: unknown.status, body: unknown.body })
    expect(Math.min(known.ms, unknown.ms)).toBeGreaterThan(290)
    for (let asked = 1; asked < 7; asked++) expect((await askReset(ada.email)).status).toBe(202)
    now += 61 * 60_000
    const last = await mail(ada.email, 'Choose a new password', 5)
    expectProblem(await choose(tokenIn(last), another), 410, 'LINK_INVALID')
    expect(mailsTo(engine.dataDir, 'nobody@example.org')).toEqual([])
  })
})

describe('a change of email', () => {
  const change = (person: Person, email: string, given = password) =>
    person.call('PUT', '/api/account/email', { body: { email, password: given } })

  it('takes effect once the link in the new inbox is opened, and notifies the old inbox', async () => {
    const ada = await verified(await engine.signUp('Ada'))
    const email = `new-${ada.email}`
    expectProblem(await change(ada, email, 'wrong'), 403, 'WRONG_PASSWORD')
    expect((await change(ada, email)).status).toBe(202)
    expect(await accountOf(ada)).toMatchObject({ email: ada.email, pendingEmail: email })
    expect(await follow(tokenIn(await mail(email, 'Confirm your new email')))).toMatchObject({
      status: 200,
      body: { done: 'emailChanged', email },
    })
    expect(await accountOf(ada)).toMatchObject({ email, emailVerified: true, pendingEmail: null })
    expect((await ada.call('GET', `/users?email=${email}`)).body).toMatchObject({ email, id: ada.userId })
    expectProblem(await signIn(ada.email, password), 401, 'INVALID_CREDENTIALS')
    expect((await signIn(email, password)).status).toBe(200)
    expect((await mail(ada.email, 'Your email was changed')).text).toContain(email)
  })

  it('is reverted from the old inbox, which signs everybody out', async () => {
    const ada = await verified(await engine.signUp('Ada'))
    const email = `stolen-${ada.email}`
    await change(ada, email)
    await follow(tokenIn(await mail(email, 'Confirm your new email')))
    // The thief's own reset request must not work afterwards.
    await askReset(email)
    const thiefs = tokenIn(await mail(email, 'Choose a new password'))
    const undo = tokenIn(await mail(ada.email, 'Your email was changed'))
    expect(await follow(undo)).toMatchObject({ status: 200, body: { done: 'emailRestored', email: ada.email } })
    expectProblem(await ada.call('GET', '/api/me'), 401, 'UNAUTHORIZED')
    expectProblem(await choose(thiefs, another), 410, 'LINK_INVALID')
    expect((await signIn(ada.email, password)).status).toBe(200)
  })

  it('isn’t possible to an address that has an account, at either end', async () => {
    const [ada, eve] = await Promise.all([engine.signUp('Ada'), engine.signUp('Eve')])
    expectProblem(await change(ada, eve.email), 409, 'EMAIL_TAKEN')
    const email = `late-${ada.email}`
    await change(ada, email)
    const token = tokenIn(await mail(email, 'Confirm your new email'))
    await engine.call('POST', '/users', { body: { userName: 'Late', email, password } })
    expectProblem(await follow(token), 409, 'EMAIL_TAKEN')
    expect(await accountOf(ada)).toMatchObject({ email: ada.email })
  })
})

describe('a change of password', () => {
  it('needs the old one and ends the other sign-ins, and a mail says so', async () => {
    const ada = await engine.signUp('Ada')
    const elsewhere = engine.caller(cookieOf(await signIn(ada.email, password)))
    const put = (currentPassword: string, chosen: string) =>
      ada.call('PUT', '/api/account/password', { body: { currentPassword, password: chosen } })
    expectProblem(await put('wrong', another), 403, 'WRONG_PASSWORD')
    expect(expectProblem(await put(password, 'password1234'), 400, 'INVALID_REQUEST')).toEqual(['password'])
    expect((await put(password, another)).status).toBe(200)
    expect((await ada.call('GET', '/api/me')).status).toBe(200)
    expectProblem(await elsewhere.call('GET', '/api/me'), 401, 'UNAUTHORIZED')
    expect((await signIn(ada.email, another)).status).toBe(200)
    expect((await mail(ada.email, 'Your password was changed')).text).toContain('Ada')
  })
})

describe('a sign-in', () => {
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0' }
  const from = (email: string, cookie = '') =>
    engine.call('POST', '/api/auth/sign-in/email', { body: { email, password }, headers: { ...headers, cookie } })

  it('from a browser that is new to the account sends one mail', async () => {
    const ada = await engine.signUp('Ada')
    now += 2 * 60 * 60_000
    await from(ada.email, ada.cookie)
    const first = await from(ada.email)
    const told = await mail(ada.email, 'New sign-in to your account')
    expect(told.text).toContain('someone signed in with Firefox on Linux')
    expect(told.text).toContain('from the IP address 127.0.0.1')
    expect(told.text).toContain('/app/settings#sign-in-and-security')
    await from(ada.email, cookieOf(first))
    await from(ada.email)
    await mail(ada.email, 'New sign-in to your account', 2)
    const all = mailsTo(engine.dataDir, ada.email).map(({ subject }) => subject)
    expect(all.toSorted()).toEqual(['Confirm your email', 'New sign-in to your account', 'New sign-in to your account'])
  })
})

describe('a user’s own details', () => {
  it('are changed one by one, by their signed-in owner, and a new name is used everywhere', async () => {
    const ada = await engine.signUp('Ada')
    const patch = (body: object) => ada.call('PATCH', '/api/account', { body })
    expect((await patch({ lastName: 'Lovelace' })).body).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' })
    const renamed = (await patch({ userName: 'Countess' })).body
    expect(renamed).toMatchObject({ userName: 'Countess', firstName: '', lastName: '' })
    expect((await ada.call('GET', '/api/me')).body).toMatchObject({ userName: 'Countess', firstName: '' })
    expect(expectProblem(await patch({ userName: ' ' }), 400, 'INVALID_REQUEST')).toEqual(['userName'])
    expectProblem(await engine.call('GET', '/api/account'), 401, 'UNAUTHORIZED')
    expectProblem(await engine.call('PATCH', '/api/account', { body: {} }), 401, 'UNAUTHORIZED')
  })
})
