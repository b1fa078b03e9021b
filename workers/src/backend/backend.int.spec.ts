import { createBank } from '@greenroom/shared/content'
import { type ChatResponse, chatCallPaths, chatResponseSchema } from '@greenroom/shared/wire'
import { createParser } from 'eventsource-parser'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { firstRepeat } from '../testing/firstRepeat.ts'
import type { InterviewerProvider } from './interviewer/provider.ts'
import { type BackendOptions, type RunningBackend, startBackend } from './startBackend.ts'

const token = 'a-token-for-this-spec'
const start = (options: Partial<BackendOptions> = {}) =>
  startBackend({
    port: 0,
    host: '127.0.0.1',
    token,
    logger: pino({ level: 'silent' }),
    bank: createBank([firstRepeat]),
    pieceDelayMs: 1,
    ...options,
  })

let backend: RunningBackend
beforeAll(async () => {
  backend = await start()
})
afterAll(() => backend.stop())

const body = {
  chatHistory: [] as object[],
  candidatesCode: '',
  programmingLanguage: 'python',
  codeIsSubmitted: false,
  candidateName: 'Ada Larsen',
  codingChallengeQuestion: 'Find the first badge that is shown twice.',
  interviewSettings: { interviewerPersonality: 'fair' },
  telephoneOrOnsitePhase: 'introduction',
  userEmail: 'ada@example.org',
  userId: 7,
  interviewContext: { challengeId: 'first-repeat', contentVersion: 'spec-1', hintRung: 0, testResults: null },
}
const said = (message: string) => ({
  sender: 'candidate',
  recipient: 'interviewer',
  timeSent: '2026-03-01T09:00:00Z',
  message,
})

