import { type Commit, type CommitView, replay, type Session, sessionScorecardSchema } from '@greenroom/shared/session'
import { interviewerGuideSchema, sessionLogPageSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { ClientSocket } from '../testing/clientSocket.ts'
import { invitedGuest } from '../testing/invitedPeople.ts'
import {
  type Caller,
  type Person,
  quickPace,
  startTestEngine,
  type TestEngine,
  until,
} from '../testing/runningEngine.ts'

let engine: TestEngine
let grace: Person
/** How far the engine's clock is ahead of real time. */
let aheadMs = 0

beforeAll(async () => {
  engine = await startTestEngine({ now: () => Date.now() + aheadMs, pace: quickPace })
  grace = await engine.signUp('Grace')
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

type Room = { sessionId: string; ada: Caller; linus: Caller; sockets: Record<'grace' | 'ada' | 'linus', ClientSocket> }

/** A human mock opened by an interviewer, with everyone in its lobby. */
async function lobby(): Promise<Room> {
  const sessionId = await grace.session({ mode: 'human', role: 'interviewer' })
  const invited = { host: grace, sessionId }
  const ada = await invitedGuest(engine, { ...invited, role: 'candidate', name: 'Ada' })
  const linus = await invitedGuest(engine, { ...invited, role: 'observer', name: 'Linus' })
  const sockets = { grace: await grace.socket(), ada: await ada.socket(), linus: await linus.socket() }
  for (const socket of Object.values(sockets)) expect(await socket.join(sessionId)).toMatchObject({ ok: true })
  return { sessionId, ada, linus, sockets }
}

const viewSchema = z.object({ session: z.custom<Session>((value) => typeof value === 'object') })
const stateFor = async (caller: Caller, sessionId: string): Promise<Session> =>
  viewSchema.parse((await caller.call('GET', `/api/sessions/${sessionId}`)).body).session
const logFor = async (caller: Caller, sessionId: string): Promise<CommitView[]> =>
  sessionLogPageSchema.parse((await caller.call('GET', `/api/sessions/${sessionId}/events`)).body).commits
const typesFor = async (caller: Caller, sessionId: string): Promise<string[]> =>
  (await logFor(caller, sessionId)).flatMap(({ events }) => events.map(({ type }) => type))
const seqOf = (log: readonly CommitView[], type: Commit['events'][number]['type']): number =>
  log.findLast(({ events }) => events.some((event) => event.type === type))?.seq ?? 0

describe('a mock interview among people', () => {
  it('runs from the first word to both sides’ feedback', async () => {
    const { sessionId, ada, linus, sockets } = await lobby()
    const does = async (who: keyof typeof sockets, command: { type: string } & Record<string, unknown>) =>
      expect(await sockets[who].command(sessionId, command)).toMatchObject({ ok: true })
    expect(await sockets.ada.command(sessionId, { type: 'StartInterview' })).toMatchObject({
      error: { code: 'NOT_ALLOWED' },
    })
    await does('grace', { type: 'StartInterview' })
    await does('grace', { type: 'SendMessage', message: 'Tell me how you would begin.' })
    await does('ada', { type: 'SendMessage', message: 'With the smallest input.' })
    await does('grace', { type: 'WritePrivateNote', text: 'Begins with the smallest input.' })
    await does('grace', { type: 'RevealHint', rung: 1 })
    const guideOf = (caller: Caller) => caller.call('GET', `/api/sessions/${sessionId}/guide`)
    const [guide] = interviewerGuideSchema.parse((await guideOf(grace)).body).questions
    const hint = (await stateFor(ada, sessionId)).messages.at(-1)?.message
    expect(guide).toMatchObject({ hints: expect.arrayContaining([hint]), hintsRevealed: 1 })
    expect(guide?.hints.indexOf(hint ?? '')).toBe(0)
    expect(guide?.solutions.every(({ program }) => program !== '')).toBe(true)
    for (const caller of [ada, linus]) expect((await guideOf(caller)).status).toBe(403)
    await does('ada', { type: 'AskCoach', action: 'debug', code: 'print(1)' })
    await does('grace', { type: 'PauseClock' })
    await does('grace', { type: 'ResumeClock' })
    await does('grace', { type: 'ExtendTime', minutes: 5 })
    await does('grace', { type: 'EndInterview' })

    const log = await logFor(grace, sessionId)
    const cited = { eventSeq: seqOf(log, 'PrivateNoteWritten'), quote: 'the smallest input' }
    const line = { dimension: 'problem solving', score: 3, evidence: [cited] }
    const invented = { ...line, evidence: [{ ...cited, quote: 'the largest input' }] }
    expect(await sockets.grace.command(sessionId, { type: 'SubmitScorecard', lines: [invented] })).toMatchObject({
      error: { code: 'SCORECARD_INVALID', dimension: 'problem solving' },
    })
    await does('grace', { type: 'SubmitScorecard', lines: [line], decision: 'leaning_hire', summary: 'Careful.' })

    const scorecard = (caller: Caller) => caller.call('GET', `/api/sessions/${sessionId}/scorecard`)
    expect(sessionScorecardSchema.parse((await scorecard(grace)).body)).toMatchObject({
      source: 'human',
      assisted: true,
      decision: 'leaning_hire',
      objective: { hintRungs: [1] },
    })
    expect((await scorecard(ada)).status).toBe(202)
    await does('ada', { type: 'GiveFeedback', rating: 5 })
    expect((await scorecard(ada)).status).toBe(200)
    expect((await scorecard(linus)).status).toBe(202)
    expect(await stateFor(grace, sessionId)).toMatchObject({ feedback: { rating: 5 } })

    for (const caller of [grace, ada, linus]) {
      expect(await stateFor(caller, sessionId)).toEqual(replay(await logFor(caller, sessionId)))
    }
    const [hers, theirs] = [await typesFor(ada, sessionId), await typesFor(linus, sessionId)]
    expect(await typesFor(grace, sessionId)).not.toContain('ReplyRequested')
    expect(hers).not.toContain('PrivateNoteWritten')
    for (const type of ['PrivateNoteWritten', 'ReplyRequested', 'ScorecardCompleted', 'FeedbackGiven'])
      expect(theirs).not.toContain(type)
    for (const type of ['MessageSent', 'HintRevealed', 'CodeSnapshotTaken']) expect(theirs).toContain(type)
    await until('what a socket gets is the log for its role', async () => {
      const seen = sockets.linus.commits.flatMap(({ events }) => events.map(({ type }) => type))
      return seen.includes('InterviewEnded') && !seen.includes('ScorecardCompleted')
    })
    for (const socket of Object.values(sockets)) socket.close()
  })

  it('becomes one with the AI if the interviewer leaves the lobby and doesn’t come back', async () => {
    const { sessionId, ada, sockets } = await lobby()
    sockets.grace.close()
    await until('the interviewer is missed', async () => (await stateFor(ada, sessionId)).interviewerAwaySince)
    const handBack = { type: 'HandBack' }
    expect(await sockets.ada.command(sessionId, handBack)).toMatchObject({ error: { code: 'INTERVIEWER_NOT_AWAY' } })
    aheadMs += 5 * 60_000
    expect(await sockets.ada.command(sessionId, handBack)).toMatchObject({ ok: true })
    expect(await sockets.ada.command(sessionId, { type: 'StartInterview' })).toMatchObject({ ok: true })
    expect(await stateFor(ada, sessionId)).toMatchObject({ control: 'ai', awaitingReply: { call: 'askQuestion' } })
    for (const socket of Object.values(sockets)) socket.close()
  })
})
