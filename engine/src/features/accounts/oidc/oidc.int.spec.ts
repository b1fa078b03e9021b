import { randomUUID } from 'node:crypto'
import { codeOfApp, startIdentityProvider, type TestIdentityProvider } from '@greenroom/shared/testing'
import {
  accountPaths,
  enrolmentSchema,
  meSchema,
  oidcPaths,
  ownAccountPaths,
  ownAccountSchema,
  recoveryCodesSchema,
  secondFactorPaths,
  sessionListSchema,
  signInListSchema,
  signInPaths,
  trialPaths,
  trialSchema,
} from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo, mailTo, tokenIn } from '../../../testing/mails.ts'
import { callerOf, openOidcVisitor, publicUrl } from '../../../testing/oidcVisitor.ts'
import { expectProblem } from '../../../testing/problems.ts'
import { type Answer, type Caller, cookieOf, startTestEngine, type TestEngine } from '../../../testing/runningEngine.ts'

const password = 'a long and unusual passphrase'
const another = 'quite another passphrase'
const adminEmail = `boss-${randomUUID()}@example.org`
const { signIn, signUp, callback, connection } = oidcPaths

/** Overrides for the provider's usual answers. */
const emails = new Map<string, string>()
let provider: TestIdentityProvider
let engine: TestEngine
let laterMs = 0

beforeAll(async () => {
  provider = await startIdentityProvider({
    redirectUri: `${publicUrl}${callback}`,
    claimsOf: (login) => ({
      email: emails.get(login) ?? login,
      email_verified: !login.startsWith('unconfirmed'),
      given_name: 'Ada',
      family_name: 'Lovelace',
    }),
  })
  engine = await startTestEngine({
    environment: { ...provider.environment, PUBLIC_URL: publicUrl, ADMIN_EMAIL: adminEmail },
    now: () => Date.now() + laterMs,
  })
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
  await provider.stop()
})

const newLogin = () => `${randomUUID()}@example.org`
const locationOf = (answer: Answer) => [answer.status, answer.headers.get('location')]
const visitor = () => openOidcVisitor(engine)
const meOf = async (caller: Caller) => meSchema.parse((await caller.call('GET', accountPaths.me)).body)
const accountOf = async (caller: Caller) =>
  ownAccountSchema.parse((await caller.call('GET', ownAccountPaths.account)).body)
const subjectsOf = (email: string) => mailsTo(engine.dataDir, email).map(({ subject }) => subject)
async function confirmedPerson() {
  const person = await engine.signUp()
  const token = tokenIn(await mailTo(engine.dataDir, person.email, 'Confirm your email'))
  await engine.call('POST', ownAccountPaths.emailLinks, { body: { token } })
  return person
}

it('shows the provider’s name', async () => {
  expect((await engine.call('GET', oidcPaths.provider)).body).toEqual({ name: 'Example ID' })
})

