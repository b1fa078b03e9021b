import { challengeFetchTexts } from '@greenroom/shared/rules'
import { sessionListSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { expectProblem } from '../../testing/problems.ts'
import { type Answer, type Person, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'

let engine: TestEngine
let ada: Person
let eve: Person

beforeAll(async () => {
  engine = await startTestEngine()
  ada = await engine.signUp('Ada')
  eve = await engine.signUp('Eve')
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const createdSchema = z.object({ sessionId: z.string().min(1) })
const viewSchema = z.object({
  role: z.string(),
  serverNow: z.number(),
  session: z.looseObject({ phase: z.string(), settings: z.record(z.string(), z.unknown()) }),
})
const defaults = {
  interviewDifficulty: 'moderately_challenging',
  interviewerPersonality: 'fair',
  interviewStage: 'on_site',
  companyType: 'generic tech company',
  candidateExperienceLevel: 'JUNIOR',
  candidateRoleType: 'software engineer (back-end)',
  timeLimitInMinutes: 20,
  numberOfInterviewers: 1,
}

/** Each person may open ten sessions a minute, so each of these tests creates its own person. */
const create = (person: Person, body: unknown, headers?: Record<string, string>) =>
  person.call('POST', '/api/sessions', { body, ...(headers && { headers }) })
const stateOf = async (person: Person, id: string) =>
  viewSchema.parse((await person.call('GET', `/api/sessions/${id}`)).body).session
const command = (person: Person, id: string, body: unknown) =>
  person.call('POST', `/api/sessions/${id}/commands`, { body })

const challengeIn = (state: unknown) =>
  z
    .object({
      question: z.object({
        challenge: z.object({ challenge_id: z.string(), title: z.string(), challenge_description: z.string() }),
      }),
    })
    .parse(state).question.challenge

describe('opening a session', () => {
  it('needs only a signed-in person: everything has a default', async () => {
    const person = await engine.signUp()
    const answer = await create(person, {})
    expect(answer.status).toBe(201)
    const { sessionId } = createdSchema.strict().parse(answer.body)
    const state = await stateOf(person, sessionId)
    expect(state).toMatchObject({
      phase: 'NOT_STARTED',
      mode: 'ai',
      contentDomain: 'tech_interview_prep',
      assessmentType: null,
      programmingLanguage: 'python',
      languageLocked: false,
      settings: defaults,
    })
    expect(state).toHaveProperty('question.challenge.challengeType')
  })

  it('hides the product’s choice of question until the start, in the state, in the log and on the socket', async () => {
    const person = await engine.signUp()
    const { sessionId: id } = createdSchema.parse((await create(person, {})).body)
    await command(person, id, { commandId: 'java', type: 'ChangeSettings', programmingLanguage: 'java' })
    const told = async () => [
      await stateOf(person, id),
      (await person.call('GET', `/api/sessions/${id}/events`)).body,
      (await person.call('GET', '/api/sessions')).body,
    ]
    const lobby = JSON.stringify(await told())
    const socket = await person.socket()
    const joined = JSON.stringify([await socket.join(id), await socket.join(id, 1)])
    socket.close()
    await command(person, id, { commandId: 'start', type: 'StartInterview' })
    const { challenge_id, title, challenge_description } = challengeIn(await stateOf(person, id))
    for (const secret of [challenge_id, title, challenge_description.slice(0, 40)]) {
      const written = JSON.stringify(secret).slice(1, -1)
      expect(written.length).toBeGreaterThan(2)
      expect(lobby).not.toContain(written)
      expect(joined).not.toContain(written)
    }
    expect(JSON.stringify((await told())[1])).toContain(JSON.stringify(title))
  })

  it('knows the candidate’s earlier questions, left open or skipped, and ignores sessions that never began', async () => {
    const person = await engine.signUp()
    const opened = async () => createdSchema.parse((await create(person, {})).body).sessionId
    const idOf = async (id: string) => challengeIn(await stateOf(person, id)).challenge_id
    const start = (id: string) => command(person, id, { commandId: 'start', type: 'StartInterview' })
    const begun = await opened()
    await start(begun)
    // The list is updated after the command is answered.
    const listed = async () => JSON.stringify((await person.call('GET', '/api/sessions')).body)
    await expect.poll(listed, { timeout: 10_000 }).toContain('IN_PROGRESS')
    await opened()
    const next = await opened()
    const seen = [await idOf(begun)]
    expect(await stateOf(person, next)).toMatchObject({ completedChallengeIds: seen })
    await start(next)
    expect(seen).not.toContain(await idOf(next))
  })

  it('is listed by company and round until it ends, and by its question from then on', async () => {
    const person = await engine.signUp()
    const settings = { companyType: 'Google', interviewStage: 'telephone', timeLimitInMinutes: 45 }
    const id = await person.session({ settings })
    const listed = async () => sessionListSchema.parse((await person.call('GET', '/api/sessions')).body).sessions[0]
    expect((await listed())?.title).toBe('Google, telephone, 2 rounds')
    await command(person, id, { commandId: 'start', type: 'StartInterview' })
    const { title: question } = challengeIn(await stateOf(person, id))
    expect(question).not.toBe('')
    await until('the start in the list', async () => (await listed())?.phase === 'IN_PROGRESS')
    expect((await listed())?.title).toBe('Google, telephone, round 1 of 2')
    await command(person, id, { commandId: 'end', type: 'EndInterview' })
    await until('the end in the list', async () => (await listed())?.phase === 'ENDED')
    expect((await listed())?.title).toBe(question)
  })

  it('gets no challenge of another domain, not even by its id', async () => {
    const person = await engine.signUp()
    const opened = async (body: object) => createdSchema.parse((await create(person, body)).body).sessionId
    const known = challengeIn(await stateOf(person, await opened({ challengeId: 'fire-drill' })))
    for (const challengeId of [null, known.challenge_id]) {
      const id = await opened({ contentDomain: 'pharmacy_pre_reg', challengeId })
      expect(await stateOf(person, id)).toMatchObject({
        contentDomain: 'pharmacy_pre_reg',
        phase: 'NOT_STARTED',
        question: null,
        unavailable: challengeFetchTexts.noMatch,
      })
      expectProblem(await command(person, id, { commandId: 's', type: 'StartInterview' }), 409, 'NO_CHALLENGE')
    }
  })

  it('can lock the language: then nobody can change it', async () => {
    const person = await engine.signUp()
    const { sessionId } = createdSchema.parse(
      (await create(person, { programmingLanguage: 'go', languageLocked: true })).body,
    )
    expect(await stateOf(person, sessionId)).toMatchObject({ programmingLanguage: 'go', languageLocked: true })
    const change = { commandId: 'c', type: 'ChangeSettings', programmingLanguage: 'python' }
    expectProblem(await command(person, sessionId, change), 409, 'SETTING_LOCKED')
    expect(await stateOf(person, sessionId)).toMatchObject({ programmingLanguage: 'go' })
  })

  it('locks the language if the company’s round does', async () => {
    const person = await engine.signUp()
    const lockedBy = async (body: object) =>
      (await stateOf(person, createdSchema.parse((await create(person, body)).body).sessionId)).languageLocked
    const settings = { companyType: 'Citadel', interviewStage: 'telephone' }
    expect(await lockedBy({ companyRound: 2, settings })).toBe(true)
    expect(await lockedBy({ companyRound: 1, settings: { ...settings, interviewStage: 'take_home_assessment' } })).toBe(
      false,
    )
    // Ignores a round from another stage.
    expect(await lockedBy({ companyRound: 2, settings: { ...settings, interviewStage: 'on_site' } })).toBe(false)
    expect(await lockedBy({ settings })).toBe(false)
  })

  it.each([
    ['words nobody knows', { interviewerPersonality: 'angry', interviewStage: 'moon', interviewDifficulty: 'none' }],
    [
      'values of other types',
      Object.fromEntries(Object.keys(defaults).map((name, i) => [name, [null, {}, [], true][i % 4]])),
    ],
    ['numbers out of range', { timeLimitInMinutes: -5, numberOfInterviewers: 1e9 }],
    ['a time that is no number', { timeLimitInMinutes: 'ages', companyType: 'Initech', candidateRoleType: 7 }],
    ['settings nobody knows', { constructor: 1, toString: 'x', more: { deep: [1] } }],
    ['no settings', null],
  ])('falls back if settings make no sense (spec §5): %s', async (_name, settings) => {
    const person = await engine.signUp()
    const answer = await create(person, { settings, programmingLanguage: { not: 'a language' } })
    expect(answer.status).toBe(201)
    const state = await stateOf(person, createdSchema.parse(answer.body).sessionId)
    expect(state.settings).toEqual(defaults)
    expect(state).toMatchObject({ programmingLanguage: 'python' })
  })

  it('understands settings in any case and with hyphens', async () => {
    const settings = {
      interviewStage: 'Take-Home Assessment',
      interviewDifficulty: 'STRAIGHTFORWARD',
      timeLimitInMinutes: '45',
    }
    const state = await stateOf(eve, await eve.session({ settings, programmingLanguage: 'Go' }))
    expect(state.settings).toMatchObject({
      interviewStage: 'take_home_assessment',
      interviewDifficulty: 'straightforward',
      timeLimitInMinutes: 45,
    })
    expect(state).toMatchObject({ programmingLanguage: 'go' })
  })

  it('uses the requested question, and opens the room even if there is none', async () => {
    const person = await engine.signUp()
    const found = await stateOf(person, await person.session({ challengeId: 'fire-drill' }))
    expect(found).toMatchObject({ question: { challenge: { challenge_id: 'fire-drill' } } })
    const sessionId = await person.session({ challengeId: 'no-such-challenge' })
    expect(await stateOf(person, sessionId)).toMatchObject({
      phase: 'NOT_STARTED',
      question: null,
      unavailable: expect.stringMatching(/^We currently do not have a challenge that matches the selected settings\./),
    })
    const events = await person.call('GET', `/api/sessions/${sessionId}/events`)
    expect(JSON.stringify(events.body)).toContain('"programming_language":"cpp","code_stub":""')
    expectProblem(await command(person, sessionId, { commandId: 'a', type: 'StartInterview' }), 409, 'NO_CHALLENGE')
  })

  it('refuses unavailable values, and names each', async () => {
    const asInterviewer = await create(ada, { mode: 'ai', role: 'interviewer' })
    expect(expectProblem(asInterviewer, 400, 'INVALID_REQUEST')).toEqual(['role'])
    expect(expectProblem(await create(ada, { mode: 'human', role: 'observer' }), 400, 'INVALID_REQUEST')).toEqual([
      'role',
    ])
    const wrong = { mode: 'robot', contentDomain: 'cooking', assessmentType: 'easy', challengeId: 7, settings: 'hard' }
    const paths = expectProblem(await create(ada, wrong), 400, 'INVALID_REQUEST')
    expect(paths.sort()).toEqual(['assessmentType', 'challengeId', 'contentDomain', 'mode', 'settings'])
  })

  const deep = `${'{"settings":'.repeat(20_000)}1${'}'.repeat(20_000)}`
  it.each([
    ['null', 'null', 400, 'INVALID_REQUEST'],
    ['an array', '[]', 400, 'INVALID_REQUEST'],
    ['a number', '7', 400, 'INVALID_REQUEST'],
    ['a text', '"text"', 400, 'INVALID_REQUEST'],
    ['nothing', '', 400, 'INVALID_REQUEST'],
    ['half of an object', '{"mode":', 400, 'INVALID_REQUEST'],
    ['a prototype', '{"__proto__":{"mode":"ai"}}', 400, 'INVALID_REQUEST'],
    ['a constructor', '{"constructor":{"prototype":{"mode":"ai"}}}', 400, 'INVALID_REQUEST'],
    ['more than a megabyte', `{"challengeId":"${'x'.repeat(1_100_000)}"}`, 413, 'PAYLOAD_TOO_LARGE'],
  ])('refuses a body that is %s', async (_name, body, status, code) => {
    expectProblem(await create(ada, body), status, code)
  })

  it('copes with deeply nested bodies', async () => {
    expect((await create(await engine.signUp(), deep)).status).toBe(201)
  })

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'refuses %s: bodies are JSON',
    async (type) => {
      expectProblem(await create(ada, '{}', { 'content-type': type }), 415, 'UNSUPPORTED_MEDIA_TYPE')
    },
  )

  it('says when to come back after too many', async () => {
    const person = await engine.signUp()
    const answers: Answer[] = []
    while (answers.length < 100 && answers.at(-1)?.status !== 429) answers.push(await create(person, {}))
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(60)
    const last = answers.at(-1)
    if (last === undefined) throw new Error('nothing was answered')
    expectProblem(last, 429, 'TOO_MANY_REQUESTS')
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await create(ada, {})).status).toBe(201)
  })
})

describe('somebody else’s session', () => {
  const routes = (id: string): [string, string, object?][] => [
    ['GET', `/api/sessions/${id}`],
    ['GET', `/api/sessions/${id}/events`],
    ['GET', `/api/sessions/${id}/scorecard`],
    ['GET', `/api/sessions/${id}/live`],
    ['POST', `/api/sessions/${id}/commands`, { commandId: 'a', type: 'StartInterview' }],
  ]

  it('gets an answer as if it didn’t exist, on every route', async () => {
    const sessionId = await ada.session()
    for (const id of [sessionId, 'no-such-session', '__proto__', '%00', '..%2F..', 'ünïcode', 'x'.repeat(1_000)]) {
      const bodies = await Promise.all(
        routes(id).map(async ([method, path, body]) => {
          const answer = await eve.call(method, path, { body })
          expectProblem(answer, 404, 'SESSION_NOT_FOUND')
          return JSON.stringify(answer.body)
        }),
      )
      expect(new Set(bodies).size).toBe(1)
    }
    expect(await stateOf(ada, sessionId)).toMatchObject({ phase: 'NOT_STARTED', seq: 1 })
  })

  it('requires a sign-in first, whatever else is wrong', async () => {
    const sessionId = await ada.session()
    const all: [string, string, unknown?][] = [
      ...routes(sessionId),
      ['GET', '/api/sessions?limit=none'],
      ['POST', '/api/sessions', {}],
      ['POST', '/api/sessions', { mode: 'robot' }],
      ['POST', '/api/sessions', '{'],
      ['POST', `/api/sessions/${sessionId}/commands`, []],
    ]
    for (const [method, path, body] of all) {
      expectProblem(await engine.call(method, path, { body }), 401, 'UNAUTHORIZED')
      const headers = { cookie: 'greenroom.session_token=forged.signature' }
      expectProblem(await engine.call(method, path, { body, headers }), 401, 'UNAUTHORIZED')
    }
  })

  it('isn’t accessible from another site', async () => {
    expectProblem(await create(ada, {}, { origin: 'https://elsewhere.example' }), 403, 'CROSS_ORIGIN')
  })
})

describe('my sessions', () => {
  const pageSchema = z.object({
    sessions: z.array(z.looseObject({ sessionId: z.string(), phase: z.string(), createdAt: z.iso.datetime() })),
    next: z.string().nullable(),
  })
  const page = async (person: Person, query: string) =>
    pageSchema.parse((await person.call('GET', `/api/sessions${query}`)).body)

  it('come latest first, page by page, and nobody else’s', async () => {
    const person = await engine.signUp()
    const opened: string[] = []
    for (let i = 0; i < 5; i += 1) opened.push(await person.session())
    expect((await page(person, '')).sessions.map(({ sessionId }) => sessionId)).toEqual([...opened].reverse())
    const seen: string[] = []
    for (let after = ''; ; ) {
      const { sessions, next } = await page(person, `?limit=2${after}`)
      seen.push(...sessions.map(({ sessionId }) => sessionId))
      if (next === null) break
      after = `&after=${next}`
    }
    expect(seen).toEqual([...opened].reverse())
    expect(await page(person, '?after=no-such-session')).toEqual({ sessions: [], next: null })
  })

  it.each(['limit=0', 'limit=101', 'limit=1.5', 'limit=many', 'limit=', 'limit=1&limit=2', 'after=a&after=b'])(
    'refuses ?%s',
    async (query) => {
      const paths = expectProblem(await ada.call('GET', `/api/sessions?${query}`), 400, 'INVALID_REQUEST')
      expect(paths).toEqual([query.split('=')[0]])
    },
  )

  it('return their log from any point on, and have no scorecard before the end', async () => {
    const sessionId = await ada.session()
    const log = (query: string) => ada.call('GET', `/api/sessions/${sessionId}/events${query}`)
    const whole = await log('')
    expect(whole.body).toMatchObject({
      commits: [{ sessionId, seq: 1, events: [{ type: 'SessionCreated' }, { type: 'ChallengePresented' }] }],
      next: null,
    })
    expect((await log('?after=1')).body).toEqual({ commits: [], next: null })
    expect((await log('?after=999999')).body).toEqual({ commits: [], next: null })
    for (const after of ['-1', 'x', '1.5', '1e400', '9007199254740993'])
      expect(expectProblem(await log(`?after=${after}`), 400, 'INVALID_REQUEST')).toEqual(['after'])
    expectProblem(await ada.call('GET', `/api/sessions/${sessionId}/scorecard`), 404, 'NO_SCORECARD')
    await command(ada, sessionId, { commandId: 'start', type: 'StartInterview' })
    expectProblem(await ada.call('GET', `/api/sessions/${sessionId}/scorecard`), 404, 'NO_SCORECARD')
    await command(ada, sessionId, { commandId: 'end', type: 'EndInterview' })
    const pending = await ada.call('GET', `/api/sessions/${sessionId}/scorecard`)
    expect([pending.status, pending.body]).toEqual([202, { status: 'pending' }])
  })
})

describe('commands over HTTP', () => {
  it('unreadable ones are limited before they are parsed', async () => {
    const person = await engine.signUp()
    const sessionId = await person.session()
    const send = (body: unknown) => person.call('POST', `/api/sessions/${sessionId}/commands`, { body })
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, number) => send(number % 2 === 0 ? '{"half' : { type: 'Dance', commandId: 'a' })),
    )
    expect(
      answers
        .map(({ status }) => status)
        .toSorted()
        .at(0),
    ).toBe(400)
    const late = await send({ type: 'StartInterview', commandId: 'start' })
    expectProblem(late, 429, 'TOO_MANY_REQUESTS')
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('refuses anything that isn’t a command, and names the error', async () => {
    const sessionId = await eve.session()
    const refused: [unknown, string, string[]][] = [
      [null, 'INVALID_REQUEST', ['']],
      [[], 'INVALID_REQUEST', ['']],
      [{}, 'INVALID_REQUEST', ['commandId', 'type']],
      [{ type: 'StartInterview' }, 'INVALID_REQUEST', ['commandId']],
      [{ type: 'StartInterview', commandId: '' }, 'INVALID_REQUEST', ['commandId']],
      [{ type: 'StartInterview', commandId: 'x'.repeat(129) }, 'INVALID_REQUEST', ['commandId']],
      [{ type: 'StartInterview', commandId: 7 }, 'INVALID_REQUEST', ['commandId']],
      [{ type: 'Dance', commandId: 'a' }, 'INVALID_COMMAND', ['type']],
      [{ type: 'constructor', commandId: 'a' }, 'INVALID_COMMAND', ['type']],
      [{ type: 'DeliverReply', commandId: 'a', replyId: 'reply-2', response: {} }, 'INVALID_COMMAND', ['type']],
      [{ type: 'ExpireClock', commandId: 'a' }, 'INVALID_COMMAND', ['type']],
      [{ type: 'MarkGone', commandId: 'a', participantId: 'user:1' }, 'INVALID_COMMAND', ['type']],
      [{ type: 'SendMessage', commandId: 'a' }, 'INVALID_COMMAND', ['message']],
      [{ type: 'SendMessage', commandId: 'a', message: 'x'.repeat(8_001) }, 'INVALID_COMMAND', ['message']],
      [{ type: 'SendMessage', commandId: 'a', message: 'x', recipient: 'system' }, 'INVALID_COMMAND', ['recipient']],
      [
        { type: 'SaveCode', commandId: 'a', code: 7, programmingLanguage: 'cobol' },
        'INVALID_COMMAND',
        ['code', 'programmingLanguage'],
      ],
      [
        { type: 'SaveCode', commandId: 'a', code: 'x'.repeat(48_001), programmingLanguage: 'go' },
        'INVALID_COMMAND',
        ['code'],
      ],
      [
        { type: 'SaveCode', commandId: 'a', code: '語'.repeat(30_000), programmingLanguage: 'go' },
        'INVALID_COMMAND',
        ['code'],
      ],
      [
        {
          type: 'RunTests',
          commandId: 'a',
          code: '',
          programmingLanguage: 'go',
          testCases: [{ stdin: 1, expected_output: 2 }],
        },
        'INVALID_COMMAND',
        ['testCases.0.expected_output', 'testCases.0.stdin'],
      ],
    ]
    for (const [body, code, paths] of refused) {
      expect(expectProblem(await command(eve, sessionId, body), 400, code).sort()).toEqual(paths)
    }
    expect(await stateOf(eve, sessionId)).toMatchObject({ seq: 1 })
  })

  it('returns a refusal’s code, and whether to try again', async () => {
    const sessionId = await ada.session()
    const refused = async (code: string, retryable: boolean, body: object) => {
      const answer = await command(ada, sessionId, { commandId: `${code}`, ...body })
      expectProblem(answer, 409, code)
      expect(answer.body).toMatchObject({ retryable, detail: expect.stringMatching(/\w/) })
    }
    await refused('NOT_IN_PROGRESS', false, { type: 'SendMessage', message: 'Hello' })
    await refused('NOT_IN_PROGRESS', false, { type: 'SkipQuestion' })
    await refused('NOTHING_TO_RETRY', false, { type: 'RetryReply' })
    await refused('SETTING_LOCKED', false, { type: 'ChangeSettings', settings: { interviewDifficulty: 'challenging' } })
    expect((await command(ada, sessionId, { commandId: 's', type: 'StartInterview' })).body).toEqual({
      ok: true,
      seq: 2,
    })
    await refused('ALREADY_STARTED', false, { type: 'StartInterview' })
    await refused('REPLY_PENDING', true, { type: 'SendMessage', message: 'Hello' })
    await refused('EMPTY_MESSAGE', false, { type: 'SendMessage', message: ' \n\t\u2003' })
    await refused('CODE_EXECUTION_DISABLED', false, { type: 'RunTests', code: '', programmingLanguage: 'go' })
  })

  it('gives the same command the same answer, and accepts every id that a client may choose', async () => {
    const sessionId = await ada.session()
    const start = { commandId: 'create', type: 'StartInterview' }
    const [first, again] = await Promise.all([command(ada, sessionId, start), command(ada, sessionId, start)])
    expect(first?.body).toEqual({ ok: true, seq: 2 })
    expect(again?.body).toEqual({ ok: true, seq: 2 })
    const save = { type: 'SaveCode', code: 'print(1)', programmingLanguage: 'python' }
    expect((await command(ada, sessionId, { ...save, commandId: '__proto__' })).body).toEqual({ ok: true, seq: 3 })
    // A command whose id has been used before counts as the earlier command and changes nothing.
    const other = { ...save, code: 'print(2)', commandId: '__proto__' }
    expect((await command(ada, sessionId, other)).body).toEqual({ ok: true, seq: 3 })
    expect(await stateOf(ada, sessionId)).toMatchObject({ seq: 3, phase: 'IN_PROGRESS' })
  })

  it('has a room’s limits, and says when to come back', async () => {
    const person = await engine.signUp()
    const sessionId = await person.session()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) => command(person, sessionId, { commandId: `r${i}`, type: 'RetryReply' })),
    )
    const late = answers.filter(({ status }) => status === 429)
    expect(late.length).toBeGreaterThan(0)
    for (const answer of late) {
      expectProblem(answer, 429, 'TOO_MANY_REQUESTS')
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    }
    // Other commands have separate limits.
    expect((await command(person, sessionId, { commandId: 's', type: 'StartInterview' })).status).toBe(200)
  })
})
