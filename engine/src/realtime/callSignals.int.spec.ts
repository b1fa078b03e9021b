import { type CallMessage, type CallSignal, longestDescription, sessionLogPageSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { ClientSocket } from '../testing/clientSocket.ts'
import { invitedGuest } from '../testing/invitedPeople.ts'
import { expectProblem } from '../testing/problems.ts'
import { type Caller, type Person, startTestEngine, type TestEngine, until } from '../testing/runningEngine.ts'

const environment = { TURN_URLS: 'turn:relay.example', TURN_SECRET: 'shared with the relay' }
/** Two engines over one store and one Redis. The candidate is on one, everyone else on the other. */
let here: TestEngine
let there: TestEngine
let ada: Person
let eve: Person
let grace: Caller
let sessionId: string
let candidate: ClientSocket
let interviewer: ClientSocket
let observer: ClientSocket
let stranger: ClientSocket
const open: ClientSocket[] = []

beforeAll(async () => {
  here = await startTestEngine({ environment })
  there = await startTestEngine({ environment: { ...environment, DATA_DIR: here.dataDir } })
})
afterAll(async () => {
  expect([...here.unexpected(), ...there.unexpected()]).toEqual([])
  await there.stop()
  await here.stop()
})
beforeEach(async () => {
  for (const socket of open.splice(0)) socket.close()
  ada = await here.signUp('Ada')
  eve = await here.signUp('Eve')
  sessionId = await ada.session({ mode: 'human' })
  const guest = (role: 'interviewer' | 'observer') => invitedGuest(here, { host: ada, sessionId, role, name: role })
  grace = await guest('interviewer')
  const olga = await guest('observer')
  const enter = async (engine: TestEngine, { cookie }: Caller, isIn = true) => {
    const socket = await engine.caller(cookie).socket()
    open.push(socket)
    expect((await socket.join(sessionId)).ok).toBe(isIn)
    return socket
  }
  candidate = await enter(here, ada)
  interviewer = await enter(there, grace)
  observer = await enter(there, olga)
  stranger = await enter(there, eve, false)
})

const media = { microphone: true, camera: false, screen: false }
const message = (signal: CallSignal, from = 'page-of-ada'): CallMessage => ({ sessionId, from, signal })
const bye = (from: string) => message({ kind: 'bye' }, from)
/** Waits for a marker signal. A socket's signals arrive in order, so all permitted earlier ones have arrived too. */
async function lastOf(socket: ClientSocket, receiver: ClientSocket, from: string): Promise<void> {
  socket.tell('call:signal', bye(from))
  await until(`the signal of ${from}`, () => receiver.signals.some((each) => each.from === from))
}

it('sends signals to the other person, on any engine, and to nobody else', async () => {
  const offer = message({ kind: 'offer', number: 1, sdp: 'v=0' })
  candidate.tell('call:signal', offer)
  await lastOf(candidate, interviewer, 'ada-is-done')
  expect(interviewer.signals[0]).toEqual(offer)
  await lastOf(interviewer, candidate, 'grace-is-done')
  expect(candidate.signals).toHaveLength(1)
  expect([observer.signals, stranger.signals]).toEqual([[], []])
})

it('accepts none from observers, strangers, or members of another session', async () => {
  observer.tell('call:signal', bye('page-of-olga'))
  stranger.tell('call:signal', bye('page-of-eve'))
  const others = await eve.session({ mode: 'human' })
  candidate.tell('call:signal', { ...bye('page-of-ada'), sessionId: others })
  await lastOf(interviewer, candidate, 'grace-is-done')
  await lastOf(candidate, interviewer, 'ada-is-done')
  expect([candidate.signals.length, interviewer.signals.length]).toEqual([1, 1])
})

it('drops signals that are too long, make no sense or come too fast', async () => {
  const sdp = 'x'.repeat(longestDescription + 1)
  for (const nonsense of [
    message({ kind: 'offer', number: 1, sdp }),
    message({ kind: 'offer', number: 0, sdp: '' }),
    { ...bye('page-of-ada'), signal: { kind: 'spy' } },
    { ...bye('page-of-ada'), from: 'a b' },
    { sessionId },
    null,
  ])
    candidate.tell('call:signal', nonsense)
  await lastOf(candidate, interviewer, 'ada-is-done')
  expect(interviewer.signals).toHaveLength(1)
  for (let sent = 0; sent < 300; sent += 1)
    interviewer.tell('call:signal', message({ kind: 'here', media }, 'grace-1234'))
  // The acknowledgement comes after everything sent before it.
  expect(await interviewer.join(sessionId)).toMatchObject({ ok: true })
  await until('what got through', () => candidate.signals.length >= 100)
  expect(candidate.signals.length).toBeLessThan(200)
})

it('ends with the session, and leaves nothing in its log', async () => {
  await lastOf(candidate, interviewer, 'ada-is-there')
  const servers = (caller: Caller) => caller.call('GET', `/api/sessions/${sessionId}/call`)
  expect((await servers(grace)).body).toEqual({
    iceServers: [
      { urls: ['turn:relay.example'], username: expect.stringMatching(/^\d+:guest:/), credential: expect.any(String) },
    ],
  })
  expect(await interviewer.command(sessionId, { type: 'StartInterview' })).toMatchObject({ ok: true })
  expect(await candidate.command(sessionId, { type: 'EndInterview' })).toMatchObject({ ok: true })
  await until('the end', () =>
    interviewer.commits.some(({ events }) => events.some(({ type }) => type === 'InterviewEnded')),
  )
  candidate.tell('call:signal', bye('too-late-ada'))
  interviewer.tell('call:signal', bye('too-late-grace'))
  for (const socket of [candidate, interviewer]) expect(await socket.join(sessionId)).toMatchObject({ ok: true })
  expect([candidate, interviewer].map(({ signals }) => signals.map(({ from }) => from))).toEqual([[], ['ada-is-there']])
  expectProblem(await servers(grace), 409, 'NOT_IN_PROGRESS')
  const { commits } = sessionLogPageSchema.parse((await ada.call('GET', `/api/sessions/${sessionId}/events`)).body)
  expect(JSON.stringify(commits)).not.toMatch(/ada-is-there|signal|relay/)
})

it('offers no relay while there is nobody to call', async () => {
  const alone = await ada.session({ mode: 'human' })
  expect((await ada.call('GET', `/api/sessions/${alone}/call`)).body).toEqual({ iceServers: [] })
})