const post = (path: string, payload: unknown, headers: Record<string, string> = {}, to = backend) =>
  fetch(`${to.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

const replyOf = async (answer: Response | Promise<Response>): Promise<ChatResponse> =>
  chatResponseSchema.parse(await (await answer).json())

type StreamEvent = { event: string | undefined; data: Record<string, unknown> }
async function eventsOf(answer: Response): Promise<StreamEvent[]> {
  const events: StreamEvent[] = []
  const parser = createParser({ onEvent: ({ event, data }) => events.push({ event, data: JSON.parse(data) }) })
  parser.feed(await answer.text())
  return events
}

describe('which reader read a message', () => {
  it.each([true, false])('is logged if configured, and never revealed to the caller: %s', async (logReadings) => {
    const lines: string[] = []
    const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    const own = await start({ logger, logReadings })
    const asked = { ...body, chatHistory: [said('skip this please')] }
    const told = await (await post(chatCallPaths.respondToMsg, asked, {}, own)).text()
    await own.stop()
    const read = lines.map((line) => JSON.parse(line)).filter(({ readBy }) => readBy !== undefined)
    expect(read).toMatchObject(logReadings ? [{ intent: 'request_to_skip', readBy: expect.any(String) }] : [])
    expect(told).not.toContain('readBy')
  })
})

describe('a chat call', () => {
  it('opens the interview', async () => {
    const answer = await post(chatCallPaths.askQuestion, body)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({
      sender: 'interviewer',
      recipient: 'candidate',
      time_sent: expect.stringMatching(/^\d{4}-.*Z$/),
      message: expect.stringContaining('Ada'),
      candidatesAnswerWasAccepted: false,
      interviewersClassificationOfCandidatesIntent: 'unknown',
    })
  })

  it.each([chatCallPaths.respondToMsg, chatCallPaths.telephoneOrOnsiteRespondToMsg])(
    'answers a message at %s with its classification',
    async (path) => {
      const answer = await post(path, { ...body, chatHistory: [said('Can badges be negative?')] })
      expect(await answer.json()).toMatchObject({
        message: expect.stringContaining('Badge numbers are never negative.'),
        interviewersClassificationOfCandidatesIntent: 'request_for_clarification',
        candidatesAnswerWasAccepted: false,
      })
    },
  )

  it('gives exactly the next rung, and only that', async () => {
    const answer = await post(chatCallPaths.telephoneOrOnsiteRespondToMsg, {
      ...body,
      chatHistory: [said('Could you give me the next hint, please?')],
      interviewContext: { ...body.interviewContext, hintRung: 1 },
    })
    expect((await replyOf(answer)).message).toBe(firstRepeat.hints[1])
  })

  it('reacts to the two buttons', async () => {
    const path = chatCallPaths.telephoneOrOnsiteUserQuickActions
    const testResults = {
      allTestCasesPassed: false,
      passed: 3,
      total: 12,
      firstFailureStatus: 'WRONG_ANSWER',
      firstFailureCategory: 'one badge',
    }
    const done = await post(`${path}?action=doneCoding`, {
      ...body,
      telephoneOrOnsitePhase: 'follow_up',
      candidatesCode: 'print(1)',
      interviewContext: { ...body.interviewContext, testResults },
    })
    const { message } = await replyOf(done)
    expect(message).toContain('3 of 12 tests pass')
    expect(message).not.toContain('one badge')
    const skipped = await post(`${path}?action=skipQuestion`, body)
    expect((await replyOf(skipped)).message).toContain(firstRepeat.opening)
    expect((await post(`${path}?action=dance`, body)).status).toBe(400)
  })

  it('copes with a question it doesn’t know', async () => {
    const { interviewContext: _context, ...unknown } = body
    const opening = await replyOf(post(chatCallPaths.askQuestion, unknown))
    expect(opening.message).toContain('Find the first badge that is shown twice.')
    const hint = await post(chatCallPaths.respondToMsg, { ...unknown, chatHistory: [said('a hint please')] })
    expect((await replyOf(hint)).message).not.toBe('')
  })

  it('streams text as soon as it may, and the pieces are the same text', async () => {
    const asked = { ...body, chatHistory: [said('I would compare every pair in a nested loop.')] }
    const whole = await replyOf(post(chatCallPaths.respondToMsg, asked))
    const answer = await post(chatCallPaths.respondToMsg, asked, { accept: 'text/event-stream' })
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const events = await eventsOf(answer)
    const pieces = events.slice(0, -1)
    expect(pieces.length).toBeGreaterThan(3)
    expect(new Set(pieces.map(({ event }) => event))).toEqual(new Set(['delta']))
    expect(pieces.map(({ data }) => data.text).join('')).toBe(whole.message)
    expect(events.at(-1)).toMatchObject({
      event: 'reply',
      data: {
        message: whole.message,
        candidatesAnswerWasAccepted: false,
        interviewersClassificationOfCandidatesIntent: 'attempt_to_answer_question',
      },
    })
  })

  it('gives the same answer for the same idempotency key, and a new one for another', async () => {
    let asked = 0
    const counting: InterviewerProvider = {
      name: 'counting',
      async *reply() {
        asked += 1
        yield { type: 'text', text: `Answer number ${asked}.` }
      },
      ready: async () => ({ ok: true, detail: 'ready' }),
    }
    const other = await start({ provider: counting })
    try {
      const ask = async (key: string, accept = 'application/json') => {
        const answer = await post(chatCallPaths.askQuestion, body, { 'idempotency-key': key, accept }, other)
        return accept === 'application/json'
          ? replyOf(answer)
          : chatResponseSchema.parse((await eventsOf(answer)).at(-1)?.data)
      }
      const [first, second] = await Promise.all([ask('one'), ask('one')])
      expect(second).toEqual(first)
      expect(await ask('one', 'text/event-stream')).toEqual(first)
      expect(asked).toBe(1)
      expect((await ask('two')).message).toBe('Answer number 2.')
    } finally {
      await other.stop()
    }
  })

  it('stops writing when the caller hangs up, and continues serving', async () => {
    const pieceDelayMs = 400
    const slow = await start({ pieceDelayMs })
    const whole = await eventsOf(await post(chatCallPaths.askQuestion, body, { accept: 'text/event-stream' }))
    const wholeMs = whole.filter(({ event }) => event === 'delta').length * pieceDelayMs
    const controller = new AbortController()
    const answer = await fetch(`${slow.url}${chatCallPaths.askQuestion}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, accept: 'text/event-stream' },
      body: JSON.stringify(body),
      signal: controller.signal,
    })
    const reader = answer.body?.getReader()
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('event: delta')
    controller.abort()
    await expect(reader?.read()).rejects.toThrow()
    expect((await post(chatCallPaths.askQuestion, body, {}, slow)).status).toBe(200)
    // Sending the rest takes nearly as long as sending everything. If stopping took that long, the backend wouldn't
    // have noticed that the reader left.
    const stopping = performance.now()
    await slow.stop()
    expect(performance.now() - stopping).toBeLessThan(wholeMs / 2)
  })

  it('never lets a provider’s forbidden words through', async () => {
    const careless: InterviewerProvider = {
      name: 'careless',
      async *reply() {
        yield { type: 'text', text: 'Use a hash set:\n```python\nseen = set()\n```' }
      },
      ready: async () => ({ ok: true, detail: 'ready' }),
    }
    const other = await start({ provider: careless })
    try {
      const asked = { ...body, chatHistory: [said('What do you think of it?')] }
      for (const accept of ['application/json', 'text/event-stream']) {
        const text = await (await post(chatCallPaths.respondToMsg, asked, { accept }, other)).text()
        expect(text).not.toContain('hash set')
        expect(text).not.toContain('seen = set()')
        expect(text).toContain('"sender":"interviewer"')
      }
    } finally {
      await other.stop()
    }
  })
})