describe('somebody without an account', () => {
  it('gets one at sign-up, verified, with their name and the tokens of a new account', async () => {
    const login = newLogin()
    const arrived = await visitor().arrive(signUp, login)
    expect(locationOf(arrived)).toEqual([303, '/signup?arrived=1'])
    const ada = callerOf(engine, arrived)
    expect(await meOf(ada)).toMatchObject({ email: login, emailVerified: true, userName: 'Ada', firstName: 'Ada' })
    expect(await accountOf(ada)).toMatchObject({ lastName: 'Lovelace', hasPassword: false, connected: true })
    expect((await ada.call('GET', '/api/wallet')).body).toMatchObject({ tokens: { left: 10_000 } })
    await ada.call('PUT', ownAccountPaths.password, { body: { password } })
    await mailTo(engine.dataDir, login, 'Your password was changed')
    // There was no email to verify, and a first sign-in triggers no notice.
    expect(subjectsOf(login)).toEqual(['Your password was changed'])
  })

  it('keeps the interview that their browser held before', async () => {
    const opened = await engine.call('POST', trialPaths.trial, {
      body: { attemptId: 'an-attempt-before-the-provider' },
    })
    const { sessionId } = trialSchema.parse(opened.body)
    const end = { commandId: 'the-end', type: 'EndInterview' }
    await engine.caller(cookieOf(opened)).call('POST', `/api/sessions/${sessionId}/commands`, { body: end })
    const ada = callerOf(engine, await visitor().arrive(signUp, newLogin(), { cookie: cookieOf(opened) }))
    const { sessions } = sessionListSchema.parse((await ada.call('GET', '/api/sessions')).body)
    expect(sessions.map((each) => each.sessionId)).toEqual([sessionId])
  })

  it('gets none at sign-in, because they haven’t agreed to anything yet', async () => {
    const login = newLogin()
    const arrived = await visitor().arrive(signIn, login, { body: { next: '/app/wallet?tab=1#top' } })
    const next = encodeURIComponent('/app/wallet?tab=1#top')
    expect(locationOf(arrived)).toEqual([303, `/signup?problem=NO_ACCOUNT&next=${next}`])
    expectProblem(await callerOf(engine, arrived).call('GET', accountPaths.me), 401, 'UNAUTHORIZED')
  })

  it('is the same person at the next sign-in, even if the provider’s email has changed', async () => {
    const login = newLogin()
    const there = visitor()
    const first = await meOf(callerOf(engine, await there.arrive(signUp, login)))
    emails.set(login, `changed-${login}`)
    const arrived = await there.arrive(signIn, login, { body: { next: '/app/wallet' } })
    expect(locationOf(arrived)).toEqual([303, '/signin?arrived=1&next=%2Fapp%2Fwallet'])
    expect(await meOf(callerOf(engine, arrived))).toEqual(first)
  })

  it('is refused if the provider hasn’t confirmed the email', async () => {
    const arrived = await visitor().arrive(signUp, `unconfirmed-${newLogin()}`)
    expect(locationOf(arrived)).toEqual([303, '/signup?problem=EMAIL_UNVERIFIED'])
  })

  it('becomes ADMIN with the address of ADMIN_EMAIL', async () => {
    const boss = callerOf(engine, await visitor().arrive(signUp, adminEmail))
    expect(await meOf(boss)).toMatchObject({ subscriptionTier: 'ADMIN' })
    expect((await boss.call('GET', '/api/wallet')).body).toMatchObject({ tokens: { left: 20_000 } })
  })

  it('gets one account, however often they return at once', async () => {
    const login = newLogin()
    const arrivals = await Promise.all([1, 2, 3].map(() => visitor().arrive(signUp, login)))
    const people = await Promise.all(arrivals.map((each) => meOf(callerOf(engine, each))))
    expect(new Set(people.map(({ id }) => id)).size).toBe(1)
  })

  it('never continues to another site', async () => {
    for (const next of ['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
      const arrived = await visitor().arrive(signUp, newLogin(), { body: { next } })
      expect(locationOf(arrived)).toEqual([303, '/signup?arrived=1'])
    }
  })
})

describe('somebody whose email has an account with a password', () => {
  it('signs in to it if both sides have confirmed the email, and a mail says so', async () => {
    const ada = await confirmedPerson()
    const arrived = await visitor().arrive(signIn, ada.email)
    expect(locationOf(arrived)).toEqual([303, '/signin?arrived=1'])
    const back = callerOf(engine, arrived)
    expect((await meOf(back)).id).toBe(ada.userId)
    expect(await accountOf(back)).toMatchObject({ hasPassword: true, connected: true })
    expect((await mailTo(engine.dataDir, ada.email, 'Example ID was connected')).text).toContain('/app/settings')
  })

  it('is refused until somebody has proved that the account is theirs, because its creator knows the password', async () => {
    const ada = await engine.signUp()
    expect(locationOf(await visitor().arrive(signIn, ada.email))).toEqual([303, '/signin?problem=ACCOUNT_UNCONFIRMED'])
    expect(locationOf(await visitor().arrive(signUp, ada.email))).toEqual([303, '/signup?problem=ACCOUNT_UNCONFIRMED'])
    expect(await accountOf(ada)).toMatchObject({ connected: false })
  })

  it('is refused if the provider hasn’t confirmed the email', async () => {
    const ada = await confirmedPerson()
    const login = `unconfirmed-${ada.email}`
    emails.set(login, ada.email)
    expect(locationOf(await visitor().arrive(signIn, login))).toEqual([303, '/signin?problem=EMAIL_UNVERIFIED'])
  })

  it('is refused if the account belongs to somebody else there, who had the email before', async () => {
    const ada = await confirmedPerson()
    await visitor().arrive(signIn, ada.email)
    const successor = newLogin()
    emails.set(successor, ada.email)
    expect(locationOf(await visitor().arrive(signIn, successor))).toEqual([303, '/signin?problem=OTHER_CONNECTED'])
  })
})

describe('an account with a second factor', () => {
  async function guarded() {
    const person = await confirmedPerson()
    const begun = await person.call('POST', secondFactorPaths.begin, { body: { password } })
    const { secret } = enrolmentSchema.parse(begun.body)
    const turnedOn = await person.call('POST', secondFactorPaths.turnOn, { body: { code: codeOfApp(secret) } })
    const { recoveryCodes } = recoveryCodesSchema.parse(turnedOn.body)
    return { ...callerOf(engine, turnedOn), email: person.email, userId: person.userId, secret, recoveryCodes }
  }

  it('is connected by its owner only, with password and code; then the provider comes first and the code second', async () => {
    const ada = await guarded()
    const there = visitor()
    expect(locationOf(await there.arrive(signIn, ada.email))).toEqual([303, '/signin?problem=CONNECT_FIRST'])
    expectProblem(await ada.call('POST', connection, { body: { password } }), 403, 'CODE_NEEDED')
    const body = { password, recoveryCode: ada.recoveryCodes[0] }
    const connected = await there.arrive(connection, ada.email, { body, cookie: ada.cookie })
    expect(locationOf(connected)).toEqual([303, '/app/settings'])
    expect(await accountOf(ada)).toMatchObject({ connected: true })

    const arrived = await there.arrive(signIn, ada.email, { body: { next: '/app/wallet' } })
    expect(locationOf(arrived)).toEqual([303, '/signin?step=code&next=%2Fapp%2Fwallet'])
    const waiting = callerOf(engine, arrived)
    expectProblem(await waiting.call('GET', accountPaths.me), 401, 'UNAUTHORIZED')
    const wrong = { body: { code: codeOfApp(ada.secret, 9) } }
    expectProblem(await waiting.call('POST', secondFactorPaths.signIn, wrong), 403, 'WRONG_CODE')
    const right = { body: { code: codeOfApp(ada.secret, 1) } }
    expect(await waiting.call('POST', secondFactorPaths.signIn, right)).toMatchObject({
      status: 200,
      body: { id: ada.userId },
    })
  })

  it('accepts five wrong codes and no more, as after a password', async () => {
    const ada = await guarded()
    const there = visitor()
    const body = { password, recoveryCode: ada.recoveryCodes[0] }
    await there.arrive(connection, ada.email, { body, cookie: ada.cookie })
    const waiting = callerOf(engine, await there.arrive(signIn, ada.email))
    const guess = (steps: number) =>
      waiting.call('POST', secondFactorPaths.signIn, { body: { code: codeOfApp(ada.secret, steps) } })
    for (const steps of [11, 12, 13, 14, 15]) expectProblem(await guess(steps), 403, 'WRONG_CODE')
    expectProblem(await guess(1), 401, 'SIGN_IN_AGAIN')
  })
})

describe('connecting from the settings', () => {
  it('needs the password, and the same signed-in person at the start and the end', async () => {
    const [ada, eve] = [await confirmedPerson(), await confirmedPerson()]
    const login = newLogin()
    expectProblem(await engine.call('POST', connection, { body: { password } }), 401, 'UNAUTHORIZED')
    expectProblem(await ada.call('POST', connection, { body: { password: 'wrong' } }), 403, 'WRONG_PASSWORD')
    const there = visitor()
    const { away, url } = await there.leave(connection, { body: { password }, cookie: ada.cookie })
    const address = await there.atProvider.signIn(url, login)
    expect(locationOf(await there.follow(address, away, eve.cookie))).toEqual([303, '/app/settings?problem=EXPIRED'])
    expect(await accountOf(eve)).toMatchObject({ connected: false })
    const again = await there.arrive(connection, login, { body: { password }, cookie: ada.cookie })
    expect(locationOf(again)).toEqual([303, '/app/settings'])
    expect((await meOf(callerOf(engine, await there.arrive(signIn, login)))).id).toBe(ada.userId)
  })

  it('takes nobody from another account, and no second one', async () => {
    const [ada, eve] = [await confirmedPerson(), await confirmedPerson()]
    const connect = async (of: Caller, login: string) =>
      locationOf(await visitor().arrive(connection, login, { body: { password }, cookie: of.cookie }))
    const login = newLogin()
    expect(await connect(ada, login)).toEqual([303, '/app/settings'])
    expect(await connect(eve, login)).toEqual([303, '/app/settings?problem=CONNECTED_ELSEWHERE'])
    expect(await connect(ada, newLogin())).toEqual([303, '/app/settings?problem=OTHER_CONNECTED'])
    // Connecting again does no harm and sends no second mail.
    expect(await connect(ada, login)).toEqual([303, '/app/settings'])
    await mailTo(engine.dataDir, ada.email, 'Example ID was connected')
    expect(subjectsOf(ada.email).filter((subject) => subject.includes('connected'))).toHaveLength(1)
  })

  it('can be undone if the account has a password, and a mail says so', async () => {
    const login = newLogin()
    const ada = callerOf(engine, await visitor().arrive(signUp, login))
    expectProblem(await ada.call('DELETE', connection), 409, 'PASSWORD_NEEDED')
    expectProblem(await engine.call('DELETE', connection), 401, 'UNAUTHORIZED')
    expect((await ada.call('PUT', ownAccountPaths.password, { body: { password } })).status).toBe(200)
    expect((await ada.call('DELETE', connection)).status).toBe(204)
    expect((await ada.call('DELETE', connection)).status).toBe(204)
    await mailTo(engine.dataDir, login, 'Example ID was disconnected')
    expect(await accountOf(ada)).toMatchObject({ hasPassword: true, connected: false })
    const body = { email: login, password }
    expect((await engine.call('POST', accountPaths.signIn, { body })).status).toBe(200)
  })
})

describe('an account without a password', () => {
  it('sets its first one, and changes its email, within ten minutes of signing in', async () => {
    const login = newLogin()
    const there = visitor()
    const ada = callerOf(engine, await there.arrive(signUp, login))
    const put = (by: Caller) => by.call('PUT', ownAccountPaths.password, { body: { password: another } })
    laterMs = 11 * 60_000
    expectProblem(await put(ada), 403, 'SIGN_IN_TOO_OLD')
    const change = { body: { email: `new-${login}` } }
    expectProblem(await ada.call('PUT', ownAccountPaths.email, change), 403, 'SIGN_IN_TOO_OLD')
    laterMs = 0
    const { away, url } = await there.leave(signIn, {
      body: { again: true, next: '/app/settings' },
      cookie: ada.cookie,
    })
    // The provider asks for the password even though the person is signed in there.
    expect(new URL(url).searchParams.get('prompt')).toBe('login')
    const back = await there.follow(await there.atProvider.signIn(url, login), away, ada.cookie)
    expect(locationOf(back)).toEqual([303, '/signin?arrived=1&next=%2Fapp%2Fsettings'])
    const fresh = callerOf(engine, back)
    // The browser has one sign-in, not two.
    const { signIns } = signInListSchema.parse((await fresh.call('GET', signInPaths.signIns)).body)
    expect(signIns).toHaveLength(1)
    expect((await fresh.call('PUT', ownAccountPaths.email, change)).status).toBe(202)
    expect((await put(fresh)).status).toBe(200)
    expectProblem(await put(fresh), 403, 'WRONG_PASSWORD')
  })

  it('gets one by a reset mail, too', async () => {
    const login = newLogin()
    await visitor().arrive(signUp, login)
    await engine.call('POST', ownAccountPaths.passwordReset, { body: { email: login } })
    const token = tokenIn(await mailTo(engine.dataDir, login, 'Choose a new password'))
    await engine.call('POST', ownAccountPaths.newPassword, { body: { token, password } })
    const body = { email: login, password }
    expect((await engine.call('POST', accountPaths.signIn, { body })).status).toBe(200)
  })

  it('can’t be taken over by a sign-up with its email', async () => {
    const login = newLogin()
    await visitor().arrive(signUp, login)
    const body = { userName: 'Eve', email: login, password }
    expectProblem(await engine.call('POST', accountPaths.users, { body }), 409, 'EMAIL_TAKEN')
  })
})

describe('the return', () => {
  it('lets nobody in who declined', async () => {
    const there = visitor()
    const { away, url } = await there.leave(signIn, { body: { next: '/app/wallet' } })
    const back = await there.follow(await there.atProvider.decline(url), away)
    expect(locationOf(back)).toEqual([303, '/signin?problem=DENIED&next=%2Fapp%2Fwallet'])
  })

  it('belongs to the browser that left, works once, and ends after ten minutes', async () => {
    const [there, elsewhere] = [visitor(), visitor()]
    const { away, url } = await there.leave(signUp)
    const address = await there.atProvider.signIn(url, newLogin())
    const expired = [303, '/signin?problem=EXPIRED']
    const { away: otherAway } = await elsewhere.leave(signUp)
    expect(locationOf(await elsewhere.follow(address, otherAway))).toEqual(expired)
    const nowhere = await engine.call('GET', oidcPaths.provider)
    expect(locationOf(await there.follow(address, nowhere))).toEqual(expired)
    expect(locationOf(await there.follow(new URL(callback, publicUrl), away))).toEqual(expired)
    laterMs = 11 * 60_000
    expect(locationOf(await there.follow(address, away))).toEqual(expired)
    laterMs = 0
    expect(locationOf(await there.follow(address, away))).toEqual([303, '/signup?arrived=1'])
    // The code is used up, so the provider's answer isn't a sign-in.
    expect(locationOf(await there.follow(address, away))).toEqual([303, '/signup?problem=REFUSED'])
  })

  it('removes the journey’s cookie', async () => {
    const arrived = await visitor().arrive(signUp, newLogin())
    expect(arrived.headers.getSetCookie().join('\n')).toMatch(
      /greenroom\.oidc=; Max-Age=0; Path=\/api\/auth\/oidc\/callback/,
    )
  })
})

it('a sign-in from a browser that is new to the account sends a mail; a known browser and a sign-out send none', async () => {
  const login = newLogin()
  const there = visitor()
  const ada = callerOf(engine, await there.arrive(signUp, login))
  laterMs = 2 * 60 * 60_000
  await there.arrive(signIn, login)
  await mailTo(engine.dataDir, login, 'New sign-in to your account')
  expect((await ada.call('POST', accountPaths.signOut)).status).toBe(200)
  expectProblem(await ada.call('GET', accountPaths.me), 401, 'UNAUTHORIZED')
  await there.arrive(signIn, login, { cookie: ada.cookie })
  laterMs = 0
  expect(subjectsOf(login)).toEqual(['New sign-in to your account'])
})
