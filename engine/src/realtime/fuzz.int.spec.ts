import { randomUUID } from 'node:crypto'
import { type CommitView, type Participant, replay, type Session } from '@greenroom/shared/session'
import { protocolVersion, sessionLogPageSchema } from '@greenroom/shared/wire'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptLink, invitedGuest, inviteLink } from '../testing/invitedPeople.ts'
import { type Caller, type Person, startTestEngine, type TestEngine, until } from '../testing/runningEngine.ts'
import { openWire, type WireSocket } from '../testing/wireSocket.ts'
import { answerSchema, jsonOf, message, strange } from './testing/strangeMessages.ts'

/** Set FUZZ_RUNS=20000 for a longer run. */
const runs = Number(process.env.FUZZ_RUNS ?? 400)
/** Each message advances the engine's clock by this much, so that rate limits aren't hit all the time. */
const stepMs = 200

const secret = `the secret of Eve ${randomUUID()}`
const note = `a note of Grace ${randomUUID()}`
let clockMs = 0
let engine: TestEngine
let eve: Person
let mallory: Person
/** One of Eve's sessions, without other members. */
let theirs: string
let theirsBefore: number
let intruders: Record<'mallory' | 'trudy', Intruder>

/** A member who sends random messages, and the sessions those messages are about. */
type Intruder = {
  caller: Caller
  role: 'candidate' | 'interviewer'
  /** The session they take part in. */
  own: string
  /** A session they may only observe, if any. */
  watched: string
  wire: WireSocket
}

beforeAll(async () => {
  engine = await startTestEngine({ now: () => Date.now() + clockMs })
  eve = await engine.signUp('Eve')
  theirs = await eve.session()
  const socket = await eve.socket()
  await socket.join(theirs)
  await socket.command(theirs, { type: 'StartInterview' })
  await socket.command(theirs, { type: 'SaveCode', code: secret, programmingLanguage: 'python' })
  socket.close()
  theirsBefore = (await stateOf(eve, theirs)).seq

  mallory = await engine.signUp('Mallory')
  const own = await mallory.session(longInterview)
  const watched = await watchedMock(mallory)
  intruders = {
    mallory: { caller: mallory, role: 'candidate', own, watched, wire: await enter(mallory, own, watched) },
    trudy: await newTrudy(),
  }
})
afterAll(async () => {
  for (const { wire } of Object.values(intruders)) wire.close()
  await engine.stop()
})

async function stateOf(person: Caller, sessionId: string): Promise<Session> {
  const { body } = await person.call('GET', `/api/sessions/${sessionId}`)
  return (body as { session: Session }).session
}

const longInterview = { settings: { interviewStage: 'take_home_assessment', timeLimitInMinutes: 60 } }

/** Creates Eve's human mock with Grace, which has a private note and an observer. */
async function watchedMock(observer: Person): Promise<string> {
  const sessionId = await eve.session({ ...longInterview, mode: 'human' })
  const grace = await invitedGuest(engine, { host: eve, sessionId, role: 'interviewer', name: 'Grace' })
  await acceptLink(observer, await inviteLink(eve, sessionId, 'observer'))
  for (const command of [{ type: 'StartInterview' }, { type: 'WritePrivateNote', text: note }])
    await grace.call('POST', `/api/sessions/${sessionId}/commands`, { body: { ...command, commandId: command.type } })
  return sessionId
}

/** Creates a guest without an account who interviews Eve. */
async function newTrudy(): Promise<Intruder> {
  const own = await eve.session({ ...longInterview, mode: 'human' })
  const caller = await invitedGuest(engine, { host: eve, sessionId: own, role: 'interviewer', name: 'Trudy' })
  return { caller, role: 'interviewer', own, watched: 'none', wire: await enter(caller, own) }
}

/** Opens a socket and joins these rooms. The first one has an interview in progress. */
async function enter({ cookie }: Caller, own: string, ...others: string[]): Promise<WireSocket> {
  const socket = await openWire(engine.url, cookie)
  for (const sessionId of [own, ...others])
    await socket.ask('session:join', JSON.stringify({ sessionId, protocol: protocolVersion }))
  await socket.ask('session:command', JSON.stringify({ sessionId: own, commandId: 'start', type: 'StartInterview' }))
  return socket
}