describe('a backend that is stopped', () => {
  /** Yields one sentence, then nothing until aborted. */
  const pondering = (started: () => void): InterviewerProvider => ({
    name: 'pondering',
    async *reply(_turn, signal) {
      yield { type: 'text', text: 'Let us begin with the task itself. ' }
      started()
      await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
    ready: async () => ({ ok: true, detail: 'always' }),
  })

  it('aborts a slow provider, so that the call is retried', async () => {
    const both = Promise.withResolvers<void>()
    let calls = 0
    const provider = pondering(() => {
      calls += 1
      if (calls === 2) both.resolve()
    })
    const other = await start({ provider, stopGraceMs: 20 })
    const json = post(chatCallPaths.askQuestion, body, {}, other)
    const stream = post(chatCallPaths.askQuestion, body, { accept: 'text/event-stream' }, other).then(eventsOf)
    await both.promise
    await other.stop()
    expect((await json).status).toBe(503)
    expect((await stream).at(-1)).toMatchObject({ event: 'error', data: { status: 503 } })
  })
})

describe('input of every kind', () => {
  const path = chatCallPaths.respondToMsg
  it.each([
    ['no token', body, { authorization: '' }, 401],
    ['a wrong token', body, { authorization: 'Bearer nonsense' }, 401],
    ['no JSON', '{', {}, 400],
    ['an array', '[]', {}, 400],
    ['null', 'null', {}, 400],
    ['no history', '{}', {}, 400],
    ['a history of nonsense', '{"chatHistory":[{"sender":"nobody"}]}', {}, 400],
    ['a rung that does not exist', { ...body, interviewContext: { ...body.interviewContext, hintRung: 9 } }, {}, 400],
    ['deep nesting', `{"chatHistory":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, {}, 400],
    ['a body of 9 MB', { ...body, candidatesCode: 'x'.repeat(9 * 1024 * 1024) }, {}, 413],
    ['an idempotency key of 1,000 characters', body, { 'idempotency-key': 'k'.repeat(1_000) }, 400],
  ])('refuses %s with a problem', async (_name, payload, headers, status) => {
    const answer = await post(path, payload, headers)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(await answer.json()).toMatchObject({ status, code: expect.any(String), title: expect.any(String) })
  })

  it.each([
    ['strange settings', { ...body, interviewSettings: { interviewerPersonality: 7, deep: { er: [1] } } }],
    ['an unknown language and phase', { ...body, programmingLanguage: 'klingon', telephoneOrOnsitePhase: 'lunch' }],
    ['an unknown challenge', { ...body, interviewContext: { ...body.interviewContext, challengeId: '__proto__' } }],
    ['a name that is none', { ...body, candidateName: '<script>?!{interviewer}' }],
    ['a huge message', { ...body, chatHistory: [said('can you '.repeat(200_000))] }],
    ['an empty message', { ...body, chatHistory: [said('')] }],
    ['control characters', { ...body, chatHistory: [said('\u0000\u202e\ud800 hi')] }],
    ['the interviewer having spoken last', { ...body, chatHistory: [{ ...said('Well?'), sender: 'interviewer' }] }],
  ])('answers %s', async (_name, payload) => {
    const answer = await post(path, payload)
    expect(answer.status).toBe(200)
    const { message } = await replyOf(answer)
    expect(message.length).toBeGreaterThan(0)
    expect(message).not.toMatch(/[!{}<>]/)
  })
})

it('reports its health and describes its calls', async () => {
  for (const path of ['/healthz', '/readyz', '/metrics', '/docs/json']) {
    expect((await fetch(`${backend.url}${path}`)).status, path).toBe(200)
  }
  const document: unknown = await (await fetch(`${backend.url}/docs/json`)).json()
  const operation = z.object({ security: z.unknown(), responses: z.record(z.string(), z.unknown()) })
  const { paths } = z.object({ paths: z.record(z.string(), z.record(z.string(), operation.partial())) }).parse(document)
  for (const path of Object.values(chatCallPaths)) {
    expect(paths[path]?.post?.security, path).toEqual([{ bearer: [] }])
    expect(Object.keys(paths[path]?.post?.responses ?? {}), path).toEqual([
      '200',
      '400',
      '401',
      '413',
      '415',
      '499',
      '503',
    ])
  }
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      chatCallPaths.respondToMsg,
      chatCallPaths.askQuestion,
      chatCallPaths.telephoneOrOnsiteRespondToMsg,
      chatCallPaths.telephoneOrOnsiteUserQuickActions,
    ]),
  )
  expect((await post('/interviewer/nowhere', body)).status).toBe(404)
})
