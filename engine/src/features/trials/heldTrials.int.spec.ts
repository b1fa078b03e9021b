import { fixedPeriodsMs } from '@greenroom/shared/rules'
import type { Session } from '@greenroom/shared/session'
import { ownAccountPaths, sessionListSchema, trialAnswerSchema, trialSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailTo, tokenIn } from '../../testing/mails.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Caller, cookieOf, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'

const hourMs = 60 * 60_000
const password = 'a long and unusual passphrase'
let engine: TestEngine
let laterMs = 0
let count = 0

beforeAll(async () => {
  engine = await startTestEngine({ now: () => Date.now() + laterMs })
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

/** A browser whose visitor has finished an interview. */
async function visitor(): Promise<Caller & { sessionId: string }> {
  const opened = await engine.call('POST', '/api/trial', { body: { attemptId: `an-attempt-that-is-held-${count++}` } })
  const { sessionId } = trialSchema.parse(opened.body)
  const guest = engine.caller(cookieOf(opened))
  const body = { commandId: `end-${count++}`, type: 'EndInterview' }
  expect((await guest.call('POST', `/api/sessions/${sessionId}/commands`, { body })).status).toBe(200)
  return { ...guest, sessionId }
}
/** Signs up in this browser without signing in, as in production, where the email must be verified first. */
async function signsUp(browser: Caller): Promise<string> {
  const email = `held-${Date.now()}-${count++}@example.org`
  const answer = await browser.call('POST', '/users', { body: { userName: 'Ada', email, password } })
  expect(answer.status).toBe(201)
  return email
}
async function signsIn(email: string, browser: Pick<Caller, 'call'> = engine): Promise<Caller> {
  const answer = await browser.call('POST', '/api/auth/sign-in/email', { body: { email, password } })
  expect(answer.status).toBe(200)
  return engine.caller(cookieOf(answer))
}
const listed = async (caller: Caller) =>
  sessionListSchema.parse((await caller.call('GET', '/api/sessions')).body).sessions.map(({ sessionId }) => sessionId)

it('is held for an account until it verifies its email, and is its own after that, in any browser', async () => {
  const browser = await visitor()
  const email = await signsUp(browser)
  const { trial } = trialAnswerSchema.parse((await browser.call('GET', '/api/trial')).body)
  expect(trial).toMatchObject({ sessionId: browser.sessionId, kept: false })
  expect((await browser.call('GET', `/api/sessions/${browser.sessionId}`)).status).toBe(200)
  laterMs += 25 * hourMs
  expectProblem(await browser.call('GET', `/api/sessions/${browser.sessionId}`), 401, 'UNAUTHORIZED')
  const token = tokenIn(await mailTo(engine.dataDir, email, 'Confirm your email'))
  expect((await engine.call('POST', ownAccountPaths.emailLinks, { body: { token } })).status).toBe(200)
  laterMs += fixedPeriodsMs.verifyEmailLink
  const account = await signsIn(email)
  expect(await listed(account)).toEqual([browser.sessionId])
  const { session } = (await account.call('GET', `/api/sessions/${browser.sessionId}`)).body as { session: Session }
  expect(session.candidate.id).toMatch(/^user:/)
})

it('goes to the account that signs in first with the browser, whichever it was held for', async () => {
  const browser = await visitor()
  const mistyped = await signsUp(browser)
  const right = await signsUp(browser)
  expect(await listed(await signsIn(right, browser))).toEqual([browser.sessionId])
  expect(await listed(await signsIn(mistyped, browser))).toEqual([])
})

it('is deleted if the email wasn’t verified in time', async () => {
  const browser = await visitor()
  const email = await signsUp(browser)
  laterMs += fixedPeriodsMs.verifyEmailLink - hourMs
  const stored = async () => (await engine.scoredLog(browser.sessionId, 1)).status
  expect(await stored()).toBe(200)
  laterMs += 2 * hourMs
  await until('the sweep to delete it', async () => (await stored()) === 404)
  expect(await listed(await signsIn(email))).toEqual([])
})
