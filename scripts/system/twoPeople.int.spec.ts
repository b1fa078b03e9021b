import type { ParticipantCommandInput, SessionEvent } from '@greenroom/shared/session'
import type { ParticipantRole } from '@greenroom/shared/vocabulary'
import { createdInviteSchema, openedSessionSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClientSocket, openSocket } from '../../engine/src/testing/clientSocket.ts'
import { tokenIn } from '../../engine/src/testing/invitedPeople.ts'
import { post, signUp } from './candidate.ts'
import { openBrowser } from './simulation/browser.ts'
import { type Installation, type PartName, startInstallation } from './simulation/parts.ts'
import { says, startUpstream, type Upstream } from './upstream.ts'

/** An engine that dies takes nobody's room away for longer than this. */
const movesWithinMs = 5_000
const within = { timeout: 20_000 }

let upstream: Upstream
let installation: Installation

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

const part = (name: PartName) => {
  const found = installation.parts.get(name)
  if (found === undefined) throw new Error(`${name} is not part of it`)
  return found
}

/** A session of somebody with an account, and a guest who was invited on one engine and accepted on the other. */
async function openRoom(mode: 'human' | 'ai', role: ParticipantRole = 'interviewer') {
  const { 'engine A': a, 'engine B': b } = installation.engineUrls
  const { cookie } = await signUp(a)
  const opened = await post(`${a}/api/sessions`, { mode }, { cookie })
  const { sessionId } = openedSessionSchema.parse(await opened.json())
  const invited = await post(`${a}/api/sessions/${sessionId}/invites`, { role }, { cookie })
  const { link } = createdInviteSchema.parse(await invited.json())
  const accepted = await post(`${b}/api/invites/accept`, { token: tokenIn(link), name: 'Grace' })
  const [guestCookie = ''] = accepted.headers.getSetCookie().map((each) => each.split(';')[0])
  return { sessionId, cookie, guestCookie }
}

type Chair = { socket: ClientSocket; give(command: ParticipantCommandInput): Promise<void> }

async function sit(engine: 'engine A' | 'engine B', cookie: string, sessionId: string): Promise<Chair> {
  const socket = await openSocket(installation.engineUrls[engine], { cookie })
  expect(await socket.join(sessionId, 0)).toMatchObject({ ok: true })
  return {
    socket,
    async give(command) {
      expect(await socket.command(sessionId, command)).toMatchObject({ ok: true })
    },
  }
}
const eventsAt = ({ socket }: Chair): SessionEvent[] => socket.commits.flatMap(({ events }) => events)
const message = (sender: string, words: string) =>
  expect.objectContaining({ type: 'MessageSent', sender, message: words })

describe('a candidate and an interviewer, each on another engine', () => {
  it('talk, see who is there and who types, and read the same time', async () => {
    upstream.answers = [{ status: 500 }]
    const callsBefore = upstream.calls.length
    const { sessionId, cookie, guestCookie } = await openRoom('human')
    const candidate = await sit('engine A', cookie, sessionId)
    const interviewer = await sit('engine B', guestCookie, sessionId)
    await interviewer.give({ type: 'StartInterview' })
    await interviewer.give({ type: 'SendMessage', message: 'How would you begin?' })
    await expect.poll(() => eventsAt(candidate), within).toContainEqual(message('interviewer', 'How would you begin?'))
    await candidate.give({ type: 'SendMessage', message: 'By reading.' })
    await expect.poll(() => eventsAt(interviewer), within).toContainEqual(message('candidate', 'By reading.'))

    candidate.socket.tell('presence:update', { sessionId, typing: true })
    const people = [
      { role: 'candidate', name: 'Ada', online: true, typing: true },
      { role: 'interviewer', name: 'Grace', online: true, typing: false },
    ]
    for (const { socket } of [candidate, interviewer])
      await expect.poll(() => socket.presences.at(-1)?.participants, within).toEqual(people)

    await interviewer.give({ type: 'WritePrivateNote', text: 'Reads first. Good.' })
    await candidate.give({ type: 'SaveCode', code: 'print(1)', programmingLanguage: 'python' })
    await expect
      .poll(() => eventsAt(interviewer), within)
      .toContainEqual(expect.objectContaining({ type: 'CodeSnapshotTaken', code: 'print(1)' }))
    expect(eventsAt(interviewer).map(({ type }) => type)).toContain('PrivateNoteWritten')
    expect(JSON.stringify(candidate.socket.commits)).not.toContain('Reads first.')
    const seqs = candidate.socket.commits.map(({ seq }) => seq)
    expect(seqs).toEqual(seqs.map((_, index) => (seqs[0] ?? 0) + index))

    const tickAt = ({ socket }: Chair) => socket.ticks.at(-1)
    await expect.poll(() => tickAt(candidate)?.seq, within).toBe(seqs.at(-1))
    await expect.poll(() => tickAt(interviewer)?.seq, within).toBe(seqs.at(-1))
    const [one, other] = [tickAt(candidate), tickAt(interviewer)]
    if (one === undefined || other === undefined) throw new Error('nobody told the time')
    const endsAt = (tick: typeof one) => tick.serverNow + tick.remainingMs
    expect([one.running, other.running]).toEqual([true, true])
    expect(Math.abs(endsAt(one) - endsAt(other))).toBeLessThan(5)
    // A person interviews: nobody has asked the AI for anything.
    expect(upstream.calls.length).toBe(callsBefore)

    interviewer.socket.close()
    const gone = [
      { ...people[0], typing: expect.any(Boolean) },
      { ...people[1], online: false },
    ]
    await expect.poll(() => candidate.socket.presences.at(-1)?.participants, within).toEqual(gone)
    candidate.socket.close()
  })

  it('take turns with the AI: the person takes over, and hands back', async () => {
    upstream.answers = [says('Welcome.')]
    const { sessionId, cookie, guestCookie } = await openRoom('ai')
    const candidate = await sit('engine A', cookie, sessionId)
    const interviewer = await sit('engine B', guestCookie, sessionId)
    await candidate.give({ type: 'StartInterview' })
    await expect.poll(() => eventsAt(interviewer), within).toContainEqual(message('interviewer', 'Welcome.'))

    await interviewer.give({ type: 'TakeOver' })
    const control = (by: string) => expect.objectContaining({ type: 'ControlChanged', control: by })
    await expect.poll(() => eventsAt(candidate), within).toContainEqual(control('human'))
    const callsBefore = upstream.calls.length
    await candidate.give({ type: 'SendMessage', message: 'May I assume that it is sorted?' })
    await interviewer.give({ type: 'SendMessage', message: 'You may.' })
    await expect.poll(() => eventsAt(candidate), within).toContainEqual(message('interviewer', 'You may.'))
    expect(upstream.calls.length).toBe(callsBefore)

    upstream.answers = [says('Then go on.')]
    await interviewer.give({ type: 'HandBack' })
    await expect.poll(() => eventsAt(candidate), within).toContainEqual(control('ai'))
    await candidate.give({ type: 'SendMessage', message: 'Then I look from both ends.' })
    for (const chair of [candidate, interviewer])
      await expect.poll(() => eventsAt(chair), within).toContainEqual(message('interviewer', 'Then go on.'))
    candidate.socket.close()
    interviewer.socket.close()
  })
})

describe('an engine that dies under one of two people', () => {
  it.each(['engine A', 'engine B'] as const)('moves them to the other one within 5 s: %s', async (dying) => {
    const { sessionId, cookie, guestCookie } = await openRoom('human')
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
