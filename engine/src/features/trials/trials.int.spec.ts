import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSpoken } from '@greenroom/shared/content'
import { trialQuestion } from '@greenroom/shared/rules'
import type { Session } from '@greenroom/shared/session'
import { sessionListSchema, trialAnswerSchema, trialSchema, walletSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectProblem } from '../../testing/problems.ts'
import { type Caller, cookieOf, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'
import { storedTexts } from '../../testing/storeOfSpecs.ts'

const hourMs = 60 * 60_000
let attempts = 0
const newAttempt = () => `an-attempt-of-the-specs-${attempts++}`

let engine: TestEngine
let laterMs = 0
beforeAll(async () => {
  engine = await startTestEngine({
    environment: { TRIALS_PER_ADDRESS_PER_DAY: '100' },
    now: () => Date.now() + laterMs,
  })
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const post = (caller: Pick<Caller, 'call'>, attemptId = newAttempt()) =>
  caller.call('POST', '/api/trial', { body: { attemptId } })
const mine = async (caller: Pick<Caller, 'call'>) =>
  trialAnswerSchema.parse((await caller.call('GET', '/api/trial')).body).trial
const view = async (caller: Caller, sessionId: string) =>
  (await caller.call('GET', `/api/sessions/${sessionId}`)).body as { role: string; session: Session }
const listed = async (caller: Caller) =>
  sessionListSchema.parse((await caller.call('GET', '/api/sessions')).body).sessions.map(({ sessionId }) => sessionId)

async function visitor(of: TestEngine = engine) {
  const answer = await post(of)
  expect(answer.status).toBe(201)
  const { sessionId } = trialSchema.parse(answer.body)
  return { ...of.caller(cookieOf(answer)), sessionId, answer }
}

/** Delivers a worker's result for the pending opening. */
async function opens(caller: Caller, sessionId: string, of: TestEngine = engine): Promise<void> {
  const { session } = await view(caller, sessionId)
  const owed = session.phase === 'IN_PROGRESS' ? session.awaitingReply : null
  const answer = await of.reportResult(sessionId, {
    type: 'DeliverReply',
    replyId: owed?.replyId ?? '',
    response: {
      sender: 'interviewer',
      recipient: 'candidate',
      time_sent: new Date().toISOString(),
      message: trialQuestion.opening,
      candidatesAnswerWasAccepted: null,
      interviewersClassificationOfCandidatesIntent: 'unknown',
    },
  })
  expect(answer.status).toBe(200)
}
const command = (caller: Caller, sessionId: string, body: object) =>
  caller.call('POST', `/api/sessions/${sessionId}/commands`, { body: { commandId: `c-${attempts++}`, ...body } })

/** Signs up and signs in, in the browser with this cookie. */
async function signsUp(cookie: string, of: TestEngine = engine) {
  const account = await of.signUp('Ada')
  const signedIn = await of.call('POST', '/api/auth/sign-in/email', {
    body: { email: account.email, password: 'a long and unusual passphrase' },
    headers: { cookie },
  })
  expect(signedIn.status).toBe(200)
  return { ...of.caller(`${cookie}; ${cookieOf(signedIn)}`), userId: account.userId }
}

describe('a visitor’s interview', () => {
  it('has begun when it is opened: five minutes, by phone, on the landing page’s question', async () => {
    const { sessionId, answer, ...guest } = await visitor()
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^greenroom\.guest\.[\w-]+=[\w-]{43}; .*HttpOnly; .*Max-Age=86[34]\d\d$/,
    )
    const { role, session } = await view(guest, sessionId)
    expect(role).toBe('candidate')
    expect(session).toMatchObject({
      phase: 'IN_PROGRESS',
      trial: true,
      settings: { timeLimitInMinutes: 5, interviewStage: 'telephone' },
      clock: { remainingMs: 5 * 60_000, runningSince: null },
      question: { challenge: { challenge_id: trialQuestion.challengeId } },
    })
    expect(loadSpoken().get(trialQuestion.challengeId)?.opening).toBe(trialQuestion.opening)
    await opens(guest, sessionId)
    const begun = await view(guest, sessionId)
    expect(begun.session).toMatchObject({ step: 'clarification', clock: { runningSince: expect.any(Number) } })
    expect(await listed(guest)).toEqual([sessionId])
  })

  it('is the same one for the same browser, and for an attempt whose answer got lost', async () => {
    const attempt = newAttempt()
    const answers = await Promise.all([post(engine, attempt), post(engine, attempt), post(engine, attempt)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const ids = answers.map(({ body }) => trialSchema.parse(body).sessionId)
    expect(new Set(ids).size).toBe(1)
    const browser = engine.caller(answers.map(cookieOf)[0] ?? '')
    const again = await post(browser)
    expect([again.status, trialSchema.parse(again.body).sessionId]).toEqual([200, ids[0]])
    expect(await mine(browser)).toMatchObject({ sessionId: ids[0], kept: false })
    expect(await mine(engine)).toBeNull()
    for (const attemptId of [undefined, 'short', 'x'.repeat(129), { $gt: '' }])
      expectProblem(await engine.call('POST', '/api/trial', { body: { attemptId } }), 400, 'INVALID_REQUEST')
  })

  it('costs nobody tokens, and leaves out everything an account must pay for or earn', async () => {
    const { sessionId, ...guest } = await visitor()
    await opens(guest, sessionId)
    for (const body of [
      { type: 'AskCoach', action: 'debug' },
      { type: 'UsePowerUp', powerUp: 'double_edge' },
      { type: 'SendMessage', message: 'Psst', recipient: 'interviewerCoach' },
    ])
      expectProblem(await command(guest, sessionId, body), 409, 'NOT_IN_A_TRIAL')
    const invite = await guest.call('POST', `/api/sessions/${sessionId}/invites`, { body: { role: 'interviewer' } })
    expectProblem(invite, 409, 'NOT_IN_A_TRIAL')
    expect((await command(guest, sessionId, { type: 'SendMessage', message: 'Two reads?' })).status).toBe(200)
    expect((await command(guest, sessionId, { type: 'EndInterview' })).status).toBe(200)
    const account = await signsUp(guest.cookie)
    const { tokens } = walletSchema.parse((await account.call('GET', '/api/wallet')).body)
    expect(tokens).toMatchObject({ left: tokens.monthlyGrant, reserved: 0 })
  })

  it('is for people without an account', async () => {
    const ada = await engine.signUp('Ada')
    expectProblem(await post(ada), 409, 'HAS_ACCOUNT')
    expect(await mine(ada)).toBeNull()
  })
})

describe('the account that a visitor creates', () => {
  it('has the interview and its scorecard, however often they sign in, and the visitor no longer has it', async () => {
    const { sessionId, ...guest } = await visitor()
    await opens(guest, sessionId)
    await command(guest, sessionId, { type: 'SendMessage', message: 'Both read before either writes.' })
    await command(guest, sessionId, { type: 'EndInterview' })
    const account = await signsUp(guest.cookie)
    expect(await listed(account)).toEqual([sessionId])
    const { role, session } = await view(account, sessionId)
    expect([role, session.candidate.id, session.host.id]).toEqual([
      'candidate',
      `user:${account.userId}`,
      `user:${account.userId}`,
    ])
    expect(session.messages.map(({ message }) => message)).toContain('Both read before either writes.')
    expect((await account.call('GET', `/api/sessions/${sessionId}/scorecard`)).status).toBe(202)
    expect(await mine(account)).toMatchObject({ sessionId, kept: true })
    // This works without the guest's cookie too, because the account owns it now.
    const [, ownCookie = ''] = account.cookie.split('; ')
    expect(await listed(engine.caller(ownCookie))).toEqual([sessionId])

    const other = await signsUp(guest.cookie)
    expect(await listed(other)).toEqual([])
    expectProblem(await other.call('GET', `/api/sessions/${sessionId}`), 404, 'SESSION_NOT_FOUND')
    expectProblem(await guest.call('GET', `/api/sessions/${sessionId}`), 404, 'SESSION_NOT_FOUND')
    expectProblem(await post(guest), 429, 'TRIAL_USED')
    expect((await guest.call('GET', '/api/trial')).body).toMatchObject({ trial: null, freeAt: expect.any(String) })
    expect((await view(account, sessionId)).session.members).toHaveLength(1)
  })

  it('gets it at once if they sign up halfway, and they continue as the visitor until the end', async () => {
    const { sessionId, ...guest } = await visitor()
    await opens(guest, sessionId)
    const account = await signsUp(guest.cookie)
    expect(await listed(account)).toEqual([sessionId])
    expect((await view(account, sessionId)).session.candidate.id).toMatch(/^guest:/)
    expect((await command(account, sessionId, { type: 'SendMessage', message: 'And a lock?' })).status).toBe(200)
    expect((await command(guest, sessionId, { type: 'EndInterview' })).status).toBe(200)
    await until('the log to say whose it is', async () => {
      const { session } = await view(account, sessionId)
      return session.candidate.id === `user:${account.userId}`
    })
    await until('the list to say it', async () => {
      const [, ownCookie = ''] = account.cookie.split('; ')
      return (await listed(engine.caller(ownCookie))).includes(sessionId)
    })
  })
})

describe('after a day', () => {
  it('an interview without an account is deleted, one with an account stays, and another can be opened', async () => {
    const [kept, dropped] = [await visitor(), await visitor()]
    for (const each of [kept, dropped]) {
      await opens(each, each.sessionId)
      await command(each, each.sessionId, { type: 'EndInterview' })
    }
    const account = await signsUp(kept.cookie)
    laterMs += 24 * hourMs - 60_000
    expect((await dropped.call('GET', `/api/sessions/${dropped.sessionId}`)).status).toBe(200)
    laterMs += 61_000
    expectProblem(await dropped.call('GET', `/api/sessions/${dropped.sessionId}`), 401, 'UNAUTHORIZED')
    expect((await view(account, kept.sessionId)).session.phase).toBe('ENDED')
    await until('the sweep to delete it', async () =>
      (await storedTexts(engine.dataDir)).every((text) => !text.includes(dropped.sessionId)),
    )
    expect((await storedTexts(engine.dataDir)).filter((text) => text.includes(kept.sessionId)).length).toBeGreaterThan(
      3,
    )
    expect((await post(dropped)).status).toBe(201)
    expect((await post(kept)).status).toBe(201)
  })
})

const onlyOne = { TRIALS_PER_ADDRESS_PER_DAY: '1' }

describe('one address', () => {
  it('has twenty of them unless configured otherwise', async () => {
    const usual = await startTestEngine()
    const statuses: number[] = []
    for (let tried = 0; tried < 21; tried += 1) statuses.push((await post(usual)).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
    await usual.stop()
  })

  it('has a limited number of interviews a day, whatever the browser; the last of several simultaneous visitors waits for tomorrow', async () => {
    let shiftMs = 0
    const strict = await startTestEngine({ environment: onlyOne, now: () => Date.now() + shiftMs })
    const freeAt = async () => trialAnswerSchema.parse((await strict.call('GET', '/api/trial')).body).freeAt
    expect(await freeAt()).toBeNull()
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(strict)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 429, 429, 429])
    // The visitor sees the limit before typing anything.
    expect(Date.parse((await freeAt()) ?? '')).toBeGreaterThan(Date.now() + 23 * hourMs)
    const refused = await post(strict)
    expectProblem(refused, 429, 'TRIAL_USED')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3600)
    expect(JSON.stringify(refused.body)).toContain('Create a free account')
    const first = answers.find(({ status }) => status === 201)
    const browser = strict.caller(first === undefined ? '' : cookieOf(first))
    expect((await post(browser)).status).toBe(200)
    expect((await browser.call('GET', '/api/trial')).body).toMatchObject({ freeAt: null })
    shiftMs = 24 * hourMs + 1
    expect(await freeAt()).toBeNull()
    expect((await post(strict)).status).toBe(201)
    expect(strict.unexpected()).toEqual([])
    await strict.stop()
  })

  it.each([
    ['which is trusted, is the one that the proxy saw', 'loopback', [201, 201, 429, 429]],
    ['which nobody vouches for, is the proxy’s own', '', [201, 429, 429, 429]],
  ])('behind a proxy %s', async (_, TRUSTED_PROXIES, statuses) => {
    const proxied = await startTestEngine({ environment: { TRUSTED_PROXIES, ...onlyOne } })
    const from = async (forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded }
      const body = { attemptId: newAttempt() }
      return (await proxied.call('POST', '/api/trial', { body, headers })).status
    }
    expect([
      await from('203.0.113.1'),
      await from('203.0.113.2'),
      await from('203.0.113.1'),
      // If a visitor sends this header themselves, their value comes before the proxy's and is ignored.
      await from('198.51.100.7, 203.0.113.2'),
    ]).toEqual(statuses)
    await proxied.stop()
  })
})

describe('a restart in the middle', () => {
  it('loses nothing: not the room, not the place in it, not an account’s claim', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-trial-'))
    const environment = { DATA_DIR: dataDir, TRIALS_PER_ADDRESS_PER_DAY: '2' }
    const before = await startTestEngine({ environment })
    const guest = await visitor(before)
    await opens(guest, guest.sessionId, before)
    await command(guest, guest.sessionId, { type: 'SendMessage', message: 'Who reads first?' })
    const claimant = await signsUp(guest.cookie, before)
    await before.stop()
    const after = await startTestEngine({ environment })
    const [again, account] = [after.caller(guest.cookie), after.caller(claimant.cookie)]
    expect(await mine(account)).toMatchObject({ sessionId: guest.sessionId, phase: 'IN_PROGRESS' })
    const { session } = await view(again, guest.sessionId)
    expect(session.messages.map(({ message }) => message)).toEqual([trialQuestion.opening, 'Who reads first?'])
    await command(again, guest.sessionId, { type: 'EndInterview' })
    await until('the log to say whose it is', async () => {
      const { session } = await view(account, guest.sessionId)
      return session.candidate.id === `user:${claimant.userId}`
    })
    expect((await post(after)).status).toBe(201)
    expectProblem(await post(after), 429, 'TRIAL_USED')
    await after.stop()
    rmSync(dataDir, { recursive: true })
  })
})
