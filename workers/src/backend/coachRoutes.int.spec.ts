import { createBank, loadConcepts } from '@greenroom/shared/content'
import { desiredActions } from '@greenroom/shared/vocabulary'
import { chatCallPaths, chatResponseSchema } from '@greenroom/shared/wire'
import { createParser } from 'eventsource-parser'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { firstRepeat } from '../testing/firstRepeat.ts'
import type { CoachProvider } from './coach/provider.ts'
import { type RunningBackend, startBackend } from './startBackend.ts'

const token = 'a-token-for-this-spec'
const start = (coachProvider?: CoachProvider) =>
  startBackend({
    port: 0,
    host: '127.0.0.1',
    token,
    logger: pino({ level: 'silent' }),
    bank: createBank([firstRepeat]),
    concepts: loadConcepts(),
    pieceDelayMs: 1,
    ...(coachProvider === undefined ? {} : { coachProvider }),
  })

let backend: RunningBackend
beforeAll(async () => {
  backend = await start()
})
afterAll(() => backend.stop())

const code =
  'def first_repeat(badges):\n    spare = 3\n    for badge in badges:\n        if badges.count(badge) > 1:\n            return min(badges)\n    return -1\n'
const interviewContext = { challengeId: 'first-repeat', contentVersion: 'spec-1', hintRung: 0, testResults: null }
/** A request body as in spec §7. */
const body = {
  chatHistory: [] as object[],
  candidatesCode: code,
  programmingLanguage: 'python',
  codeIsSubmitted: false,
  candidateName: 'Ada Larsen',
  codingChallengeQuestion: 'Find the first badge that is shown twice.',
  interviewSettings: { interviewerPersonality: 'fair' },
  telephoneOrOnsitePhase: 'coding',
  userEmail: 'ada@example.org',
  userId: 7,
  interviewContext,
}
const interaction = {
  userId: 7,
  userEmail: 'ada@example.org',
  candidateName: 'Ada Larsen',
  chatHistory: [
    { sender: 'candidate', recipient: 'interviewerCoach', timeSent: '2026-03-01T09:00:00Z', message: 'Thanks' },
  ],
  programmingLanguage: 'python',
  candidatesCode: code,
  challenge: {
    challenge_description: 'Find the first badge that is shown twice.',
    programming_language: 'python',
    code_stub: '',
    duration_in_minutes: 20,
  },
  interviewContext,
}
const actionPath = (action: string) => `${chatCallPaths.predefinedInteractions}?desiredAction=${action}`

type Call = { path: string; payload: object; sender: 'interviewer' | 'interviewerCoach'; says: RegExp }
const calls: Call[] = [
  { path: chatCallPaths.help, payload: body, sender: 'interviewer', says: /^Imagine that you stand at the door/ },
  { path: chatCallPaths.giveFeedback, payload: body, sender: 'interviewer', says: /line 5/ },
  { path: chatCallPaths.debug, payload: body, sender: 'interviewer', says: /line 5.*example 1/ },
  { path: chatCallPaths.coachDebug, payload: body, sender: 'interviewerCoach', says: /line 5.*example 1/ },
  { path: chatCallPaths.coachSimplifyCode, payload: body, sender: 'interviewerCoach', says: /`spare` on line 2/ },
  ...desiredActions.map((action): Call => {
    const says = {
      respondToMessage: /welcome|Any time/,
      provideCodeFeedback: /line 5/,
      provideHint: /^Imagine that you stand at the door/,
      provideClarification: /Badges are shown at a door/,
      detectBugsInCode: /line 5/,
      recommendCodeImprovements: /`spare`|`count`/,
    }[action]
    return { path: actionPath(action), payload: interaction, sender: 'interviewerCoach', says }
  }),
]

