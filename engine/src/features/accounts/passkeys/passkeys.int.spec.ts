import {
  accountPaths,
  passkeyListSchema,
  passkeyOptionsSchema,
  passkeySchema,
  passkeyPaths as paths,
  sessionListSchema,
  trialPaths,
  trialSchema,
  urlOf,
} from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectProblem } from '../../../testing/problems.ts'
import {
  type Answer,
  type Caller,
  cookieOf,
  type Person,
  startTestEngine,
  type TestEngine,
} from '../../../testing/runningEngine.ts'
import { type Ceremony, softwareAuthenticator } from '../../../testing/softwareAuthenticator.ts'

const password = 'a long and unusual passphrase'
const origin = 'https://rehearse.example.org'
const site = 'rehearse.example.org'
let engine: TestEngine
let unnamed: TestEngine
let now = Date.now()

beforeAll(async () => {
  engine = await startTestEngine({ environment: { PUBLIC_URL: origin }, now: () => now })
  unnamed = await startTestEngine()
})
afterAll(async () => {
  for (const each of [engine, unnamed]) {
    expect(each.unexpected()).toEqual([])
    await each.stop()
  }
})

const challengeOf = (answer: Answer): string => passkeyOptionsSchema.parse(answer.body).options.challenge
async function forNew(person: Caller): Promise<Ceremony> {
  const challenge = challengeOf(await person.call('POST', paths.newOptions, { body: { password } }))
  return { challenge, origin, site }
}
async function forSignIn(): Promise<Ceremony> {
  return { challenge: challengeOf(await engine.call('POST', paths.signInOptions)), origin, site }
}
const add = (person: Caller, credential: object, name = 'Laptop') =>
  person.call('POST', paths.passkeys, { body: { name, credential } })
const signIn = (answer: object) => engine.call('POST', paths.signIn, { body: answer })

async function withPasskey(): Promise<{
  person: Person
  device: ReturnType<typeof softwareAuthenticator>
  passkeyId: string
}> {
  const [person, device] = [await engine.signUp(), softwareAuthenticator()]
  const added = await add(person, device.register(await forNew(person)))
  expect(added.status, JSON.stringify(added.body)).toBe(201)
  return { person, device, passkeyId: passkeySchema.parse(added.body).passkeyId }
}

describe('a passkey', () => {
  it('is added with the password and listed with its name', async () => {
    const { person, passkeyId } = await withPasskey()
    const list = passkeyListSchema.parse((await person.call('GET', paths.passkeys)).body)
    expect(list).toMatchObject({
      available: true,
      needsPassword: true,
      passkeys: [{ passkeyId, name: 'Laptop', lastUsedAt: null, synced: false }],
    })
    for (const body of [{}, { password: 'not the password of this one' }])
      expectProblem(await person.call('POST', paths.newOptions, { body }), 403, 'WRONG_PASSWORD')
  })

  it('signs its owner in, and shows when it last did', async () => {
    const { person, device } = await withPasskey()
    const signedIn = await signIn(device.answer(await forSignIn()))
    expect([signedIn.status, signedIn.body]).toMatchObject([200, { email: person.email }])
    const browser = engine.caller(cookieOf(signedIn))
    expect((await browser.call('GET', accountPaths.me)).body).toMatchObject({ id: person.userId })
    const { passkeys } = passkeyListSchema.parse((await browser.call('GET', paths.passkeys)).body)
    expect(passkeys[0]?.lastUsedAt).not.toBeNull()
  })

  it('brings along the interview that its browser held before', async () => {
    const { device } = await withPasskey()
    const opened = await engine.call('POST', trialPaths.trial, { body: { attemptId: 'an-attempt-before-the-passkey' } })
    const { sessionId } = trialSchema.parse(opened.body)
    const end = { commandId: 'the-end', type: 'EndInterview' }
    await engine.caller(cookieOf(opened)).call('POST', `/api/sessions/${sessionId}/commands`, { body: end })
    const guest = engine.caller(cookieOf(opened))
    const signedIn = await guest.call('POST', paths.signIn, { body: device.answer(await forSignIn()) })
    const { sessions } = sessionListSchema.parse(
      (await engine.caller(cookieOf(signedIn)).call('GET', '/api/sessions')).body,
    )
    expect(sessions.map((each) => each.sessionId)).toEqual([sessionId])
  })

  it('is renamed and removed by its owner only, and stops working afterwards', async () => {
    const { person, device, passkeyId } = await withPasskey()
    const path = urlOf(paths.passkey, { passkeyId })
    const eve = await engine.signUp('Eve')
    expectProblem(await eve.call('PUT', path, { body: { name: 'Mine' } }), 404, 'PASSKEY_UNKNOWN')
    expectProblem(await eve.call('DELETE', path), 404, 'PASSKEY_UNKNOWN')
    expect((await person.call('PUT', path, { body: { name: ' Key ' } })).body).toMatchObject({ name: 'Key' })
    expectProblem(await person.call('PUT', path, { body: { name: ' ' } }), 400, 'INVALID_REQUEST')
    expect((await person.call('DELETE', path)).status).toBe(204)
    expectProblem(await signIn(device.answer(await forSignIn())), 403, 'PASSKEY_REFUSED')
  })
})

