import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Session } from '@greenroom/shared/session'
import { type CommandAnswer, sessionListSchema, sessionLogPageSchema } from '@greenroom/shared/wire'
import { MongoClient } from 'mongodb'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type ClientSocket, openSocket } from '../../testing/clientSocket.ts'
import { type Person, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'
import { findTestServer, startOwnServer } from './testServer.ts'

const server = await findTestServer()
const own = await startOwnServer()
const reasonOf = (found: object): string => ('missing' in found ? ` (not tested: ${found.missing})` : '')
for (const each of [server, own]) {
  if ('missing' in each) console.warn(`The engine on MongoDB was NOT tested: ${each.missing}`)
}
const databases: string[] = []
/** A separate database, removed at the end. */
const databaseOn = (found: typeof server | typeof own): string => {
  if ('missing' in found) throw new Error(found.missing)
  const address = new URL(found.url)
  address.pathname = `/greenroom-engine-${randomUUID()}`
  databases.push(address.href)
  return address.href
}

const open: ClientSocket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.close()
})
afterAll(async () => {
  for (const database of databases) {
    const client = new MongoClient(database)
    await client.db().dropDatabase()
    await client.close()
  }
  for (const each of [server, own]) if (!('missing' in each)) await each.stop()
})

/** This person's socket to any engine that uses the same database. */
async function joined(engine: TestEngine, person: Person, sessionId: string): Promise<ClientSocket> {
  const socket = await openSocket(engine.url, { cookie: person.cookie })
  open.push(socket)
  expect(await socket.join(sessionId)).toMatchObject({ ok: true })
  return socket
}
async function started(engine: TestEngine, person: Person): Promise<{ sessionId: string; socket: ClientSocket }> {
  const sessionId = await person.session({ settings: { interviewStage: 'take_home_assessment' } })
  const socket = await joined(engine, person, sessionId)
  expect(await socket.command(sessionId, { type: 'StartInterview' })).toMatchObject({ ok: true })
  return { sessionId, socket }
}
const read = (engine: TestEngine, { cookie }: Person, path: string) => engine.call('GET', path, { headers: { cookie } })
async function stateOf(engine: TestEngine, person: Person, sessionId: string): Promise<Session> {
  const answer = await read(engine, person, `/api/sessions/${sessionId}`)
  return (answer.body as { session: Session }).session
}
/** Returns the codes in a session's log. Checks that its commits have no gaps or repetitions. */
async function codesIn(engine: TestEngine, person: Person, sessionId: string): Promise<string[]> {
  const answer = await read(engine, person, `/api/sessions/${sessionId}/events`)
  const { commits } = sessionLogPageSchema.parse(answer.body)
  expect(commits.map(({ seq }) => seq)).toEqual(commits.map((_, index) => index + 1))
  return commits.flatMap(({ events }) =>
    events.flatMap((each) => (each.type === 'CodeSnapshotTaken' ? [each.code] : [])),
  )
}
/** Whether a list of sessions shows this one as ended. */
const hasEnded = (list: unknown, sessionId: string): boolean =>
  sessionListSchema.parse(list).sessions.some((each) => each.sessionId === sessionId && each.phase === 'ENDED')
const saving = (code: string) => ({ type: 'SaveCode', code, programmingLanguage: 'python', commandId: code })

