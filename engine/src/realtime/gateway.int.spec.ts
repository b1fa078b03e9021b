import { type CommitView, foldCommit, longestCode, type Session, sessionEventSchema } from '@greenroom/shared/session'
import { type JoinAnswer, longestReplay, presenceSchema, tickSchema } from '@greenroom/shared/wire'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openSessionLog } from '../session/sessionLog.ts'
import { openStore } from '../store/open.ts'
import { type ClientSocket, openSocket, type SocketOptions } from '../testing/clientSocket.ts'
import { type Person, quickPace, startTestEngine, type TestEngine, until } from '../testing/runningEngine.ts'
import { openWire } from '../testing/wireSocket.ts'

let engine: TestEngine
let ada: Person
let eve: Person
const open: ClientSocket[] = []

beforeAll(async () => {
  engine = await startTestEngine({ pace: quickPace })
})
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

/** New sessions are limited to a few a minute, so each group of tests gets its own people. */
async function newPeople(): Promise<void> {
  ada = await engine.signUp('Ada')
  eve = await engine.signUp('Eve')
}
async function socketOf(person: Person): Promise<ClientSocket> {
  const socket = await person.socket()
  open.push(socket)
  return socket
}
async function joined(person: Person, sessionId: string): Promise<ClientSocket> {
  const socket = await socketOf(person)
  expect(await socket.join(sessionId)).toMatchObject({ ok: true })
  return socket
}
const started = async (person: Person) => {
  const sessionId = await person.session({ settings: { interviewStage: 'take_home_assessment' } })
  const socket = await joined(person, sessionId)
  expect(await socket.command(sessionId, { type: 'StartInterview' })).toMatchObject({ ok: true })
  return { sessionId, socket }
}
const stateOf = async (person: Person, sessionId: string) => {
  const answer = await person.call('GET', `/api/sessions/${sessionId}`)
  return (answer.body as { session: Session }).session
}
const refused = (code: string) => ({ ok: false, error: expect.objectContaining({ code }) })
function accepted(answer: JoinAnswer): Extract<JoinAnswer, { ok: true }> {
  if (!answer.ok) throw new Error(answer.error.code)
  return answer
}
const replyTo = (replyId: string) => ({
  type: 'DeliverReply' as const,
  replyId,
  response: {
    sender: 'interviewer' as const,
    recipient: 'candidate' as const,
    time_sent: new Date().toISOString(),
    message: 'Welcome. What is your first idea?',
    candidatesAnswerWasAccepted: null,
    interviewersClassificationOfCandidatesIntent: null,
  },
})

