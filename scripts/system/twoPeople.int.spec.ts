import type { ParticipantCommandInput, SessionEvent } from '@greenroom/shared/session'
import type { ParticipantRole } from '@greenroom/shared/vocabulary'
import { createdInviteSchema, openedSessionSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClientSocket, openSocket } from '../../engine/src/testing/clientSocket.ts'
import { tokenIn } from '../../engine/src/testing/invitedPeople.ts'
import { post, signUp } from './candidate.ts'
import { type SharedProduct, sharedProduct } from './shared/product.ts'
import { says, startUpstream, type Upstream } from './upstream.ts'

const within = { timeout: 20_000 }

let upstream: Upstream
let product: SharedProduct

beforeAll(async () => {
  upstream = await startUpstream()
  product = await sharedProduct()
})
afterAll(() => upstream.stop())

/** Opens a session for an account and a guest. The guest is invited on one engine and accepts on the other. */
async function openRoom(mode: 'human' | 'ai', role: ParticipantRole = 'interviewer') {
  const { 'engine A': a, 'engine B': b } = product.engineUrls
  const { userId, cookie } = await signUp(a)
  await product.answersBy(upstream, { userId })
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
  const socket = await openSocket(product.engineUrls[engine], { cookie })
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

describe('a candidate and an interviewer on two engines', () => {
  it('talk, see who is present and typing, and read the same time', async () => {
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
    // A person is interviewing, so the AI wasn't called.
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
