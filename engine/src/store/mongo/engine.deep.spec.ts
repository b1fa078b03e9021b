import { randomUUID } from 'node:crypto'
import type { Session } from '@greenroom/shared/session'
import { sessionListSchema } from '@greenroom/shared/wire'
import { MongoClient } from 'mongodb'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ClientSocket } from '../../testing/clientSocket.ts'
import { mongoDatabase } from '../../testing/mongoDatabase.ts'
import { type Person, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'
import { codesIn, joined, keepSaving, type Room, saving, startedRoom } from '../../testing/savedCodes.ts'
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
  const address = mongoDatabase(found.url, `greenroom-engine-${randomUUID()}`)
  databases.push(address)
  return address
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

/** Starts an interview whose socket is closed at the end of the test. */
async function started(person: Person): Promise<Room> {
  const room = await startedRoom(person)
  open.push(room.socket)
  return room
}
const read = (engine: TestEngine, { cookie }: Person, path: string) => engine.call('GET', path, { headers: { cookie } })
async function stateOf(engine: TestEngine, person: Person, sessionId: string): Promise<Session> {
  const answer = await read(engine, person, `/api/sessions/${sessionId}`)
  return (answer.body as { session: Session }).session
}
/** Whether a list of sessions shows this one as ended. */
const hasEnded = (list: unknown, sessionId: string): boolean =>
  sessionListSchema.parse(list).sessions.some((each) => each.sessionId === sessionId && each.phase === 'ENDED')
describe.skipIf('missing' in server)(`the engine on MongoDB${reasonOf(server)}`, () => {
  it('keeps people, sessions, messages and code over a restart', async () => {
    const mongodbUrl = databaseOn(server)
    const before = await startTestEngine({ mongodbUrl })
    const ada = await before.signUp('Ada')
    const { sessionId, socket } = await started(ada)
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
    expect(await codesIn(after, { person: ada, sessionId })).toContain('print("kept")')
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
    const { sessionId, socket } = await started(ada)
    const sockets = [socket, await joined(engines[1].caller(ada.cookie), sessionId)]
    open.push(...sockets)
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
    expect((await codesIn(engines[1], { person: ada, sessionId })).toSorted()).toEqual(codes.toSorted())
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
    const rooms = await Promise.all(people.map(started))
    const { acknowledged, refusals, longestMs, counts, stop } = keepSaving(rooms)
    for (let kill = 1; kill <= 3; kill++) {
      const reached = counts()
      await until('each room to have written', () =>
        counts().every((count, index) => count > (reached[index] ?? 0) + 2),
      )
      await own.kill()
      const [page] = await Promise.all([
        read(engine, ada, '/api/sessions'),
        until('a command to be refused', () => refusals.some(({ error }) => error.code === 'UNAVAILABLE')),
      ])
      expect([page.status, z.object({ code: z.string() }).parse(page.body).code]).toEqual([503, 'UNAVAILABLE'])
      await own.restart()
      const returned = counts()
      const returnedAt = performance.now()
      await until('each room to go on', () => counts().every((count, index) => count > (returned[index] ?? 0)), 30_000)
      expect(performance.now() - returnedAt).toBeLessThan(backWithinMs)
      refusals.splice(0)
    }
    await stop()
    expect(longestMs()).toBeLessThan(refusedWithinMs)
    for (const [index, room] of rooms.entries())
      expect(await codesIn(engine, room)).toEqual(acknowledged[index]?.map(({ code }) => code))
    // Heads are written again and due commands are issued, so the list shows the end.
    for (const { socket, sessionId } of rooms)
      expect(await socket.command(sessionId, { type: 'EndInterview' })).toMatchObject({ ok: true })
    for (const { person, sessionId } of rooms)
      await until('the end in the list', async () =>
        hasEnded((await read(engine, person, '/api/sessions')).body, sessionId),
      )
  })
})
