import { randomUUID } from 'node:crypto'
import {
  desiredActionSchema,
  largestMessageBytes,
  participantCommandSchema,
  powerUps,
  protocolVersion,
  refusals,
  replay,
  type Session,
  sessionLogPageSchema,
} from '@greenroom/shared'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Person, startTestEngine, type TestEngine, until } from '../testing/runningEngine.ts'
import { openWire, type WireSocket } from '../testing/wireSocket.ts'

/** FUZZ_RUNS=20000 does more of it, FUZZ_SEED=… the same again. */
const runs = Number(process.env.FUZZ_RUNS ?? 400)
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)
/** The engine's clock goes on by this with every message, so that not everything is too many at once. */
const stepMs = 200

const secret = `the secret of Eve ${randomUUID()}`
let clockMs = 0
let engine: TestEngine
let mallory: Person
let own: string
let theirs: string
let theirsBefore: number
let wire: WireSocket
const inbox: string[] = []

beforeAll(async () => {
  console.log(`${runs} messages by FUZZ_SEED=${seed}`)
  engine = await startTestEngine({ now: () => Date.now() + clockMs })
  const eve = await engine.signUp('Eve')
  theirs = await eve.session()
  const socket = await eve.socket()
  await socket.join(theirs)
  await socket.command(theirs, { type: 'StartInterview' })
  await socket.command(theirs, { type: 'SaveCode', code: secret, programmingLanguage: 'python' })
  theirsBefore = (await stateOf(eve, theirs)).seq
  mallory = await engine.signUp('Mallory')
  own = await mallory.session(longInterview)
  wire = await enter()
})
afterAll(async () => {
  wire.close()
  await engine.stop()
})

async function stateOf(person: Person, sessionId: string): Promise<Session> {
  const { body } = await person.call('GET', `/api/sessions/${sessionId}`)
  return (body as { session: Session }).session
}

const longInterview = { settings: { interviewStage: 'take_home_assessment', timeLimitInMinutes: 60 } }

/** A socket that has joined its own room, a new one where the interview is over. */
async function enter(): Promise<WireSocket> {
  if ((await stateOf(mallory, own)).phase === 'ENDED') own = await mallory.session(longInterview)
  const socket = await openWire(engine.url, mallory.cookie)
  await socket.ask('session:join', JSON.stringify({ sessionId: own, protocol: protocolVersion }))
  await socket.ask('session:command', JSON.stringify({ sessionId: own, commandId: 'start', type: 'StartInterview' }))
  return socket
}

const answerSchema = z.union([
  z.looseObject({ ok: z.literal(true), seq: z.int() }),
  z.object({
    ok: z.literal(false),
    error: z.strictObject({
      code: z.enum(Object.keys(refusals)),
      message: z.string().min(1),
      retryable: z.boolean(),
      retryAfterMs: z.number().positive().optional(),
    }),
  }),
])

const commandTypes = participantCommandSchema.options
  .map(({ shape }) => shape.type.value)
  // An interview that is over refuses everything, so what ends it comes seldom.
  .filter((type) => type !== 'EndInterview' && type !== 'SkipQuestion')
/** What only the engine itself, its clock and its workers may say. */
const reservedTypes = [
  'Join',
  'MarkGone',
  'ExpireClock',
  'DeliverReply',
  'CompleteScorecard',
  'CreateSession',
  'Abandon',
]
const forged = {
  actor: { kind: 'job' },
  role: 'interviewer',
  participantId: 'user:1',
  userId: 1,
  seq: 1,
  at: 0,
  audience: [],
  dispatched: true,
}

