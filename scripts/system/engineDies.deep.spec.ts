import { type CommitView, commitViewSchema } from '@greenroom/shared/session'
import { createdInviteSchema, openedSessionSchema } from '@greenroom/shared/wire'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RawData, WebSocket } from 'ws'
import { type ClientSocket, openSocket } from '../../engine/src/testing/clientSocket.ts'
import { tokenIn } from '../../engine/src/testing/invitedPeople.ts'
import { post, signUp } from './candidate.ts'
import { openBrowser } from './simulation/browser.ts'
import { type Installation, type PartName, startInstallation } from './simulation/parts.ts'
import { says, startUpstream, type Upstream } from './upstream.ts'

let upstream: Upstream
let installation: Installation
let cookie: string
let sessionId: string

beforeAll(async () => {
  upstream = await startUpstream()
  installation = await startInstallation({
    store: 'sqlite',
    only: ['Redis', 'engine A', 'engine B', 'workers'],
    environment: { AI_BACKEND_URL: upstream.url, AI_BACKEND_TOKEN: 'token of the other host' },
  })
})
afterAll(async () => {
  await installation.stop()
  await upstream.stop()
})

/** Opens a session for a new person, before the interview begins. */
beforeEach(async () => {
  upstream.answers = [says('Welcome.')]
  cookie = (await signUp(installation.url)).cookie
  const opened = await post(`${installation.url}/api/sessions`, {}, { cookie })
  sessionId = openedSessionSchema.parse(await opened.json()).sessionId
})

const part = (name: PartName) => {
  const found = installation.parts.get(name)
  if (found === undefined) throw new Error(`${name} is not part of it`)
  return found
}

async function device(engine: 'engine A' | 'engine B'): Promise<ClientSocket> {
  const socket = await openSocket(installation.engineUrls[engine], { cookie })
  expect(await socket.join(sessionId, 0)).toMatchObject({ ok: true })
  return socket
}

const eventsAt = ({ commits }: ClientSocket) => commits.flatMap(({ events }) => events)
const within = { timeout: 20_000 }
/** If an engine dies, nobody may be without a room for longer than this. */
const movesWithinMs = 5_000

describe('an interview whose engine dies', () => {
  it.each(['engine A', 'engine B'] as const)('continues on the other one: %s', async (dying) => {
    const rooms = [0, 1].map(() => openBrowser(installation.url, cookie, sessionId))
    for (const { until } of rooms) await until('the room', ({ phase }) => phase === 'NOT_STARTED')
    await rooms[0]?.give({ type: 'StartInterview' })
    for (const { until } of rooms) await until('the opening', ({ messages }) => messages.length === 1)
    await part(dying).kill()
    const diedAt = Date.now()
    for (const [index, { give }] of rooms.entries()) {
      const code = `print('${dying} ${index}')`
      expect(await give({ type: 'SaveCode', code, programmingLanguage: 'python' })).toMatchObject({ ok: true })
      for (const { until } of rooms) {
        await until('that code', (state) => state.phase === 'IN_PROGRESS' && state.question.drafts.python === code)
      }
    }
    // People are back in their room within 5 s. The extra time is for a machine that is busy with other things.
    expect(Date.now() - diedAt).toBeLessThan(15_000)
    expect(rooms[0]?.state()).toEqual(rooms[1]?.state())
    for (const { close } of rooms) close()
    await part(dying).start()
  })
})

/** Opens this person's mock, with a guest as the interviewer. */
async function roomOfTwo() {
  const { url } = installation
  const opened = await post(`${url}/api/sessions`, { mode: 'human' }, { cookie })
  const { sessionId } = openedSessionSchema.parse(await opened.json())
  const invited = await post(`${url}/api/sessions/${sessionId}/invites`, { role: 'interviewer' }, { cookie })
  const { link } = createdInviteSchema.parse(await invited.json())
  const accepted = await post(`${url}/api/invites/accept`, { token: tokenIn(link), name: 'Grace' })
  const [guestCookie = ''] = accepted.headers.getSetCookie().map((each) => each.split(';')[0])
  return { sessionId, guestCookie }
}

describe('an engine that dies under one of two people', () => {
  it.each(['engine A', 'engine B'] as const)('moves them to the other one within 5 s: %s', async (dying) => {
    const { sessionId, guestCookie } = await roomOfTwo()
    const [candidate, interviewer] = [cookie, guestCookie].map((each) => openBrowser(installation.url, each, sessionId))
    if (candidate === undefined || interviewer === undefined) throw new Error('nobody came')
    const both = [candidate, interviewer]
    for (const { until } of both)
      await until('both people', ({ participants }) => participants.filter(({ present }) => present).length === 2)
    await interviewer.give({ type: 'StartInterview' })
    await interviewer.give({ type: 'SendMessage', message: 'Welcome.' })
    await candidate.until('the welcome', ({ messages }) => messages.length === 1)

    await part(dying).kill()
    const diedAt = Date.now()
    await Promise.all(both.map(({ give }, index) => give({ type: 'SendMessage', message: `Still here: ${index}` })))
    for (const { until } of both) await until('what both said', ({ messages }) => messages.length === 3)
    const tookMs = Date.now() - diedAt
    console.log(`${dying} died; both had spoken and heard each other after ${tookMs} ms`)
    expect(tookMs).toBeLessThan(movesWithinMs)
    expect(candidate.state()?.messages).toEqual(interviewer.state()?.messages)
    for (const { close } of both) close()
    await part(dying).start()
  })
})

describe('news published while an engine wasn’t listening', () => {
  it('still reach its interviews and plain feeds, however short the gap', async () => {
    const [laptop, telephone] = [await device('engine A'), await device('engine B')]
    const address = `${installation.engineUrls['engine B'].replace('http', 'ws')}/api/sessions/${sessionId}/live`
    const feed = new WebSocket(address, { headers: { cookie } })
    const fed: CommitView[] = []
    feed.on('message', (data: RawData) => fed.push(commitViewSchema.parse(JSON.parse(data.toString()))))
    await laptop.command(sessionId, { type: 'StartInterview' })
    await expect
      .poll(() => eventsAt(telephone), within)
      .toContainEqual(expect.objectContaining({ type: 'MessageSent', message: 'Welcome.' }))
    const redis = new Redis(installation.redisUrl)
    for (const code of ['print(7)', 'print(8)', 'print(9)']) {
      // Subscribers reconnect after 50 ms. Anything published until then reaches nobody.
      expect(await redis.client('KILL', 'TYPE', 'PUBSUB')).toBeGreaterThanOrEqual(2)
      await laptop.command(sessionId, { type: 'SaveCode', code, programmingLanguage: 'python' })
      const saved = expect.objectContaining({ type: 'CodeSnapshotTaken', code })
      await expect.poll(() => eventsAt(telephone), within).toContainEqual(saved)
      await expect.poll(() => fed.flatMap(({ events }) => events), within).toContainEqual(saved)
    }
    await redis.quit()
    feed.close()
    laptop.close()
    telephone.close()
  })
})
