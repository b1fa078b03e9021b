import type { Session } from '@greenroom/shared/session'
import { sessionListSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptLink, invitedGuest, inviteLink } from '../../testing/invitedPeople.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Caller, cookieOf, type Person, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'

const dayMs = 24 * 60 * 60_000

let engine: TestEngine
let laterMs = 0
let ada: Person
let eve: Person

beforeAll(async () => {
  engine = await startTestEngine({ now: () => Date.now() + laterMs })
  ada = await engine.signUp('Ada')
  eve = await engine.signUp('Eve')
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const human = (role: 'candidate' | 'interviewer' = 'candidate') => ({ mode: 'human', role })
const viewOf = async (caller: Caller, sessionId: string) =>
  (await caller.call('GET', `/api/sessions/${sessionId}`)).body as { role: string; session: Session }

describe('a guest', () => {
  it('has access to their one session only', async () => {
    const [sessionId, other, others] = [await ada.session(human()), await ada.session(human()), await eve.session()]
    const guest = await invitedGuest(engine, { host: ada, sessionId, role: 'interviewer', name: 'Grace' })
    for (const id of [other, others, 'no-such-session'])
      for (const path of ['', '/events', '/scorecard', '/live', '/invites'])
        expectProblem(await guest.call('GET', `/api/sessions/${id}${path}`), 404, 'SESSION_NOT_FOUND')
    for (const [method, path] of [
      ['POST', '/api/sessions'],
      ['GET', '/api/me'],
      ['GET', '/api/wallet'],
      ['GET', '/api/learner'],
      ['GET', '/api/profile'],
      ['PUT', '/api/profile'],
    ] as const)
      expectProblem(await guest.call(method, path, method === 'GET' ? {} : { body: {} }), 401, 'UNAUTHORIZED')
    // A guest's token for one session doesn't open another.
    const [, token = ''] = guest.cookie.split('=')
    for (const name of [other, 'x'])
      expectProblem(
        await engine.caller(`greenroom.guest.${name}=${token}`).call('GET', `/api/sessions/${other}`),
        401,
        'UNAUTHORIZED',
      )
    for (const cookie of [guest.cookie.slice(0, -1), `${guest.cookie}x`, `greenroom.guest.${sessionId}=`])
      expectProblem(await engine.caller(cookie).call('GET', `/api/sessions/${sessionId}`), 401, 'UNAUTHORIZED')
  })

  it('can be a guest in several sessions, and keeps the seat when they sign in later', async () => {
    const [first, second] = [await ada.session(human()), await eve.session(human())]
    const [a, b] = [
      await invitedGuest(engine, { host: ada, sessionId: first, role: 'interviewer', name: 'Grace' }),
      await invitedGuest(engine, { host: eve, sessionId: second, role: 'observer', name: 'Hopper' }),
    ]
    const both = engine.caller(`${a.cookie}; ${b.cookie}`)
    expect([(await viewOf(both, first)).role, (await viewOf(both, second)).role]).toEqual(['interviewer', 'observer'])
    const account = await engine.signUp('Account')
    const signedIn = engine.caller(`${account.cookie}; ${a.cookie}`)
    const { role, session } = await viewOf(signedIn, first)
    expect([role, session.members[1]?.name]).toEqual(['interviewer', 'Grace'])
    expectProblem(await signedIn.call('GET', `/api/sessions/${second}`), 404, 'SESSION_NOT_FOUND')
  })

  it('becomes the account that signs in with the browser: everywhere, for good, and for nobody else with that cookie', async () => {
    const sessionId = await ada.session(human())
    const guest = await invitedGuest(engine, { host: ada, sessionId, role: 'interviewer', name: 'Grace' })
    const signIn = async ({ email }: Person, cookie: string) => {
      const body = { email, password: 'a long and unusual passphrase' }
      return cookieOf(await engine.call('POST', '/api/auth/sign-in/email', { body, headers: { cookie } }))
    }
    const [grace, other] = [await engine.signUp('Grace'), await engine.signUp('Other')]
    // Two tabs at once, and a second account in the same browser.
    const [first, second] = await Promise.all([signIn(grace, guest.cookie), signIn(grace, guest.cookie)])
    const others = await signIn(other, guest.cookie)
    for (const cookie of [first, second, grace.cookie]) {
      const caller = engine.caller(cookie)
      expect((await viewOf(caller, sessionId)).role).toBe('interviewer')
      const { sessions } = sessionListSchema.parse((await caller.call('GET', '/api/sessions')).body)
      expect(sessions).toMatchObject([{ sessionId, role: 'interviewer' }])
    }
    const withCookie = engine.caller(`${others}; ${guest.cookie}`)
    expectProblem(await withCookie.call('GET', `/api/sessions/${sessionId}`), 404, 'SESSION_NOT_FOUND')
    expectProblem(await guest.call('GET', `/api/sessions/${sessionId}`), 401, 'UNAUTHORIZED')
    laterMs += 15 * dayMs
    expect((await viewOf(grace, sessionId)).role).toBe('interviewer')
    laterMs -= 15 * dayMs
  })

  it('is forgotten after two weeks', async () => {
    const sessionId = await ada.session(human())
    const guest = await invitedGuest(engine, { host: ada, sessionId, role: 'observer', name: 'Grace' })
    laterMs += 13 * dayMs
    expect((await guest.call('GET', `/api/sessions/${sessionId}`)).status).toBe(200)
    laterMs += dayMs
    expectProblem(await guest.call('GET', `/api/sessions/${sessionId}`), 401, 'UNAUTHORIZED')
  })
})

describe('the list of my sessions', () => {
  const page = async (caller: Caller, query = '') =>
    sessionListSchema.parse((await caller.call('GET', `/api/sessions${query}`)).body)

  it('has your own sessions and those you were invited to, latest first, page by page', async () => {
    const [grace, host] = [await engine.signUp('Grace'), await engine.signUp('Host')]
    const expected: [string, string][] = []
    for (const role of ['candidate', 'interviewer', 'observer', 'candidate', 'host', 'observer'] as const) {
      laterMs += 1
      if (role === 'candidate') expected.unshift([await grace.session(), role])
      else if (role === 'host') expected.unshift([await grace.session(human('interviewer')), 'interviewer'])
      else {
        const sessionId = await host.session(human())
        await acceptLink(grace, await inviteLink(host, sessionId, role))
        expected.unshift([sessionId, role])
      }
    }
    const rows = ({ sessions }: Awaited<ReturnType<typeof page>>) =>
      sessions.map(({ sessionId, role }) => [sessionId, role])
    expect(rows(await page(grace))).toEqual(expected)
    const seen = []
    for (let after = ''; ; ) {
      const part = await page(grace, `?limit=2${after}`)
      seen.push(...rows(part))
      if (part.next === null) break
      after = `&after=${part.next}`
    }
    expect(seen).toEqual(expected)
  })

  it('includes a guest’s session', async () => {
    const sessionId = await ada.session(human())
    const guest = await invitedGuest(engine, { host: ada, sessionId, role: 'observer', name: 'Grace' })
    expect((await page(guest)).sessions).toMatchObject([{ sessionId, role: 'observer', mode: 'human' }])
  })
})