const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`
const strange = fc.oneof(
  fc.constantFrom('null', '0', '-1', '1e999', '""', '[]', '{}', 'true', '{"$gt":""}', '{"length":1}', '"\\u0000"'),
  fc.constantFrom('"__proto__"', '"constructor"', '"\\ud800"', `"${'x'.repeat(9_000)}"`, deep(50), deep(5_000)),
  fc.json({ maxDepth: 4 }),
)
const text = (value: fc.Arbitrary<string | number>) => value.map((each) => JSON.stringify(each))

/** The fields of a message as JSON texts: mostly right, so that it gets far, and some of them strange. */
const message = fc
  .record({
    sessionId: text(fc.constantFrom(...['own', 'own', 'own', 'theirs', 'nowhere'])),
    // Few of them, so that old ones come again.
    commandId: text(fc.oneof(fc.integer({ min: 1, max: 60 }).map(String), fc.constantFrom('start', 'outage.1', 'job'))),
    type: text(
      fc.oneof(
        { weight: 60, arbitrary: fc.constantFrom(...commandTypes) },
        { weight: 12, arbitrary: fc.constantFrom(...reservedTypes, 'Dance') },
        { weight: 1, arbitrary: fc.constantFrom('EndInterview', 'SkipQuestion') },
      ),
    ),
    protocol: text(fc.constantFrom(1, 1, 1, 2)),
    lastSeq: text(fc.integer({ min: 0, max: 700 })),
    message: text(fc.string({ maxLength: 40 })),
    recipient: text(fc.constantFrom('interviewer', 'interviewerCoach', 'candidate', 'system')),
    code: text(fc.string({ unit: 'binary', maxLength: 60 })),
    programmingLanguage: text(fc.constantFrom('python', 'cpp', 'toString')),
    powerUp: text(fc.constantFrom(...powerUps)),
    snapshotSeq: text(fc.integer({ min: -1, max: 50 })),
    desiredAction: text(fc.constantFrom(...desiredActionSchema.options)),
    action: text(fc.constantFrom('help', 'debug', 'simplifyCode', 'giveFeedback')),
    question: text(fc.integer({ min: 0, max: 2 })),
    settings: fc.constantFrom('{}', '{"interviewDifficulty":"x"}', '{"__proto__":{"polluted":1}}'),
    typing: fc.constantFrom('true', 'false'),
  })
  .chain((fields) =>
    fc.record({
      fields: fc.constant(fields),
      left: fc.subarray(Object.keys(fields), { maxLength: 4 }),
      strange: fc.oneof(
        { weight: 3, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...Object.keys(fields)), strange) },
      ),
      more: fc.constantFrom('', '', `,${JSON.stringify(forged).slice(1, -1)}`, ',"__proto__":{"polluted":1,"ok":true}'),
      padding: fc.oneof(
        { weight: 30, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.constantFrom(60_000, largestMessageBytes + 1_000) },
      ),
    }),
  )

type Message = typeof message extends fc.Arbitrary<infer T> ? T : never

function jsonOf({ fields, left, strange: odd, more, padding }: Message): string {
  const kept = { ...fields, ...(odd === null ? {} : { [odd[0]]: odd[1] }) }
  const pairs = Object.entries(kept)
    .filter(([name]) => !left.includes(name) || ['sessionId', 'commandId', 'type', 'protocol'].includes(name))
    .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
  const whole = `{${pairs.join(',')}${more},"padding":"${'x'.repeat(padding)}"}`
  return whole
    .replace('"sessionId":"own"', `"sessionId":"${own}"`)
    .replace('"sessionId":"theirs"', `"sessionId":"${theirs}"`)
}

const deed = fc.oneof(
  { weight: 24, arbitrary: fc.record({ kind: fc.constant('command' as const), message }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('join' as const), message }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('untold' as const), message }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('nonsense' as const), json: strange }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('frame' as const), frame: fc.string({ unit: 'binary' }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('bytes' as const), bytes: fc.uint8Array() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('many' as const), times: fc.integer({ min: 10, max: 80 }) }) },
)

const codes = new Map<string, number>()
let cuts = 0

/** Holds an answer to the contract; a connection may be cut instead. */
function judge(answer: unknown, json: string): void {
  if (answer === 'closed') {
    cuts += 1
    return
  }
  const told = answerSchema.parse(answer)
  const code = told.ok ? 'ok' : told.error.code
  codes.set(code, (codes.get(code) ?? 0) + 1)
  if (told.ok) expect(json).toContain(own)
}

/** Somebody else's secret, or anything of their room, must not come; what came is forgotten then. */
function readInbox(): void {
  inbox.push(...wire.received)
  for (const each of wire.received) {
    expect(each).not.toContain(secret)
    // Answers may quote what was sent; events may not be of another room.
    if (each.startsWith('42')) expect(each).not.toContain(theirs)
  }
  if (!wire.isOpen()) return
  ;(wire.received as string[]).length = 0
}

describe('a socket that says anything', () => {
  it('gets an error with a stable code or is cut off, nobody else’s data, and the engine is well', {
    timeout: 60_000 + runs * 200,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(deed, async (done) => {
        clockMs += stepMs
        if (!wire.isOpen()) wire = await enter()
        switch (done.kind) {
          case 'command':
          case 'join': {
            const json = jsonOf(done.message)
            judge(await wire.ask(`session:${done.kind}`, json), json)
            break
          }
          case 'untold': {
            const json = jsonOf(done.message)
            for (const event of ['session:command', 'session:leave', 'presence:update', 'session:commit', '__proto__'])
              wire.frame(`42["${event}",${json}]`)
            break
          }
          case 'nonsense':
            for (const event of ['session:join', 'session:command']) judge(await wire.ask(event, done.json), own)
            break
          case 'frame':
            wire.frame(`42${done.frame}`)
            break
          case 'bytes':
            wire.frame(done.bytes)
            break
          case 'many': {
            const join = JSON.stringify({ sessionId: own, protocol: protocolVersion })
            for (let index = 0; index < done.times; index += 1) {
              wire.frame(`42["session:join",${join}]`)
              wire.frame(`42["session:leave",${JSON.stringify({ sessionId: own })}]`)
              wire.frame('42["x"]')
            }
            judge(await wire.ask('session:join', join), own)
          }
        }
        readInbox()
      }),
      { numRuns: runs, seed, endOnFailure: true },
    )
    console.log(`answers: ${JSON.stringify(Object.fromEntries(codes))}; cut off ${cuts} times`)
    for (const code of ['ok', 'INVALID_COMMAND', 'SESSION_NOT_FOUND']) expect([...codes.keys()]).toContain(code)
    expect(engine.unexpected()).toEqual([])
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    expect((await engine.call('GET', '/readyz')).status).toBe(200)
  })

  it('leaves its own log whole, and that of others alone', async () => {
    const commits = []
    for (let after: number | null = 0; after !== null; ) {
      const { body } = await mallory.call('GET', `/api/sessions/${own}/events?after=${after}`)
      const page = sessionLogPageSchema.parse(body)
      commits.push(...page.commits)
      after = page.next
    }
    const state = await stateOf(mallory, own)
    const known = commits.filter(({ seq }) => seq <= state.seq)
    expect(JSON.parse(JSON.stringify(replay(known)))).toEqual(state)
    const joined = known.flatMap(({ events }) =>
      events.flatMap((event) => (event.type === 'ParticipantJoined' ? [event.participant] : [])),
    )
    for (const participant of joined) {
      expect(participant).toMatchObject({ id: `user:${mallory.userId}`, role: 'candidate', name: 'Mallory' })
    }
    const { body } = await mallory.call('GET', `/api/sessions/${theirs}`)
    expect(JSON.stringify(body)).not.toContain(secret)
    expect(theirsBefore).toBeGreaterThan(2)
  })
})

describe('a socket that does not read', () => {
  it('is let go when too much waits for it, and nobody else is', { timeout: 60_000 }, async () => {
    const person = await engine.signUp('Grace')
    const sessionId = await person.session()
    const [slow, quick] = [await openWire(engine.url, person.cookie), await person.socket()]
    const join = JSON.stringify({ sessionId, protocol: protocolVersion })
    expect(await slow.ask('session:join', join)).toMatchObject({ ok: true })
    await quick.join(sessionId)
    await quick.command(sessionId, { type: 'StartInterview' })
    const socketsBefore = await socketCount()
    slow.stopReading()
    let saves = 0
    const socketsLeft = async (): Promise<boolean> => {
      clockMs += stepMs
      saves += 1
      const code = `${saves}${'x'.repeat(47_000)}`
      await quick.command(sessionId, { type: 'SaveCode', code, programmingLanguage: 'python' })
      return saves % 20 === 0 && (await socketCount()) < socketsBefore
    }
    await until('the slow one to be let go', socketsLeft, 50_000)
    expect(saves).toBeGreaterThan(256)
    expect(quick.isConnected()).toBe(true)
    slow.close()
    quick.close()
  })

  async function socketCount(): Promise<number> {
    const { body } = await engine.call('GET', '/metrics')
    return Number(/^\w*sockets\w*(?:\{[^}]*\})? (\d+)$/m.exec(`${body}`)?.[1])
  }
})
