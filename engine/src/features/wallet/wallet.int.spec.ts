import { chatCallTexts, closingCost, expectedCost, tokenPrices } from '@greenroom/shared/rules'
import { type Commit, type ModelUsage, readSettings, replay, type Session } from '@greenroom/shared/session'
import { subscriptionSchema } from '@greenroom/shared/vocabulary'
import type { Wallet } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { invitedGuest } from '../../testing/invitedPeople.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Person, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'
import { openStoreOfSpecs } from '../../testing/storeOfSpecs.ts'

const settings = { interviewStage: 'take_home_assessment' }
const price = expectedCost({ settings: readSettings(settings), assessmentType: null })
const closing = closingCost({ settings: readSettings(settings) })
/** Enough to start one interview and get five more answers than expected. */
const monthlyGrant = price + 5 * tokenPrices.chatCall
const november = Date.parse('2026-11-10T12:00:00Z')

let engine: TestEngine
let now = november
beforeAll(async () => {
  engine = await startTestEngine({
    environment: { TOKENS_PER_MONTH_FREE: String(monthlyGrant), TOKENS_PER_MONTH_PREMIUM: '20000' },
    now: () => now,
  })
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

let commands = 0
function command(person: Pick<Person, 'call'>, sessionId: string, body: object) {
  commands += 1
  return person.call('POST', `/api/sessions/${sessionId}/commands`, { body: { commandId: `c${commands}`, ...body } })
}
const say = (person: Person, sessionId: string, message: string) =>
  command(person, sessionId, { type: 'SendMessage', message })
const stateOf = async (person: Pick<Person, 'call'>, sessionId: string) =>
  ((await person.call('GET', `/api/sessions/${sessionId}`)).body as { session: Session }).session
const tokensOf = async (person: Person) => {
  const { status, body } = await person.call('GET', '/api/wallet')
  expect(status).toBe(200)
  return (body as { tokens: { left: number; reserved: number; low: boolean } }).tokens
}
async function answer(person: Person, sessionId: string, usage?: ModelUsage): Promise<boolean> {
  const state = await stateOf(person, sessionId)
  if (state.phase !== 'IN_PROGRESS' || state.awaitingReply === null) return false
  const response = {
    sender: 'interviewer' as const,
    recipient: 'candidate' as const,
    time_sent: new Date(now).toISOString(),
    message: 'I see.',
    candidatesAnswerWasAccepted: null,
    interviewersClassificationOfCandidatesIntent: null,
  }
  const { replyId } = state.awaitingReply
  const result = { type: 'DeliverReply', replyId, response, ...(usage === undefined ? {} : { usage }) } as const
  expect((await engine.reportResult(sessionId, result)).status).toBe(200)
  return true
}
async function started(person: Person, more: object = {}): Promise<string> {
  const sessionId = await person.session({ settings, ...more })
  expect((await command(person, sessionId, { type: 'StartInterview' })).status).toBe(200)
  return sessionId
}
async function ended(person: Pick<Person, 'call'>, sessionId: string): Promise<void> {
  expect((await command(person, sessionId, { type: 'EndInterview' })).status).toBe(200)
  const state = await stateOf(person, sessionId)
  if (state.phase === 'ENDED' && state.scorecard.status === 'pending')
    await engine.reportResult(sessionId, { type: 'FailScorecard', message: 'no' })
}

describe('access', () => {
  it.each(['/api/wallet', '/api/learner'])('requires a sign-in: %s', async (path) => {
    expectProblem(await engine.call('GET', path), 401, 'UNAUTHORIZED')
  })

  it('finds both calls in the description of the API', async () => {
    const { body } = await engine.call('GET', '/docs/json')
    const { paths } = body as { paths: Record<string, { get?: { summary?: string } }> }
    expect(paths['/api/wallet']?.get?.summary).toMatch(/tokens/)
    expect(paths['/api/learner']?.get?.summary).toMatch(/charges/)
  })

  it('is to the caller’s own data, and nothing else', async () => {
    const [ada, eve] = [await engine.signUp(), await engine.signUp('Eve')]
    await started(ada)
    expect(await tokensOf(ada)).toMatchObject({ left: monthlyGrant - price, reserved: price })
    expect(await tokensOf(eve)).toMatchObject({ left: monthlyGrant, reserved: 0 })
    expect((await eve.call('GET', `/api/wallet?userId=${ada.userId}`)).body).toMatchObject({
      tokens: { left: monthlyGrant },
    })
  })
})

describe('the warm-up', () => {
  it('costs nothing, and starts without any tokens left', async () => {
    const ada = await engine.signUp()
    const { left } = await tokensOf(ada)
    const sessionId = await started(ada, { assessmentType: 'skip_dummy_challenge' })
    expect(await tokensOf(ada)).toMatchObject({ left, reserved: 0 })
    await answer(ada, sessionId)
    await ended(ada, sessionId)
    expect(await tokensOf(ada)).toMatchObject({ left, reserved: 0 })
  })
})

describe('a wallet', () => {
  it('has the month’s grant from the first look on', async () => {
    const ada = await engine.signUp()
    expect((await ada.call('GET', '/api/wallet')).body).toEqual({
      tokens: {
        left: monthlyGrant,
        reserved: 0,
        monthlyGrant,
        low: false,
        month: '2026-11',
        nextGrantAt: '2026-12-01T00:00:00.000Z',
      },
      modelUsage: { inputTokens: 0, outputTokens: 0, isEstimated: false },
    })
    expect((await ada.call('GET', '/api/learner')).body).toEqual({ xp: 0, charges: 3 })
  })

  it('shows language models’ paid usage in this month’s finished interviews', async () => {
    const ada = await engine.signUp()
    const modelUsage = async () => ((await ada.call('GET', '/api/wallet')).body as Wallet).modelUsage
    const sessionId = await started(ada)
    await answer(ada, sessionId, { inputTokens: 321, outputTokens: 45, isEstimated: false })
    await say(ada, sessionId, 'I would count them.')
    await answer(ada, sessionId, { inputTokens: 400, outputTokens: 30, isEstimated: true })
    await say(ada, sessionId, 'And then?')
    await answer(ada, sessionId)
    expect(await modelUsage()).toEqual({ inputTokens: 0, outputTokens: 0, isEstimated: false })
    await ended(ada, sessionId)
    await expect.poll(async () => (await tokensOf(ada)).reserved).toBe(0)
    expect(await modelUsage()).toEqual({ inputTokens: 721, outputTokens: 75, isEstimated: true })
    const { body: events } = await ada.call('GET', `/api/sessions/${sessionId}/events`)
    const { body: session } = await ada.call('GET', `/api/sessions/${sessionId}`)
    expect(JSON.stringify([events, session])).not.toContain('modelUsage')
    const metrics = await engine.metrics()
    expect(metrics).toContain('ledger_model_tokens_total{direction="input",estimated="true"} 721')
    expect(metrics).toContain('ledger_model_tokens_total{direction="output",estimated="true"} 75')
    now = Date.parse('2026-12-01T00:00:00Z')
    expect(await modelUsage()).toEqual({ inputTokens: 0, outputTokens: 0, isEstimated: false })
    now = november
  })

  it('has more for members', async () => {
    const ada = await engine.signUp()
    expect((await tokensOf(ada)).left).toBe(monthlyGrant)
    const store = await openStoreOfSpecs(engine.dataDir)
    const recordSchema = subscriptionSchema.extend({ id: z.string() })
    const subscriptions = store.collection<z.infer<typeof recordSchema>>({
      name: 'subscriptions',
      unique: [],
      indexes: [['userId'], ['email']],
      parse: (stored) => recordSchema.parse(stored),
    })
    await subscriptions.insert({
      id: `subscription-${ada.userId}`,
      userId: ada.userId,
      email: ada.email,
      displayName: 'Ada',
      subscriptionTier: 'PREMIUM',
      subscriptionExpiry: null,
      renewalId: null,
    })
    await store.close()
    expect(await tokensOf(ada)).toMatchObject({ left: 20_000, monthlyGrant: 20_000 })
  })
})

describe('an interview', () => {
  it('can’t be started with too few tokens; it waits, and the room says why', async () => {
    const ada = await engine.signUp()
    const first = await started(ada)
    const second = await ada.session({ settings })
    expectProblem(await command(ada, second, { type: 'StartInterview' }), 409, 'INSUFFICIENT_TOKENS')
    expect((await stateOf(ada, second)).phase).toBe('NOT_STARTED')
    const socket = await ada.socket()
    await socket.join(second)
    expect(await socket.command(second, { type: 'StartInterview' })).toMatchObject({
      ok: false,
      error: { code: 'INSUFFICIENT_TOKENS', retryable: false },
    })
    socket.close()
    await ended(ada, first)
    await until('the tokens to come back', async () => (await tokensOf(ada)).reserved === 0)
    expect((await command(ada, second, { type: 'StartInterview' })).status).toBe(200)
  })

  it('is started once of two at the same moment, with tokens for one', async () => {
    const ada = await engine.signUp()
    const sessions = [await ada.session({ settings }), await ada.session({ settings })]
    const answers = await Promise.all(sessions.map((id) => command(ada, id, { type: 'StartInterview' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await tokensOf(ada)).toMatchObject({ left: monthlyGrant - price, reserved: price })
  })

  it('is charged for its usage when it is over and scored', async () => {
    const ada = await engine.signUp()
    const sessionId = await started(ada)
    await answer(ada, sessionId)
    await say(ada, sessionId, 'I would count them.')
    await answer(ada, sessionId)
    await ended(ada, sessionId)
    await until('the tokens to come back', async () => (await tokensOf(ada)).reserved === 0)
    expect(await tokensOf(ada)).toMatchObject({ left: monthlyGrant - 2 * tokenPrices.chatCall, reserved: 0 })
  })

  it('without tokens shows the specification’s text, rejects runs, keeps the code, and replays', async () => {
    const ada = await engine.signUp()
    const sessionId = await started(ada)
    let answers = 0
    while (await answer(ada, sessionId)) {
      answers += 1
      now += 1_000
      expect((await say(ada, sessionId, `Thought ${answers}.`)).status).toBe(200)
    }
    expect(answers * tokenPrices.chatCall).toBe(monthlyGrant - closing)
    const run = { type: 'RunTests', code: 'kept = True', programmingLanguage: 'python' }
    expect((await command(ada, sessionId, run)).status).toBe(200)

    const state = await stateOf(ada, sessionId)
    if (state.phase !== 'IN_PROGRESS') throw new Error('it is in progress')
    expect(state.messages.slice(-2).map(({ sender, message }) => [sender, message])).toEqual([
      ['candidate', `Thought ${answers}.`],
      ['system', chatCallTexts.insufficientTokens],
    ])
    expect(state.question.drafts.python).toBe('kept = True')
    expect(state.question.runs.map(({ outcome }) => outcome.status)).toEqual(['REJECTED_INSUFFICIENT_TOKENS'])
    expect(await tokensOf(ada)).toMatchObject({ left: 0, low: true })

    const log = (await ada.call('GET', `/api/sessions/${sessionId}/events`)).body as { commits: Commit[] }
    expect(JSON.parse(JSON.stringify(replay(log.commits)))).toEqual(state)
    await ended(ada, sessionId)
    expect((await stateOf(ada, sessionId)).phase).toBe('ENDED')
  })
})

describe('an interview of a guest', () => {
  it('is paid by the host who invited them, from the start on and even when the AI continues', async () => {
    const host = await engine.signUp('Grace')
    const sessionId = await host.session({ mode: 'human', role: 'interviewer', settings })
    const guest = await invitedGuest(engine, { host, sessionId, role: 'candidate', name: 'Alan' })
    expect((await command(host, sessionId, { type: 'StartInterview' })).status).toBe(200)
    const { left, reserved } = await tokensOf(host)
    expect(reserved).toBeGreaterThan(closing)
    expect(left + reserved).toBe(monthlyGrant)
    await command(host, sessionId, { type: 'SendMessage', message: 'How would you begin?' })
    expect((await command(host, sessionId, { type: 'HandBack' })).status).toBe(200)
    const said = { type: 'SendMessage', message: 'By reading.' }
    expect((await command(guest, sessionId, said)).status).toBe(200)
    expect(await answer(host, sessionId)).toBe(true)
    // An interviewer who was replaced can't end the interview either.
    await ended(guest, sessionId)
    await until('the tokens to come back', async () => (await tokensOf(host)).reserved === 0)
    const used = monthlyGrant - (await tokensOf(host)).left
    expect(used).toBeGreaterThanOrEqual(tokenPrices.chatCall)
    expect(used).toBeLessThan(reserved)
  })
})

describe('a new month', () => {
  it('brings its grant, and keeps unused tokens for one more month', async () => {
    const ada = await engine.signUp()
    expect((await tokensOf(ada)).left).toBe(monthlyGrant)
    const lefts: number[] = []
    for (const at of ['2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z', '2027-02-01T00:00:00Z']) {
      now = Date.parse(at)
      lefts.push((await tokensOf(ada)).left)
    }
    expect(lefts).toEqual([2 * monthlyGrant, 2 * monthlyGrant, 2 * monthlyGrant])
  })
})
