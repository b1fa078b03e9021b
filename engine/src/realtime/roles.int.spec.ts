import { type CommitView, commitViewSchema, foldCommit, replay, type Session } from '@greenroom/shared/session'
import { type JobResult, sessionLogPageSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type RawData, WebSocket } from 'ws'
import type { ClientSocket } from '../testing/clientSocket.ts'
import { acceptLink, invitedGuest, inviteLink } from '../testing/invitedPeople.ts'
import { expectProblem } from '../testing/problems.ts'
import { type Caller, type Person, startTestEngine, type TestEngine, until } from '../testing/runningEngine.ts'

const note = 'He guesses before he reads.'
const whisper = 'Look at the first example again.'

type Seat = { caller: Caller; socket: ClientSocket }
type Seats = Record<'candidate' | 'interviewer' | 'observer', Seat>

let engine: TestEngine
let ada: Person
let sessionId: string
let seats: Seats

beforeAll(async () => {
  engine = await startTestEngine()
  ada = await engine.signUp('Ada')
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

async function enter(caller: Caller): Promise<Seat> {
  const socket = await caller.socket()
  expect(await socket.join(sessionId, 0)).toMatchObject({ ok: true })
  return { caller, socket }
}
const give = (who: keyof Seats, type: string, fields: object = {}) =>
  seats[who].socket.command(sessionId, { type, ...fields })
const viewOf = async ({ caller }: Seat) =>
  (await caller.call('GET', `/api/sessions/${sessionId}`)).body as { role: string; session: Session }
const heardBy = (who: keyof Seats) => JSON.stringify(seats[who].socket.commits)
const latestSeq = (who: keyof Seats) => seats[who].socket.commits.at(-1)?.seq ?? 0
const refused = (code: string) => ({ ok: false, error: expect.objectContaining({ code }) })
const coachSays = (replyId: string): JobResult => ({
  type: 'DeliverReply',
  replyId,
  response: {
    sender: 'interviewerCoach',
    recipient: 'candidate',
    time_sent: new Date().toISOString(),
    message: whisper,
    candidatesAnswerWasAccepted: null,
    interviewersClassificationOfCandidatesIntent: null,
  },
})

/** The plain WebSocket for scripts, starting with the first commit. */
function feedOf(who: keyof Seats) {
  const address = `${engine.url.replace('http', 'ws')}/api/sessions/${sessionId}/live`
  const feed = new WebSocket(address, { headers: { cookie: seats[who].caller.cookie } })
  const commits: CommitView[] = []
  feed.on('message', (data: RawData) => commits.push(commitViewSchema.parse(JSON.parse(data.toString()))))
  return { commits, close: () => feed.close() }
}

/** Waits until everybody has the same commits, even if they may see only a few of their events. */
async function settled(): Promise<void> {
  const { session } = await viewOf(seats.candidate)
  for (const who of ['candidate', 'interviewer', 'observer'] as const)
    await until(`the latest commit for the ${who}`, () => latestSeq(who) >= session.seq)
}

/** A human mock with three people in the room, two of them guests. */
async function gather(mode: 'human' | 'ai' = 'human'): Promise<void> {
  sessionId = await ada.session({ mode })
  const guest = (role: 'interviewer' | 'observer', name: string) =>
    invitedGuest(engine, { host: ada, sessionId, role, name })
  const [grace, olga] = [await guest('interviewer', 'Grace'), await guest('observer', 'Olga')]
  seats = { candidate: await enter(ada), interviewer: await enter(grace), observer: await enter(olga) }
}
function leaveAll(): void {
  for (const { socket } of Object.values(seats)) socket.close()
}

describe('three people in a room', () => {
  beforeEach(async () => {
    await gather()
    return leaveAll
  })

  it('see each other, and who is typing or has left', async () => {
    const present = (who: keyof Seats) => seats[who].socket.presences.at(-1)?.participants
    const [candidate, interviewer, observer] = [
      { role: 'candidate', name: 'Ada', online: true, typing: false },
      { role: 'interviewer', name: 'Grace', online: true, typing: false },
      { role: 'observer', name: 'Olga', online: true, typing: false },
    ]
    for (const who of ['candidate', 'interviewer', 'observer'] as const)
      await expect.poll(() => present(who)).toEqual([candidate, interviewer, observer])
    seats.interviewer.socket.tell('presence:update', { sessionId, typing: true, role: 'candidate' })
    const typing = [candidate, { ...interviewer, typing: true }, observer]
    for (const who of ['candidate', 'observer'] as const) await expect.poll(() => present(who)).toEqual(typing)
    seats.interviewer.socket.close()
    const away = [candidate, { ...interviewer, online: false }, observer]
    for (const who of ['candidate', 'observer'] as const) await expect.poll(() => present(who)).toEqual(away)
  })

  it('are notified immediately when somebody else joins later', async () => {
    await invitedGuest(engine, { host: ada, sessionId, role: 'observer', name: 'Late' })
    const late = { role: 'observer', name: 'Late', online: false, typing: false }
    await expect.poll(() => seats.interviewer.socket.presences.at(-1)?.participants).toContainEqual(late)
  })

  it('each get their own view, the same over every interface', async () => {
    expect(await give('interviewer', 'StartInterview')).toMatchObject({ ok: true })
    expect(await give('interviewer', 'SendMessage', { message: 'How would you begin?' })).toMatchObject({ ok: true })
    expect(await give('candidate', 'SendMessage', { message: 'By reading.' })).toMatchObject({ ok: true })
    expect(await give('interviewer', 'WritePrivateNote', { text: note })).toMatchObject({ ok: true })
    expect(await give('candidate', 'AskCoach', { desiredAction: 'provideHint' })).toMatchObject({ ok: true })
    const replyId = await until('the coach to be asked', async () => {
      const { session } = await viewOf(seats.candidate)
      return session.phase === 'IN_PROGRESS' && session.awaitingCoach?.replyId
    })
    expect((await engine.reportResult(sessionId, coachSays(replyId))).status).toBe(200)
    await settled()

    expect(heardBy('interviewer')).toContain(note)
    expect(heardBy('candidate')).toContain(whisper)
    for (const who of ['candidate', 'interviewer', 'observer'] as const) {
      expect(heardBy(who)).toContain('By reading.')
      if (who !== 'interviewer') expect(heardBy(who)).not.toContain(note)
      if (who !== 'candidate') {
        expect(heardBy(who)).not.toContain(whisper)
        expect(heardBy(who)).not.toContain('"ReplyRequested"')
      }
    }
    await expectSameEverywhere()
  })

  it('can read a plain feed with the room’s content', async () => {
    const feeds = { candidate: feedOf('candidate'), interviewer: feedOf('interviewer'), observer: feedOf('observer') }
    await give('interviewer', 'StartInterview')
    await give('interviewer', 'WritePrivateNote', { text: note })
    const said = await give('interviewer', 'SendMessage', { message: 'Welcome.' })
    const seq = said.ok ? said.seq : 0
    for (const who of ['candidate', 'interviewer', 'observer'] as const) {
      await until(`the feed of the ${who}`, () => feeds[who].commits.at(-1)?.seq === seq)
      const log = await seats[who].caller.call('GET', `/api/sessions/${sessionId}/events`)
      expect(feeds[who].commits).toEqual(sessionLogPageSchema.parse(log.body).commits)
      expect(JSON.stringify(feeds[who].commits).includes(note)).toBe(who === 'interviewer')
      feeds[who].close()
    }
  })

  it('all get the same time', async () => {
    await give('interviewer', 'StartInterview')
    await give('interviewer', 'SendMessage', { message: 'Welcome.' })
    for (const who of ['candidate', 'interviewer', 'observer'] as const) {
      const tick = await until(`a tick for the ${who}`, () => seats[who].socket.ticks.find(({ running }) => running))
      expect(tick).toMatchObject({ sessionId, rate: 1 })
    }
  })

  it('can do what their role allows, whatever role they claim', async () => {
    const forged = { role: 'interviewer', actor: { kind: 'system' }, participant: { role: 'interviewer' } }
    for (const who of ['candidate', 'observer'] as const) {
      expect(await give(who, 'StartInterview', forged)).toEqual(refused('NOT_ALLOWED'))
      expect(await give(who, 'WritePrivateNote', { ...forged, text: note })).toEqual(refused('NOT_ALLOWED'))
      expect(await give(who, 'AddMember', forged)).toEqual(refused('INVALID_COMMAND'))
    }
    await give('interviewer', 'StartInterview')
    expect(await give('observer', 'SendMessage', { ...forged, message: 'Psst' })).toEqual(refused('NOT_ALLOWED'))
    const save = { code: 'x = 1', programmingLanguage: 'python' }
    for (const who of ['interviewer', 'observer'] as const)
      expect(await give(who, 'SaveCode', { ...save, role: 'candidate' })).toEqual(refused('NOT_ALLOWED'))
    expect(await give('candidate', 'SaveCode', save)).toMatchObject({ ok: true })
  })

  it('judge each other without looking: the candidate gets the scorecard after giving feedback', async () => {
    await give('interviewer', 'StartInterview')
    await give('interviewer', 'SendMessage', { message: 'How would you begin?' })
    const said = await give('candidate', 'SendMessage', { message: 'By reading.' })
    await give('interviewer', 'EndInterview')
    const scorecard = (who: keyof Seats) => seats[who].caller.call('GET', `/api/sessions/${sessionId}/scorecard`)
    expect((await scorecard('candidate')).status).toBe(202)
    const evidence = [{ eventSeq: said.ok ? said.seq : 0, quote: 'By reading.' }]
    const lines = [{ dimension: 'communication', score: 3, evidence }]
    const summary = 'Calm, and slow to start.'
    expect(await give('interviewer', 'SubmitScorecard', { lines, summary })).toMatchObject({ ok: true })
    expect((await scorecard('interviewer')).body).toMatchObject({ source: 'human', summary })
    expect((await scorecard('candidate')).body).toEqual({ status: 'pending' })
    expect((await scorecard('observer')).body).not.toMatchObject({ summary })
    await settled()
    for (const who of ['candidate', 'observer'] as const) expect(heardBy(who)).not.toContain(summary)
    expect(await give('candidate', 'GiveFeedback', { rating: 4, text: 'Fair.' })).toMatchObject({ ok: true })
    expect((await scorecard('candidate')).body).toMatchObject({ source: 'human', summary })
    await settled()
    await expectSameEverywhere()
  })
})

describe('an interview with an AI', () => {
  beforeEach(async () => {
    await gather('ai')
    return leaveAll
  })

  it('is taken over by an invited interviewer, and handed back', async () => {
    await give('candidate', 'StartInterview')
    expect(await give('observer', 'TakeOver')).toEqual(refused('NOT_ALLOWED'))
    expect(await give('candidate', 'TakeOver')).toEqual(refused('NOT_ALLOWED'))
    expect(await give('interviewer', 'TakeOver')).toMatchObject({ ok: true })
    expect(await give('interviewer', 'SendMessage', { message: 'I am a person.' })).toMatchObject({ ok: true })
    expect(await give('candidate', 'SendMessage', { message: 'Pleased to meet you.' })).toMatchObject({ ok: true })
    const { session } = await viewOf(seats.observer)
    expect(session).toMatchObject({ control: 'human', awaitingReply: null })
    expect(await give('interviewer', 'HandBack')).toMatchObject({ ok: true })
    await settled()
    await expectSameEverywhere()
  })
})

describe('somebody else’s session', () => {
  it('doesn’t exist for guests of another one, who learn no more than strangers', async () => {
    await gather()
    const other = await ada.session({ mode: 'human' })
    const guest = await invitedGuest(engine, { host: ada, sessionId: other, role: 'interviewer', name: 'Eve' })
    const socket = await guest.socket()
    expect(await socket.join(other)).toMatchObject({ ok: true, role: 'interviewer' })
    expect(await socket.join(sessionId)).toEqual(await socket.join('no-such-session'))
    expect(await socket.command(sessionId, { type: 'StartInterview' })).toEqual(refused('SESSION_NOT_FOUND'))
    socket.tell('presence:update', { sessionId, typing: true })
    await give('interviewer', 'StartInterview')
    await settled()
    expect(socket.commits.filter((commit) => commit.sessionId === sessionId)).toEqual([])
    socket.close()
    leaveAll()
  })

  it('opens to an invited person without a new socket', async () => {
    await gather()
    const late = await engine.signUp('Late')
    const socket = await late.socket()
    expect(await socket.join(sessionId)).toEqual(refused('SESSION_NOT_FOUND'))
    expect((await acceptLink(late, await inviteLink(ada, sessionId, 'observer'))).status).toBe(200)
    expect(await socket.join(sessionId)).toMatchObject({ ok: true, role: 'observer' })
    socket.close()
    leaveAll()
  })

  it('opens no socket for a made-up cookie', async () => {
    await gather()
    const cookie = `greenroom.guest.${sessionId}=${'x'.repeat(43)}`
    await expect(engine.caller(cookie).socket()).rejects.toThrow('UNAUTHORIZED')
    expectProblem(await engine.caller(cookie).call('GET', `/api/sessions/${sessionId}`), 401, 'UNAUTHORIZED')
    leaveAll()
  })
})

/** Checks that the socket's events, a fresh snapshot, the role's log and the state over HTTP all agree. */
async function expectSameEverywhere(): Promise<void> {
  for (const who of ['candidate', 'interviewer', 'observer'] as const) {
    const seat = seats[who]
    const { role, session } = await viewOf(seat)
    expect(role).toBe(who)
    const fresh = await seat.caller.socket()
    const answer = await fresh.join(sessionId)
    fresh.close()
    const page = sessionLogPageSchema.parse((await seat.caller.call('GET', `/api/sessions/${sessionId}/events`)).body)
    const known = (commits: readonly CommitView[]) => commits.filter(({ seq }) => seq <= session.seq)
    const join = await seat.socket.join(sessionId, 0)
    const caughtUp = join.ok ? (join.commits ?? []) : []
    const folded = known(caughtUp).reduce<Session | null>(foldCommit, null)
    const states = [
      folded,
      replay(known(page.commits)),
      answer.ok && answer.snapshot?.seq === session.seq && answer.snapshot,
    ]
    for (const state of states) {
      if (state !== false) expect(JSON.parse(JSON.stringify(state))).toEqual(session)
    }
  }
}