/** Reconnects if the connection was cut, and opens a new session if the old one has ended. */
async function present(name: keyof typeof intruders): Promise<Intruder> {
  const intruder = intruders[name]
  if (intruder.wire.isOpen()) return intruder
  const isOver = (await stateOf(intruder.caller, intruder.own)).phase === 'ENDED'
  if (isOver && name === 'trudy') intruders.trudy = await newTrudy()
  else {
    const { caller, watched } = intruder
    const own = isOver ? await mallory.session(longInterview) : intruder.own
    intruders[name] = { ...intruder, own, wire: await enter(caller, own, watched) }
  }
  return intruders[name]
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
/** Mallory has an account and her own session, and observes another. Trudy is a guest interviewer. */
const scene = fc.record({ by: fc.constantFrom('mallory' as const, 'mallory' as const, 'trudy' as const), done: deed })

const codes = new Map<string, number>()
let cuts = 0

/** Checks an answer against the contract, unless the connection was cut. An observer may only join. */
function judge(answer: unknown, json: string, { own, watched }: Intruder, isJoin: boolean): void {
  if (answer === 'closed') {
    cuts += 1
    return
  }
  const told = answerSchema.parse(answer)
  const code = told.ok ? 'ok' : told.error.code
  codes.set(code, (codes.get(code) ?? 0) + 1)
  if (told.ok) expect(json).toMatch(isJoin ? new RegExp(`"${own}"|"${watched}"`) : `"${own}"`)
}

/** Checks that nothing arrived from other rooms and no secrets of other people. Then clears the inbox. */
function readInbox({ wire, own, watched }: Intruder): void {
  for (const each of wire.received) {
    expect(each).not.toContain(secret)
    expect(each).not.toContain(note)
    // Answers may quote the message, but events must belong to the right room.
    const room = /^42\["[\w:]+",\{"sessionId":"([^"]*)"/.exec(each)?.[1]
    if (each.startsWith('42')) expect([own, watched]).toContain(room)
  }
  if (!wire.isOpen()) return
  ;(wire.received as string[]).length = 0
}

describe('a socket that sends anything', () => {
  it('gets an error with a stable code or is cut off, never gets others’ data, and leaves the engine healthy', {
    timeout: 120_000 + runs * 200,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(scene, async ({ by, done }) => {
        clockMs += stepMs
        const intruder = await present(by)
        const { wire, own, watched } = intruder
        const elsewhere = intruders[by === 'trudy' ? 'mallory' : 'trudy'].own
        const places = { own, watched, theirs, elsewhere }
        switch (done.kind) {
          case 'command':
          case 'join': {
            const json = jsonOf(done.message, places)
            judge(await wire.ask(`session:${done.kind}`, json), json, intruder, done.kind === 'join')
            break
          }
          case 'untold': {
            const json = jsonOf(done.message, places)
            for (const event of ['session:command', 'session:leave', 'presence:update', 'session:commit', '__proto__'])
              wire.frame(`42["${event}",${json}]`)
            break
          }
          case 'nonsense':
            for (const event of ['session:join', 'session:command'])
              judge(await wire.ask(event, done.json), '', intruder, false)
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
            judge(await wire.ask('session:join', join), join, intruder, true)
          }
        }
        readInbox(intruder)
      }),
      { numRuns: runs, endOnFailure: true },
    )
    console.log(`answers: ${JSON.stringify(Object.fromEntries(codes))}; cut off ${cuts} times`)
    for (const code of ['ok', 'INVALID_COMMAND', 'SESSION_NOT_FOUND', 'NOT_ALLOWED'])
      expect([...codes.keys()]).toContain(code)
    expect(engine.unexpected()).toEqual([])
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
    expect((await engine.call('GET', '/readyz')).status).toBe(200)
  })

  it.each(['mallory', 'trudy'] as const)(
    'leaves its own room’s log intact, and its role unchanged: %s',
    async (name) => {
      const { caller, own, role } = intruders[name]
      // Read the state first: in a long run, the log grows in the meantime.
      const state = await stateOf(caller, own)
      const commits = await logOf(caller, own)
      const known = commits.filter(({ seq }) => seq <= state.seq)
      expect(JSON.parse(JSON.stringify(replay(known)))).toEqual(state)
      const participant = { role, name: name === 'trudy' ? 'Trudy' : 'Mallory' }
      for (const joined of joinedIn(known)) expect(joined).toMatchObject(participant)
      expect(state.members.filter((each) => each.name === participant.name)).toMatchObject([participant])
    },
  )

  it('leaves sessions it observes, and other people’s, alone', async () => {
    const { watched } = intruders.mallory
    const commits = await logOf(eve, watched)
    const looking = { role: 'observer', name: 'Mallory' }
    for (const joined of joinedIn(commits)) expect(joined).toMatchObject(looking)
    const done = commits
      .flatMap(({ events }) => events)
      // In a long run, the room may stay empty for 15 minutes.
      .filter((event) => !(event.type === 'InterviewEnded' && event.reason === 'abandoned'))
      .map(({ type }) => type)
    const expected = ['SessionCreated', 'ChallengePresented', 'MemberAdded', 'MemberAdded', 'InterviewStarted']
    expect(done.filter((type) => !/^Participant(Joined|Left)$/.test(type))).toEqual(expected)
    expect(await stateOf(eve, theirs)).toMatchObject({ question: { drafts: { python: secret } } })
    expect(theirsBefore).toBeGreaterThan(2)
  })
})

async function logOf(caller: Caller, sessionId: string): Promise<CommitView[]> {
  const commits: CommitView[] = []
  for (let after: number | null = 0; after !== null; ) {
    const { body } = await caller.call('GET', `/api/sessions/${sessionId}/events?after=${after}`)
    const page = sessionLogPageSchema.parse(body)
    commits.push(...page.commits)
    after = page.next
  }
  return commits
}

const joinedIn = (commits: readonly CommitView[]): Participant[] =>
  commits.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'ParticipantJoined' ? [event.participant] : [])),
  )

describe('a socket that doesn’t read', () => {
  it('is closed when too much is waiting for it, and no other is', async () => {
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
    return Number(/^\w*sockets\w*(?:\{[^}]*\})? (\d+)$/m.exec(await engine.metrics())?.[1])
  }
})