describe('getting a socket', () => {
  beforeAll(newPeople)
  const refusal = (options: SocketOptions) =>
    openSocket(engine.url, options).then(
      (socket) => {
        socket.close()
        return 'let in'
      },
      (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
    )

  it('is for signed-in people', async () => {
    expect(await refusal({})).toBe('UNAUTHORIZED')
    const cutShort = ada.cookie.replace(/...;/, ';')
    for (const cookie of ['greenroom.session_token=forged.signature', 'a=b', '=;;=%00', cutShort])
      expect([cookie, await refusal({ cookie })]).toEqual([cookie, 'UNAUTHORIZED'])
    expect(await refusal({ cookie: ada.cookie })).toBe('let in')
  })

  it('isn’t for other sites’ pages, or for polling', async () => {
    const { cookie } = ada
    for (const origin of ['https://elsewhere.example', 'null', 'http://127.0.0.1:1', 'nonsense'])
      expect([origin, await refusal({ cookie, origin })]).toEqual([origin, 'websocket error'])
    expect(await refusal({ cookie, origin: engine.url })).toBe('let in')
    expect(await refusal({ cookie, transport: 'polling' })).toBe('xhr poll error')
  })
})

describe('joining', () => {
  beforeAll(newPeople)
  it('never reveals whether other people’s sessions exist', async () => {
    const sessionId = await ada.session()
    const socket = await socketOf(eve)
    const answers = [await socket.join(sessionId), await socket.join('no-such-session'), await socket.join('__proto__')]
    expect(answers[0]).toEqual({
      ok: false,
      error: { code: 'SESSION_NOT_FOUND', message: expect.any(String), retryable: false },
    })
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    const command = { type: 'StartInterview' }
    expect(await socket.command(sessionId, command)).toEqual(refused('SESSION_NOT_FOUND'))
    expect(await socket.command('no-such-session', command)).toEqual(refused('SESSION_NOT_FOUND'))
  })

  it('names the outdated side if a page speaks another protocol', async () => {
    const sessionId = await ada.session()
    const socket = await socketOf(ada)
    for (const protocol of [0, -1])
      expect(await socket.ask('session:join', { sessionId, protocol })).toEqual(refused('PROTOCOL_OUTDATED'))
    expect(await socket.ask('session:join', { sessionId, protocol: 2 })).toEqual(refused('SERVER_OUTDATED'))
    expect(await socket.ask('session:join', { sessionId, protocol: 1 })).toMatchObject({ ok: true })
  })

  it('gives a snapshot to a new client, and commits to one with a state', async () => {
    const { sessionId, socket } = await started(ada)
    const fresh = accepted(await socket.join(sessionId))
    expect(fresh).toMatchObject({
      role: 'candidate',
      serverNow: expect.any(Number),
      snapshot: { phase: 'IN_PROGRESS' },
    })
    expect(fresh.commits).toBeUndefined()
    expect(fresh.snapshot?.seq).toBe(fresh.seq)

    const missed = accepted(await socket.join(sessionId, 1))
    expect(missed.snapshot).toBeUndefined()
    expect(missed.commits?.map(({ seq }) => seq)).toEqual(Array.from({ length: missed.seq - 1 }, (_, i) => i + 2))
    expect(accepted(await socket.join(sessionId, missed.seq))).toMatchObject({ seq: missed.seq, commits: [] })
    expect(accepted(await socket.join(sessionId, missed.seq + 1))).toHaveProperty('snapshot')

    const whole = accepted(await socket.join(sessionId, 0)).commits ?? []
    expect(whole.reduce<Session | null>(foldCommit, null)).toEqual(fresh.snapshot)
  })

  it('gives a snapshot to a client more than 500 commits behind', async () => {
    const sessionId = await ada.session()
    const store = await openStore({ dataDir: engine.dataDir, logger: pino({ level: 'silent' }) })
    const log = openSessionLog(store)
    const last = longestReplay + 2
    await Promise.all(
      Array.from({ length: last - 1 }, (_, i) =>
        log.append({
          sessionId,
          seq: i + 2,
          commandId: `c${i}`,
          actor: 'clock',
          at: Date.now(),
          events: [],
          jobs: [],
          dispatched: true,
        }),
      ),
    )
    await store.close()
    const socket = await socketOf(ada)
    const behind = accepted(await socket.join(sessionId, 1))
    // Joining added one more commit.
    expect(behind.seq).toBe(last + 1)
    expect(behind).toHaveProperty('snapshot')
    const close = accepted(await socket.join(sessionId, behind.seq - longestReplay))
    expect(close.snapshot).toBeUndefined()
    expect(close.commits).toHaveLength(longestReplay)
  })

  it('tests a person’s patience, not the engine’s', async () => {
    const person = await engine.signUp()
    const sessionId = await person.session()
    const socket = await socketOf(person)
    const answers = await Promise.all(Array.from({ length: 40 }, () => socket.join(sessionId)))
    const late = answers.filter((answer) => !answer.ok)
    expect(late.length).toBeGreaterThan(0)
    for (const answer of late)
      expect(answer).toMatchObject({
        error: { code: 'RATE_LIMITED', retryable: true, retryAfterMs: expect.any(Number) },
      })
  })
})

describe('messages that make no sense', () => {
  // The limit is per person.
  beforeEach(newPeople)
  const nonsense: [string, unknown[]][] = [
    ['nothing', []],
    ['null', [null]],
    ['a number', [7]],
    ['a text', ['text']],
    ['an array', [[]]],
    ['an array of arrays', [[[[[[[]]]]]]]],
    ['an empty object', [{}]],
    ['bytes', [new Uint8Array([1, 2, 3])]],
    ['several things', [1, 2, 3]],
    ['fields of other types', [{ sessionId: 1, commandId: [], type: {}, protocol: 'one', lastSeq: -1 }]],
    ['empty texts', [{ sessionId: '', commandId: '', type: '', protocol: 1 }]],
    [
      'texts that are too long',
      [{ sessionId: 'x'.repeat(65), commandId: 'x'.repeat(129), type: 'SaveCode', protocol: 1 }],
    ],
    ['a prototype', [JSON.parse('{"__proto__":{"sessionId":"a","commandId":"b","type":"SkipQuestion","protocol":1}}')]],
    ['a constructor', [{ constructor: { prototype: { sessionId: 'a' } } }]],
  ]

  it.each(nonsense)('are refused as such: %s', async (_name, args) => {
    const socket = await socketOf(ada)
    expect(await socket.ask('session:join', ...args)).toEqual(refused('INVALID_COMMAND'))
    expect(await socket.ask('session:command', ...args)).toEqual(refused('INVALID_COMMAND'))
  })

  it('are limited before they are parsed, together with valid ones, for this person only', async () => {
    const person = await engine.signUp()
    const sessionId = await person.session()
    const socket = await socketOf(person)
    const answers = await Promise.all(Array.from({ length: 150 }, () => socket.ask('session:command', { type: 7 })))
    const codes = answers.map((answer) => z.object({ error: z.object({ code: z.string() }) }).parse(answer).error.code)
    expect(codes.filter((code) => code === 'INVALID_COMMAND').length).toBeLessThan(90)
    expect(codes.at(-1)).toBe('RATE_LIMITED')
    expect(await socket.join(sessionId)).toMatchObject({
      ok: false,
      error: { code: 'RATE_LIMITED', retryable: true, retryAfterMs: expect.any(Number) },
    })
    expect(await (await socketOf(ada)).ask('session:command', { type: 7 })).toEqual(refused('INVALID_COMMAND'))
  })

  it('cost their sender the connection if they are megabytes large, and nobody else anything', async () => {
    const person = await engine.signUp()
    const wire = await openWire(engine.url, person.cookie)
    for (let count = 0; count < 200; count += 1) wire.frame(`42["nonsense",${JSON.stringify('x'.repeat(60_000))}]`)
    await until('the end of the connection', () => !wire.isOpen())
    const { sessionId, socket } = await started(ada)
    expect(accepted(await socket.join(sessionId)).role).toBe('candidate')
  })

  it('are refused in a session too, and name the field', async () => {
    const { sessionId, socket } = await started(ada)
    const { seq } = await stateOf(ada, sessionId)
    const wrong: [object, string][] = [
      [{ type: 'Dance' }, 'type'],
      [{ type: '__proto__' }, 'type'],
      [{ type: 'SendMessage' }, 'message'],
      [{ type: 'SendMessage', message: { text: 'x' } }, 'message'],
      [{ type: 'SaveCode', code: 'x', programmingLanguage: 'toString' }, 'programmingLanguage'],
      [{ type: 'RunTests', code: 'x', programmingLanguage: 'go', testCases: { length: 1 } }, 'testCases'],
      [
        {
          type: 'RunTests',
          code: 'x',
          programmingLanguage: 'go',
          testCases: Array(21).fill({ stdin: '', expected_output: '' }),
        },
        'testCases',
      ],
    ]
    for (const [command, field] of wrong)
      expect(await socket.ask('session:command', { sessionId, commandId: 'a', ...command })).toEqual({
        ok: false,
        error: { code: 'INVALID_COMMAND', message: expect.stringContaining(field), retryable: false },
      })
    expect((await stateOf(ada, sessionId)).seq).toBe(seq)
  })

  it('do no harm without an answer, or if it can’t be delivered', async () => {
    const { sessionId, socket } = await started(ada)
    for (const [, args] of nonsense)
      for (const event of [
        'session:join',
        'session:command',
        'session:leave',
        'presence:update',
        'unheard:of',
        '__proto__',
      ])
        socket.tell(event, ...args)
    socket.tell('session:command', { sessionId, commandId: 'n', type: 'RetryReply' }, 'no function')
    expect(await socket.command(sessionId, { type: 'RetryReply' })).toMatchObject({ ok: false })
    expect(socket.isConnected()).toBe(true)
  })

  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  it.each([
    ['depth', [`421["session:command",${deep}]`], '431[{"ok":false,"error":{"code":"INVALID_COMMAND"'],
    [
      'depth in every field',
      [`422["session:join",{"sessionId":${deep}}]`],
      '432[{"ok":false,"error":{"code":"INVALID_COMMAND"',
    ],
    [
      'bytes in the depth',
      [`451-3["session:join",${deep},{"_placeholder":true,"num":0}]`, new Uint8Array(3)],
      'closed',
    ],
    ['bytes without a place', [`451-4["session:join",{"_placeholder":true,"num":7}]`, new Uint8Array(3)], 'closed'],
    ['bytes nobody asked for', [new Uint8Array(3)], 'closed'],
    ['more bytes than there are', ['4599999-["session:join"]'], 'closed'],
    ['no JSON', ['42["session:join",'], 'closed'],
    ['no name', ['42[{"a":1}]'], 'closed'],
    ['a reserved name', ['42["disconnect"]'], 'closed'],
    ['another namespace', ['42/admin,["session:join"]'], 'closed'],
    ['an unknown packet', ['49'], 'closed'],
    ['an unknown frame', ['xyz'], 'closed'],
  ])('get an answer or the end of the connection, even as malformed packets: %s', async (_name, packets, outcome) => {
    expect(await rawAnswer(packets)).toContain(outcome)
    expect((await engine.call('GET', '/healthz')).status).toBe(200)
  })

  /** Sends raw packets and returns the answers, or `closed`. */
  async function rawAnswer(packets: (string | Uint8Array<ArrayBuffer>)[]): Promise<string> {
    const address = `${engine.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
    const socket = new WebSocket(address, { headers: { cookie: ada.cookie } })
    try {
      return await new Promise((resolve) => {
        socket.addEventListener('close', () => resolve('closed'))
        socket.addEventListener('message', ({ data }) => {
          if (typeof data !== 'string') return
          if (data.startsWith('0{')) socket.send('40')
          else if (data.startsWith('40{')) for (const packet of packets) socket.send(packet)
          else if (data.startsWith('43')) resolve(data)
        })
      })
    } finally {
      socket.close()
    }
  }

  it('above 64 KB close the connection, and nobody else’s', async () => {
    const other = await socketOf(eve)
    const socket = await socketOf(ada)
    socket.tell('session:command', { sessionId: 'a', commandId: 'b', type: 'SendMessage', message: 'x'.repeat(66_000) })
    await until('the cut', () => !socket.isConnected())
    expect(other.isConnected()).toBe(true)
    expect((await engine.call('GET', '/healthz')).status).toBe(200)
    expect(await (await socketOf(ada)).join('no-such-session')).toEqual(refused('SESSION_NOT_FOUND'))
  })
})

describe('code that fits', () => {
  it.each([
    ['plain letters', 'x', longestCode],
    ['another alphabet', '語', 20_000],
    ['line breaks', '\n', 30_000],
    ['emoji', '🙂', 15_000],
    ['control characters', '\u0001', 10_000],
  ])('is saved, and longer code is reported: %s', async (_name, sign, most) => {
    const { sessionId, socket } = await started(await engine.signUp())
    const save = (code: string) => socket.command(sessionId, { type: 'SaveCode', code, programmingLanguage: 'python' })
    expect(await save(sign.repeat(most))).toMatchObject({ ok: true })
    expect(await save(sign.repeat(Math.ceil(most * 1.03)))).toEqual(refused('INVALID_COMMAND'))
    expect(socket.isConnected()).toBe(true)
  })
})

describe('claims a client may not make', () => {
  beforeAll(newPeople)
  it('have no effect: other actors, other roles, other sessions, other people’s ids', async () => {
    const { sessionId, socket } = await started(ada)
    const theirs = await started(eve)
    const before = await stateOf(eve, theirs.sessionId)
    const replyId = before.phase === 'IN_PROGRESS' ? before.awaitingReply?.replyId : undefined
    expect(replyId).toBeDefined()

    for (const command of [
      replyTo(replyId ?? ''),
      { type: 'FailReply', replyId, status: 402, code: null },
      { type: 'CompleteScorecard', scorecard: {} },
      { type: 'ExpireClock' },
      { type: 'Join', participant: { id: 'user:9', role: 'interviewer', name: 'Mallory' } },
      { type: 'CreateSession' },
    ])
      expect(await socket.command(sessionId, command)).toEqual(refused('INVALID_COMMAND'))
    expect(await socket.command(theirs.sessionId, { type: 'EndInterview' })).toEqual(refused('SESSION_NOT_FOUND'))

    const forged = {
      type: 'SaveCode',
      code: 'print(1)',
      programmingLanguage: 'python',
      actor: { kind: 'job' },
      role: 'interviewer',
      participantId: `user:${eve.userId}`,
      userId: eve.userId,
      seq: 999,
      at: 0,
      audience: [],
    }
    const answer = await socket.command(sessionId, forged)
    expect(answer).toMatchObject({ ok: true })
    const commit = await until('the commit', () => socket.commits.find(({ seq }) => answer.ok && seq === answer.seq))
    expect(commit.events[0]).toEqual({
      type: 'CodeSnapshotTaken',
      code: 'print(1)',
      programmingLanguage: 'python',
      reason: 'typing',
    })
    expect((await stateOf(eve, theirs.sessionId)).seq).toBe(before.seq)
  })

  it('an id somebody else has used works like a new one', async () => {
    const mine = await started(ada)
    const theirs = await started(eve)
    const save = { type: 'SaveCode', code: 'x = 1', programmingLanguage: 'python', commandId: 'the-same' }
    const [first, second] = [
      await mine.socket.command(mine.sessionId, save),
      await theirs.socket.command(theirs.sessionId, save),
    ]
    expect([first, second]).toEqual([
      { ok: true, seq: (await stateOf(ada, mine.sessionId)).seq },
      { ok: true, seq: (await stateOf(eve, theirs.sessionId)).seq },
    ])
    // Clients may not use the ids of the engine's own commits.
    for (const commandId of [`create.${mine.sessionId}`, 'create', 'job', 'clock'])
      expect(await mine.socket.command(mine.sessionId, { ...save, code: commandId, commandId })).toMatchObject({
        ok: true,
      })
    expect(await mine.socket.command(mine.sessionId, { type: 'EndInterview', commandId: 'presence' })).toMatchObject({
      ok: true,
    })
    expect(await stateOf(ada, mine.sessionId)).toMatchObject({ phase: 'ENDED' })
  })

  it('the same command again gets the same answer', async () => {
    const { sessionId, socket } = await started(ada)
    const save = { type: 'SaveCode', code: 'y = 1', programmingLanguage: 'python', commandId: 'again' }
    const answers = await Promise.all([1, 2, 3].map(() => socket.command(sessionId, save)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ ok: true })
  })

  it('nothing works before joining, and only the room’s messages after it', async () => {
    const person = await engine.signUp()
    const sessionId = await person.session()
    const socket = await socketOf(person)
    expect(await socket.command(sessionId, { type: 'StartInterview' })).toEqual({
      ok: false,
      error: { code: 'NOT_JOINED', message: expect.any(String), retryable: true },
    })
    await socket.join(sessionId)
    const answers = await Promise.all(
      Array.from({ length: 60 }, () => socket.command(sessionId, { type: 'RetryReply' })),
    )
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.error.code))
    expect(new Set(codes)).toEqual(new Set(['NOTHING_TO_RETRY', 'RATE_LIMITED']))
    const late = answers.find((answer) => !answer.ok && answer.error.code === 'RATE_LIMITED')
    const retryAfterMs = late !== undefined && !late.ok ? (late.error.retryAfterMs ?? 0) : 0
    expect(retryAfterMs).toBeGreaterThan(0)
    socket.tell('session:leave', { sessionId })
    expect(await socket.command(sessionId, { type: 'RetryReply' })).toEqual(refused('NOT_JOINED'))
  })
})

describe('what a room receives', () => {
  beforeAll(newPeople)
  it('commits in the contract’s format: fields next to the type, and nothing about audiences', async () => {
    const { sessionId, socket } = await started(ada)
    const state = await stateOf(ada, sessionId)
    if (state.phase !== 'IN_PROGRESS' || state.awaitingReply === null) throw new Error('no reply is owed')
    const reply = await engine.reportResult(sessionId, replyTo(state.awaitingReply.replyId))
    expect(reply.body).toMatchObject({ stored: true })
    const commit = await until('the reply', () =>
      socket.commits.find(({ events }) => events.some(({ type }) => type === 'MessageSent')),
    )
    expect(Object.keys(commit).sort()).toEqual(['at', 'events', 'seq', 'sessionId', 'version'])
    const message = commit.events.find(({ type }) => type === 'MessageSent')
    expect(Object.keys(message ?? {}).sort()).toEqual([
      'candidatesAnswerWasAccepted',
      'challengeType',
      'id',
      'interviewersClassificationOfCandidatesIntent',
      'message',
      'recipient',
      'sender',
      'timeSent',
      'type',
    ])
    for (const each of socket.commits) {
      expect(JSON.stringify(each)).not.toContain('audience')
      for (const event of each.events) expect(sessionEventSchema.parse(event)).toEqual(event)
    }
    const seqs = socket.commits.map(({ seq }) => seq)
    expect(seqs).toEqual([...new Set(seqs)].sort((a, b) => a - b))
  })

  it('the time about once a second, during an interview', async () => {
    const { sessionId, socket } = await started(ada)
    const ticks = await until('three ticks', () => (socket.ticks.length >= 3 ? socket.ticks : null))
    for (const tick of ticks) {
      expect(tickSchema.strict().parse(tick)).toEqual(tick)
      expect(tick).toMatchObject({ sessionId, rate: 1, running: false, remainingMs: 20 * 60_000 })
    }
    const [first, , third] = ticks
    expect((third?.serverNow ?? 0) - (first?.serverNow ?? 0)).toBeGreaterThan(1_000)
    const { awaitingReply } = (await stateOf(ada, sessionId)) as Extract<Session, { phase: 'IN_PROGRESS' }>
    await engine.reportResult(sessionId, replyTo(awaitingReply?.replyId ?? ''))
    const running = await until('a running clock', () => socket.ticks.find((tick) => tick.running))
    expect(running.remainingMs).toBeLessThanOrEqual(20 * 60_000)
  })

  it('who is there and who is typing, in all tabs of a person', async () => {
    const sessionId = await ada.session()
    const one = await joined(ada, sessionId)
    const two = await joined(ada, sessionId)
    const here = { role: 'candidate', name: 'Ada', online: true, typing: false }
    const latest = (socket: ClientSocket) => socket.presences.at(-1)?.participants
    await until('presence', () => latest(one)?.length === 1 && latest(two)?.length === 1)
    expect([latest(one), latest(two)]).toEqual([[here], [here]])
    one.tell('presence:update', { sessionId, typing: true })
    await until('typing', () => latest(two)?.[0]?.typing === true)
    one.tell('presence:update', { sessionId: 'other', typing: false })
    one.tell('presence:update', { sessionId, typing: 'no' })
    one.close()
    await until('the end of it', () => latest(two)?.[0]?.typing === false)
    for (const presence of two.presences) expect(presenceSchema.parse(presence)).toEqual(presence)
  })

  it('everything in every tab; closing one tab keeps the person there, closing the last removes them until they return', async () => {
    const two = await started(ada)
    const tab = await joined(ada, two.sessionId)
    const answer = await tab.command(two.sessionId, { type: 'SaveCode', code: 'z = 1', programmingLanguage: 'python' })
    const seq = answer.ok ? answer.seq : 0
    const arrived = (commits: CommitView[]) => commits.some((commit) => commit.seq === seq)
    await until('the commit in both tabs', () => arrived(tab.commits) && arrived(two.socket.commits))
    tab.close()

    const last = await started(eve)
    last.socket.close()
    // Someone who closes the tab while joining must not stay in the room.
    const hasty = await engine.signUp('Hasty')
    const third = await started(hasty)
    third.socket.close()
    for (let i = 0; i < 5; i += 1) {
      const socket = await hasty.socket()
      socket.tell('session:join', { sessionId: third.sessionId, protocol: 1 })
      socket.close()
    }
    const present = async (person: Person, sessionId: string) =>
      (await stateOf(person, sessionId)).participants[0]?.present
    await until('Eve being gone', async () => (await present(eve, last.sessionId)) === false)
    await until('Hasty being gone', async () => (await present(hasty, third.sessionId)) === false)
    expect(await present(ada, two.sessionId)).toBe(true)

    const back = await joined(eve, last.sessionId)
    expect(await present(eve, last.sessionId)).toBe(true)
    await until('presence', () => back.presences.at(-1)?.participants.length === 1)
  })
})