describe('a passkey’s answer', () => {
  it('works once, even if sent many times at the same moment', async () => {
    const { device } = await withPasskey()
    const answer = device.answer(await forSignIn())
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(answer)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403, 403, 403])
  })

  it.each([
    ['another site', { origin: 'https://rehearse.example.com' }],
    ['another host', { site: 'example.org' }],
    ['a device that asked nobody', { verifiesUser: false }],
    ['a challenge that is not ours', { challenge: 'A'.repeat(75) }],
  ])('is refused from %s', async (_what, change) => {
    const { device } = await withPasskey()
    expectProblem(await signIn(device.answer({ ...(await forSignIn()), ...change })), 403, 'PASSKEY_REFUSED')
  })

  it('is refused if its challenge is too old, was made for something else, or is signed by another key', async () => {
    const { person, device } = await withPasskey()
    expectProblem(await signIn(device.answer(await forNew(person))), 403, 'PASSKEY_REFUSED')
    const stranger = softwareAuthenticator().answer(await forSignIn())
    const { id, rawId } = device.answer(await forSignIn())
    expectProblem(await signIn({ ...stranger, id, rawId }), 403, 'PASSKEY_REFUSED')
    const old = device.answer(await forSignIn())
    now += 61 * 60_000
    expectProblem(await signIn(old), 403, 'PASSKEY_REFUSED')
  })

  it.each([
    {},
    { id: '', rawId: '', type: 'public-key', response: {} },
    {
      id: 'a',
      rawId: 'a',
      type: 'public-key',
      response: { clientDataJSON: '!', authenticatorData: '', signature: '' },
    },
  ])('must be well-formed: %j', async (body) => {
    expectProblem(await signIn(body), 400, 'INVALID_REQUEST')
  })
})

describe('adding a passkey', () => {
  it('accepts a passkey made for this account only, and once', async () => {
    const [ada, eve] = await Promise.all([engine.signUp('Ada'), engine.signUp('Eve')])
    const device = softwareAuthenticator()
    const credential = device.register(await forNew(ada))
    expectProblem(await add(eve, credential), 403, 'PASSKEY_REFUSED')
    expect((await add(ada, credential)).status).toBe(201)
    expectProblem(await add(ada, credential), 403, 'PASSKEY_REFUSED')
    // A device registered with one account can't also be used for another.
    expectProblem(await add(eve, device.register(await forNew(eve))), 403, 'PASSKEY_REFUSED')
    expectProblem(await engine.call('POST', paths.newOptions, { body: { password } }), 401, 'UNAUTHORIZED')
  })

  it('needs a host name', async () => {
    const person = await unnamed.signUp()
    expect((await person.call('GET', paths.passkeys)).body).toMatchObject({ available: false, passkeys: [] })
    expectProblem(await person.call('POST', paths.newOptions, { body: { password } }), 409, 'PASSKEYS_UNAVAILABLE')
    expectProblem(await unnamed.call('POST', paths.signInOptions), 409, 'PASSKEYS_UNAVAILABLE')
  })
})