describe.skipIf('missing' in server)(`the engine on MongoDB${reasonOf(server)}`, () => {
  it('keeps people, sessions, messages and code over a restart', async () => {
    const mongodbUrl = databaseOn(server)
    const before = await startTestEngine({ mongodbUrl })
    const ada = await before.signUp('Ada')
    const { sessionId, socket } = await started(before, ada)
    const opening = await stateOf(before, ada, sessionId)
    if (opening.phase !== 'IN_PROGRESS' || opening.awaitingReply === null) throw new Error('nobody was asked to reply')
    const greeting = 'Welcome. What is your first idea?'
    await before.reportResult(sessionId, {
      type: 'DeliverReply',
      replyId: opening.awaitingReply.replyId,
      response: {
        sender: 'interviewer',
        recipient: 'candidate',
        time_sent: new Date().toISOString(),
        message: greeting,
        candidatesAnswerWasAccepted: null,
        interviewersClassificationOfCandidatesIntent: null,
      },
    })
    for (const command of [
      { type: 'SendMessage', message: 'A map, 日本語 🎭' },
      saving('print("kept")'),
      { type: 'EndInterview' },
    ])
      expect(await socket.command(sessionId, command)).toMatchObject({ ok: true })
    const seen = await stateOf(before, ada, sessionId)
    await before.stop()

    const after = await startTestEngine({ mongodbUrl })
    expect(await stateOf(after, ada, sessionId)).toEqual(seen)
    expect(JSON.stringify(seen)).toContain(greeting)
    expect(seen).toMatchObject({ phase: 'ENDED' })
    expect(await codesIn(after, ada, sessionId)).toContain('print("kept")')
    // The second engine's sweep writes the heads the first one didn't.
    await until('its end in the list', async () => hasEnded((await read(after, ada, '/api/sessions')).body, sessionId))
    const again = await after.call('POST', '/users', {
      body: { userName: 'Eve', firstName: 'Eve', email: ada.email, password: 'another long passphrase' },
    })
    expect(again.status).toBe(409)
    expect([...before.unexpected(), ...after.unexpected()]).toEqual([])
    await after.stop()
  })

  it('gives every number of a log to one commit, whichever of two engines gets the command', async () => {
    const mongodbUrl = databaseOn(server)
    const engines = [await startTestEngine({ mongodbUrl }), await startTestEngine({ mongodbUrl })] as const
    const ada = await engines[0].signUp('Ada')
    const { sessionId, socket } = await started(engines[0], ada)
    const sockets = [socket, await joined(engines[1], ada, sessionId)]
    const seqs: number[] = []
    const codes: string[] = []
    for (let round = 0; round < 12; round++) {
      const answers = await Promise.all(
        sockets.map(async (each, side) => {
          const code = `# ${round} of ${side}`
          return { code, answer: await each.command(sessionId, saving(code)) }
        }),
      )
      for (const { code, answer } of answers) {
        if (!answer.ok) throw new Error(answer.error.code)
        seqs.push(answer.seq)
        codes.push(code)
      }
    }
    expect(new Set(seqs).size).toBe(codes.length)
    expect((await codesIn(engines[1], ada, sessionId)).toSorted()).toEqual(codes.toSorted())
    for (const each of sockets)
      await until('both to have it', () => each.commits.some(({ seq }) => seq === Math.max(...seqs)))
    // Repeating the command on the other engine returns the same commit.
    const twice = await Promise.all(sockets.map((each) => each.command(sessionId, saving('# once'))))
    expect(new Set(twice.map((answer) => (answer.ok ? answer.seq : answer.error.code))).size).toBe(1)
    for (const engine of engines) expect(engine.unexpected()).toEqual([])
    await Promise.all(engines.map((engine) => engine.stop()))
  })
})

/** While the database is down, calls must be refused within this time. */
const refusedWithinMs = 11_000
/** Once the database is back, calls must succeed within this time. */
const backWithinMs = 5_000

describe.skipIf('missing' in own)(`the engine on a database that is killed${reasonOf(own)}`, () => {
  let engine: TestEngine
  let ada: Person
  let people: Person[]
  beforeAll(async () => {
    engine = await startTestEngine({ mongodbUrl: databaseOn(own) })
    ada = await engine.signUp('Ada')
    people = [ada, await engine.signUp('Bob'), await engine.signUp('Cem')]
  })
  afterAll(() => engine.stop())

  it('loses nothing acknowledged, refuses what it can’t store, and recovers by itself', async () => {
    if ('missing' in own) throw new Error(own.missing)
    const rooms = await Promise.all(people.map(async (person) => ({ person, ...(await started(engine, person)) })))
    const acknowledged = rooms.map((): string[] => [])
    const refusals: CommandAnswer[] = []
    let longestMs = 0
    let isOver = false

    /** Saves one code after another, retrying each under the same id until it is accepted. */
    const write = async ({ socket, sessionId }: (typeof rooms)[number], index: number): Promise<void> => {
      for (let count = 0; !isOver; count++) {
        const code = `# ${count} of ${index}`
        for (;;) {
          const askedAt = performance.now()
          const answer = await socket.command(sessionId, saving(code))
          longestMs = Math.max(longestMs, performance.now() - askedAt)
          if (answer.ok) break
          refusals.push(answer)
          await sleep(answer.error.retryAfterMs ?? 50)
        }
        acknowledged[index]?.push(code)
      }
    }
    const written = () => acknowledged.map(({ length }) => length)
    const writing = Promise.all(rooms.map(write))
    for (let kill = 1; kill <= 3; kill++) {
      const reached = written()
      await until('each room to have written', () =>
        written().every((count, index) => count > (reached[index] ?? 0) + 2),
      )
      await own.kill()
      const [page] = await Promise.all([
        read(engine, ada, '/api/sessions'),
        until('a command to be refused', () => refusals.some((each) => !each.ok && each.error.code === 'UNAVAILABLE')),
      ])
      expect([page.status, z.object({ code: z.string() }).parse(page.body).code]).toEqual([503, 'UNAVAILABLE'])
      await own.restart()
      const returned = written()
      const returnedAt = performance.now()
      await until('each room to go on', () => written().every((count, index) => count > (returned[index] ?? 0)), 30_000)
      expect(performance.now() - returnedAt).toBeLessThan(backWithinMs)
      refusals.splice(0)
    }
    isOver = true
    await writing
    expect(longestMs).toBeLessThan(refusedWithinMs)
    for (const [index, { person, sessionId }] of rooms.entries())
      expect(await codesIn(engine, person, sessionId)).toEqual(acknowledged[index])
    // Heads are written again and due commands are issued, so the list shows the end.
    for (const { socket, sessionId } of rooms)
      expect(await socket.command(sessionId, { type: 'EndInterview' })).toMatchObject({ ok: true })
    for (const { person, sessionId } of rooms)
      await until('the end in the list', async () =>
        hasEnded((await read(engine, person, '/api/sessions')).body, sessionId),
      )
  })
})
