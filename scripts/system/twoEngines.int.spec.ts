import { setTimeout as sleep } from 'node:timers/promises'
import { type CommitView, commitViewSchema } from '@greenroom/shared/session'
import { openedSessionSchema } from '@greenroom/shared/wire'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RawData, WebSocket } from 'ws'
import { type ClientSocket, openSocket } from '../../engine/src/testing/clientSocket.ts'
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

/** A session whose interview has not begun, of somebody new. */
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
const seqsAt = ({ commits }: ClientSocket) => commits.map(({ seq }) => seq)
const within = { timeout: 20_000 }

describe('one person with two devices, each on another engine', () => {
  it('sees the chat, the code, the time and who is typing on both', async () => {
    const [laptop, telephone] = [await device('engine A'), await device('engine B')]
    await laptop.command(sessionId, { type: 'StartInterview' })
    const opening = expect.objectContaining({ type: 'MessageSent', message: 'Welcome.' })
    await expect.poll(() => eventsAt(telephone), within).toContainEqual(opening)
    await expect.poll(() => eventsAt(laptop), within).toContainEqual(opening)

    await telephone.command(sessionId, { type: 'SaveCode', code: 'print(1)', programmingLanguage: 'python' })
    const saved = expect.objectContaining({ type: 'CodeSnapshotTaken', code: 'print(1)' })
    await expect.poll(() => eventsAt(laptop), within).toContainEqual(saved)

    laptop.tell('presence:update', { sessionId, typing: true })
    const typing = [expect.objectContaining({ role: 'candidate', online: true, typing: true })]
    await expect.poll(() => telephone.presences.at(-1)?.participants, within).toEqual(typing)
    laptop.close()
    await expect.poll(() => telephone.presences.at(-1)?.participants[0]?.typing, within).toBe(false)

    await expect.poll(() => telephone.ticks.at(-1)?.seq, within).toBe(telephone.commits.at(-1)?.seq)
    expect(telephone.ticks.at(-1)).toMatchObject({ running: true, rate: 1 })
    telephone.close()
  })

  it('reads what was written of a reply before the second device came', async () => {
    const laptop = await device('engine A')
    await laptop.command(sessionId, { type: 'StartInterview' })
    await expect
      .poll(() => eventsAt(laptop), within)
      .toContainEqual(expect.objectContaining({ type: 'MessageSent', message: 'Welcome.' }))
    upstream.answers = [{ pieces: ['Take ', 'it ', 'as ', 'sorted.'], pauseMs: 1_500 }]
    await laptop.command(sessionId, { type: 'SendMessage', message: 'Sorted?', recipient: 'interviewer' })
    const telephone = await openSocket(installation.engineUrls['engine B'], { cookie })
    const drafts = async () => {
      const answer = await telephone.join(sessionId, 0)
      await sleep(300)
      return answer.ok ? answer.drafts?.map(({ text }) => text).join('') : answer.error
    }
    await expect.poll(drafts, within).toMatch(/^Take /)
    const reply = expect.objectContaining({ type: 'MessageSent', message: 'Take it as sorted.' })
    await expect.poll(() => eventsAt(telephone), within).toContainEqual(reply)
    laptop.close()
    telephone.close()
  })
})

describe('a room whose engine dies', () => {
  it.each(['engine A', 'engine B'] as const)('goes on with the other one: %s', async (dying) => {
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
    // The room's people are back within 5 s; the rest is for a machine that does other things as well.
    expect(Date.now() - diedAt).toBeLessThan(15_000)
    expect(rooms[0]?.state()).toEqual(rooms[1]?.state())
    for (const { close } of rooms) close()
    await part(dying).start()
  })
})

describe('news that were published while an engine was not listening', () => {
  it('reach its rooms and its plain feeds all the same, however short that was', async () => {
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
      // They listen again after 50 ms; what is published before that is for nobody.
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

describe('people whose leases Redis has lost', () => {
  it('are not taken for gone by the engine that does not have their socket', async () => {
    const laptop = await device('engine A')
    await laptop.command(sessionId, { type: 'StartInterview' })
    await expect.poll(() => laptop.commits.length, within).toBeGreaterThan(1)
    // Engines that have just started mark nobody.
    await sleep(10_000)
    await part('Redis').kill()
    await part('Redis').start()
    const redis = new Redis(installation.redisUrl)
    await redis.flushall()
    await redis.quit()
    // Long enough for the engines to look twice, and to renew.
    await sleep(7_000)
    expect(eventsAt(laptop).map(({ type }) => type)).not.toContain('ParticipantLeft')
    laptop.close()
  })

  it('are there again at once where an engine was mistaken', async () => {
    const laptop = await device('engine A')
    await laptop.command(sessionId, { type: 'StartInterview' })
    await expect.poll(() => laptop.commits.length, within).toBeGreaterThan(1)
    await sleep(10_000)
    const redis = new Redis(installation.redisUrl)
    // The lease is taken away again and again, until the other engine has looked.
    const thief = setInterval(() => {
      redis
        .keys('greenroom:presence:*')
        .then((keys) => (keys.length > 0 ? redis.del(keys) : 0))
        .catch(() => 0)
    }, 20)
    await expect
      .poll(() => eventsAt(laptop), within)
      .toContainEqual(expect.objectContaining({ type: 'ParticipantLeft' }))
    clearInterval(thief)
    await redis.quit()
    const comings = () => eventsAt(laptop).filter(({ type }) => /^Participant(Left|Joined)$/.test(type))
    await expect.poll(() => comings().at(-1)?.type, within).toBe('ParticipantJoined')
    const seqs = seqsAt(laptop)
    expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index))
    laptop.close()
  })
})