const post = (path: string, payload: unknown, headers: Record<string, string> = {}, to = backend) =>
  fetch(`${to.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })

type StreamEvent = { event: string | undefined; data: Record<string, unknown> }
async function eventsOf(answer: Response): Promise<StreamEvent[]> {
  const events: StreamEvent[] = []
  const parser = createParser({ onEvent: ({ event, data }) => events.push({ event, data: JSON.parse(data) }) })
  parser.feed(await answer.text())
  return events
}

describe.each(calls)('$path', ({ path, payload, sender, says }) => {
  it('answers as spec §7 says', async () => {
    const answer = await post(path, payload)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
    const json: unknown = await answer.json()
    expect(json).toEqual({
      sender,
      recipient: 'candidate',
      time_sent: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      message: expect.stringMatching(says),
      candidatesAnswerWasAccepted: false,
      interviewersClassificationOfCandidatesIntent: 'unknown',
      ...(path === chatCallPaths.help || path === actionPath('provideHint')
        ? { hint: { rung: 1, isGiven: true } }
        : {}),
    })
    expect(chatResponseSchema.safeParse(json).success).toBe(true)
  })

  it('streams the same words in pieces', async () => {
    const whole = chatResponseSchema.parse(await (await post(path, payload)).json())
    const answer = await post(path, payload, { accept: 'text/event-stream' })
    expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
    const events = await eventsOf(answer)
    const pieces = events.slice(0, -1)
    expect(pieces.length).toBeGreaterThan(3)
    expect(pieces.every(({ event }) => event === 'delta')).toBe(true)
    expect(pieces.map(({ data }) => data.text).join('')).toBe(whole.message)
    expect(events.at(-1)).toMatchObject({ event: 'reply', data: { sender, message: whole.message } })
  })

  it('gives the same answer for the same idempotency key, in either form', async () => {
    const headers = { 'idempotency-key': `key of ${path}` }
    const [first, second] = await Promise.all([post(path, payload, headers), post(path, payload, headers)])
    const answer: unknown = await first.json()
    expect(await second.json()).toEqual(answer)
    const streamed = await eventsOf(await post(path, payload, { ...headers, accept: 'text/event-stream' }))
    expect(streamed.at(-1)?.data).toEqual(answer)
  })

  it.each([
    ['no token', {}, { authorization: '' }, 401],
    ['a wrong token', {}, { authorization: 'Bearer nonsense' }, 401],
    ['no JSON', '{', {}, 400],
    ['null', 'null', {}, 400],
    ['no history', '{}', {}, 400],
    ['a history of nonsense', '{"chatHistory":[{"sender":"nobody"}]}', {}, 400],
    ['a rung that does not exist', { interviewContext: { ...interviewContext, hintRung: 9 } }, {}, 400],
    ['code that is none', { candidatesCode: 7 }, {}, 400],
    ['an empty idempotency key', {}, { 'idempotency-key': '' }, 400],
  ])('refuses %s with a problem', async (_name, change, headers, status) => {
    const answer = await post(path, typeof change === 'string' ? change : { ...payload, ...change }, headers)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(await answer.json()).toMatchObject({ status, code: expect.any(String) })
  })

  it.each([
    ['nothing but a history', { chatHistory: [] }],
    ['an unknown language', { ...payload, programmingLanguage: 'klingon' }],
    ['an unknown question', { ...payload, interviewContext: { ...interviewContext, challengeId: '__proto__' } }],
    ['no context', { ...payload, interviewContext: null }],
    ['code of all kinds', { ...payload, candidatesCode: `${'(['.repeat(30_000)}\u0000\ud800 \`{name}!?\`` }],
    ['a name that is none', { ...payload, candidateName: '<script>?!{x}' }],
  ])('answers %s', async (_name, payloadOfAnyKind) => {
    const answer = await post(path, payloadOfAnyKind)
    expect(answer.status).toBe(200)
    const { message } = chatResponseSchema.parse(await answer.json())
    expect(message).not.toBe('')
    expect(message).not.toMatch(/[!{}<>]/)
  })
})

it('refuses an unknown action, and a missing one', async () => {
  for (const path of [actionPath('dance'), chatCallPaths.predefinedInteractions]) {
    const answer = await post(path, interaction)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: [expect.objectContaining({ path: expect.any(String) })] })
  }
})

it('gives the rung after the one the engine names, and a card if it requests one', async () => {
  const asked = (action: string, context: object) =>
    post(actionPath(action), { ...interaction, interviewContext: { ...interviewContext, ...context } })
  const hint = chatResponseSchema.parse(await (await asked('provideHint', { hintRung: 4 })).json())
  expect(hint.message).toBe(firstRepeat.hints[4])
  const card = chatResponseSchema.parse(await (await asked('provideClarification', { conceptCard: true })).json())
  expect(card.message).toMatch(/^\*\*\w/)
})

it('keeps answers to the same key apart for different requests', async () => {
  const headers = { 'idempotency-key': 'one key' }
  const texts = await Promise.all(
    calls.map(async ({ path, payload }) => chatResponseSchema.parse(await (await post(path, payload, headers)).json())),
  )
  for (const [index, { says, sender }] of calls.entries()) {
    expect(texts[index]?.message).toMatch(says)
    expect(texts[index]?.sender).toBe(sender)
  }
})

it('holds another provider to the rules, even while it speaks, and calls it once for a key', async () => {
  let asked = 0
  const careless: CoachProvider = {
    name: 'careless',
    async *help() {
      asked += 1
      yield { type: 'text', text: 'Look at line 5. ' }
      yield { type: 'text', text: 'Use a hash set:\n```python\nseen = set()\n```' }
    },
    ready: async () => ({ ok: true, detail: 'ready' }),
  }
  const other = await start(careless)
  try {
    const headers = { 'idempotency-key': 'once' }
    for (const accept of ['application/json', 'text/event-stream']) {
      const text = await (await post(chatCallPaths.coachDebug, body, { ...headers, accept }, other)).text()
      expect(text).toContain('line 5')
      expect(text).not.toMatch(/hash set|seen = set/)
    }
    expect(asked).toBe(1)
    const metrics = await (await fetch(`${other.url}/metrics`)).text()
    expect(metrics).toMatch(/replies_repaired_total\{provider="careless",fault="\w+"\} 1/)
  } finally {
    await other.stop()
  }
})

it('describes its calls', async () => {
  const document: unknown = await (await fetch(`${backend.url}/docs/json`)).json()
  const { paths } = z.object({ paths: z.record(z.string(), z.unknown()) }).parse(document)
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(Object.values(chatCallPaths)))
})
