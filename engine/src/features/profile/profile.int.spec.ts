import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { expectProblem } from '../../testing/problems.ts'
import { type Person, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'

let engine: TestEngine
let withModel: TestEngine
let now = Date.parse('2026-11-10T12:00:00Z')

beforeAll(async () => {
  engine = await startTestEngine()
  withModel = await startTestEngine({ environment: { AI_PROVIDER: 'anthropic' }, now: () => now })
})
afterAll(async () => {
  for (const each of [engine, withModel]) {
    expect(each.unexpected()).toEqual([])
    await each.stop()
  }
})

const profile = '/api/profile'
const put = (person: Person, body: unknown) => person.call('PUT', profile, { body })
const sessionSchema = z.object({ session: z.looseObject({ extraTimePercent: z.int(), exam: z.boolean() }) })
const sessionOf = async (person: Person, id: string) =>
  sessionSchema.parse((await person.call('GET', `/api/sessions/${id}`)).body).session

describe('the profile', () => {
  it('has no extra time until the user sets it, and keeps the setting', async () => {
    const person = await engine.signUp()
    expect(await person.call('GET', profile)).toMatchObject({ status: 200, body: { extraTimePercent: 0 } })
    for (const extraTimePercent of [25, 100, 50, 0]) {
      expect(await put(person, { extraTimePercent })).toMatchObject({ status: 200, body: { extraTimePercent } })
      expect((await person.call('GET', profile)).body).toMatchObject({ extraTimePercent })
    }
  })

  it('belongs to its user, and needs a sign-in', async () => {
    const [ada, eve] = await Promise.all([engine.signUp('Ada'), engine.signUp('Eve')])
    await put(ada, { extraTimePercent: 50 })
    expect((await eve.call('GET', profile)).body).toMatchObject({ extraTimePercent: 0 })
    expectProblem(await engine.call('GET', profile), 401, 'UNAUTHORIZED')
    expectProblem(await engine.call('PUT', profile, { body: { extraTimePercent: 'x' } }), 401, 'UNAUTHORIZED')
  })

  it.each([
    {},
    { extraTimePercent: 10 },
    { extraTimePercent: '25' },
    { extraTimePercent: null },
    { extraTimePercent: -25 },
  ])('rejects anything else: %j', async (body) => {
    expect(expectProblem(await put(await engine.signUp(), body), 400, 'INVALID_REQUEST')).toEqual(['extraTimePercent'])
  })

  it('keeps the later of two simultaneous changes', async () => {
    const person = await engine.signUp()
    const answers = await Promise.all([25, 50, 100].map((extraTimePercent) => put(person, { extraTimePercent })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect([25, 50, 100]).toContain(
      z.object({ extraTimePercent: z.int() }).parse((await person.call('GET', profile)).body).extraTimePercent,
    )
  })
})

describe('the goal', () => {
  it('is empty until it is set, is stored with the rest, and can be cleared', async () => {
    const person = await engine.signUp()
    expect((await person.call('GET', profile)).body).toMatchObject({ goal: null })
    const goal = { company: 'Initech', date: '2026-12-01', stage: 'on_site' }
    expect(await put(person, { extraTimePercent: 25, goal })).toMatchObject({ status: 200, body: { goal } })
    expect(await put(person, { extraTimePercent: 0 })).toMatchObject({ body: { extraTimePercent: 0, goal } })
    expect(await put(person, { extraTimePercent: 0, goal: null })).toMatchObject({ body: { goal: null } })
  })

  it('is a day and a round', async () => {
    const person = await engine.signUp()
    const goal = { company: 'x'.repeat(101), date: '31.12.2026', stage: 'in the park' }
    const answer = await put(person, { extraTimePercent: 0, goal })
    expect(expectProblem(answer, 400, 'INVALID_REQUEST')).toEqual(['goal.company', 'goal.date', 'goal.stage'])
  })
})

describe('a language model', () => {
  const choiceOf = async (person: Person) =>
    z.object({ languageModel: z.unknown() }).parse((await person.call('GET', profile)).body).languageModel

  it('is in use or not, as the AI backend is configured, and is agreed to with the account, which says so', async () => {
    expect(await choiceOf(await engine.signUp())).toEqual({ inUse: false, agreedAt: null })
    const agreedAt = new Date(now).toISOString()
    expect(await choiceOf(await withModel.signUp())).toEqual({ inUse: true, agreedAt })
  })

  it('is agreed to once, and the agreement can be withdrawn', async () => {
    const person = await withModel.signUp()
    const first = new Date(now).toISOString()
    expect(await put(person, { extraTimePercent: 25, languageModel: true })).toMatchObject({
      status: 200,
      body: { extraTimePercent: 25, languageModel: { inUse: true, agreedAt: first } },
    })
    now += 60_000
    await put(person, { extraTimePercent: 25, languageModel: true })
    expect(await choiceOf(person)).toEqual({ inUse: true, agreedAt: first })
    await put(person, { extraTimePercent: 50 })
    expect(await choiceOf(person)).toEqual({ inUse: true, agreedAt: first })
    await put(person, { extraTimePercent: 50, languageModel: false })
    expect(await choiceOf(person)).toEqual({ inUse: true, agreedAt: null })
    await put(person, { extraTimePercent: 50, languageModel: true })
    expect(await choiceOf(person)).toEqual({ inUse: true, agreedAt: new Date(now).toISOString() })
  })

  it('is agreed to by yes or no', async () => {
    const person = await withModel.signUp()
    for (const languageModel of ['yes', 1, null]) {
      const answer = await put(person, { extraTimePercent: 0, languageModel })
      expect(expectProblem(answer, 400, 'INVALID_REQUEST')).toEqual(['languageModel'])
    }
  })
})

describe('a session that is opened', () => {
  it('takes the extra time along, and keeps it when the profile changes later', async () => {
    const person = await engine.signUp()
    const before = await person.session({ settings: { timeLimitInMinutes: 20 } })
    await put(person, { extraTimePercent: 50 })
    const after = await person.session({ settings: { timeLimitInMinutes: 20 } })
    await put(person, { extraTimePercent: 0 })
    expect(await sessionOf(person, before)).toMatchObject({ extraTimePercent: 0 })
    expect(await sessionOf(person, after)).toMatchObject({ extraTimePercent: 50, settings: { timeLimitInMinutes: 20 } })
    const started = await person.call('POST', `/api/sessions/${after}/commands`, {
      body: { commandId: 'start', type: 'StartInterview' },
    })
    expect(started.status).toBe(200)
    expect(await sessionOf(person, after)).toMatchObject({ clock: { remainingMs: 30 * 60_000, runningSince: null } })
  })

  it('is an exam by choice, or because it always is one', async () => {
    const person = await engine.signUp()
    expect(await sessionOf(person, await person.session())).toMatchObject({ exam: false })
    expect(await sessionOf(person, await person.session({ exam: true }))).toMatchObject({ exam: true })
    expect(await sessionOf(person, await person.session({ assessmentType: 'timed_coding' }))).toMatchObject({
      exam: true,
    })
    const answer = await person.call('POST', '/api/sessions', { body: { exam: 'yes' } })
    expect(expectProblem(answer, 400, 'INVALID_REQUEST')).toEqual(['exam'])
  })
})

describe('a change of part of the profile', () => {
  const patch = (person: Person, body: unknown) => person.call('PATCH', profile, { body })

  it('leaves everything else as it is, even with several changes at once', async () => {
    const person = await engine.signUp()
    expect((await person.call('GET', profile)).body).toMatchObject({
      ...{ editor: null, savedAt: null, mailNotices: { scorecardReady: true, tokensLow: false } },
    })
    const editor = { keys: 'vim', tabSize: 2 }
    const answers = await Promise.all([
      patch(person, { extraTimePercent: 25 }),
      patch(person, { editor }),
      patch(person, { mailNotices: { tokensLow: true } }),
      patch(person, { mailNotices: { scorecardReady: false } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await person.call('GET', profile)).body).toMatchObject({
      ...{ extraTimePercent: 25, editor, mailNotices: { scorecardReady: false, tokensLow: true } },
    })
  })

  it('says when it was saved, by the server’s clock', async () => {
    const person = await withModel.signUp()
    const { body } = await person.call('GET', profile)
    // Agreeing at sign-up doesn't count as saving the profile.
    expect(body).toMatchObject({ savedAt: null, languageModel: { agreedAt: new Date(now).toISOString() } })
    now += 60_000
    expect((await patch(person, { editor: { keys: 'emacs', tabSize: null } })).body).toMatchObject({
      savedAt: new Date(now).toISOString(),
    })
  })

  it.each([
    [{ editor: { keys: 'nano', tabSize: 3 } }, ['editor.keys', 'editor.tabSize']],
    [{ mailNotices: { tokensLow: 'yes' } }, ['mailNotices.tokensLow']],
  ])('names the error: %j', async (body, fields) => {
    expect(expectProblem(await patch(await engine.signUp(), body), 400, 'INVALID_REQUEST')).toEqual(fields)
  })

  it('is for signed-in people', async () => {
    expectProblem(await engine.call('PATCH', profile, { body: {} }), 401, 'UNAUTHORIZED')
  })
})
