import { chatCallTexts } from '@greenroom/shared/rules'
import { foldCommit, participantIdOf, type Session, type SessionEvent } from '@greenroom/shared/session'
import {
  type Delta,
  deltaChannel,
  type JobResult,
  learnerSchema,
  predefinedInteractionSchema,
  queueNames,
} from '@greenroom/shared/wire'
import { Queue } from 'bullmq'
import { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { learnerOf } from '../ledger/entry.ts'
import { openLedger } from '../ledger/ledger.ts'
import { spendStart } from '../ledger/testing/spendStart.ts'
import { openStore } from '../store/open.ts'
import type { ClientSocket } from '../testing/clientSocket.ts'
import { type Person, redisOfSpecs, startTestEngine, type TestEngine, until } from '../testing/runningEngine.ts'

const minute = 60_000
let engine: TestEngine
/** How far the engine's clock is ahead of real time. */
let aheadMs = 0
const now = () => Date.now() + aheadMs

beforeAll(async () => {
  engine = await startTestEngine({ now })
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const said = (replyId: string, sender: 'interviewer' | 'interviewerCoach', message: string): JobResult => ({
  type: 'DeliverReply',
  replyId,
  response: {
    sender,
    recipient: 'candidate',
    time_sent: new Date().toISOString(),
    message,
    candidatesAnswerWasAccepted: null,
    interviewersClassificationOfCandidatesIntent: null,
  },
})

async function give(person: Person, amount: number): Promise<void> {
  const store = await openStore({ dataDir: engine.dataDir, logger: pino({ level: 'silent' }) })
  const ledger = openLedger({ store, now })
  const learner = learnerOf(participantIdOf(person.userId))
  await spendStart(ledger, learner)
  await ledger.grant(learner, { entryId: `gift.${amount}`, amount })
  await store.close()
}
const chargesOf = async (person: Person): Promise<number> =>
  learnerSchema.parse((await person.call('GET', '/api/learner')).body).charges

async function stateOf(person: Person, sessionId: string): Promise<Extract<Session, { phase: 'IN_PROGRESS' }>> {
  const { session } = (await person.call('GET', `/api/sessions/${sessionId}`)).body as { session: Session }
  if (session.phase !== 'IN_PROGRESS') throw new Error(`the session is ${session.phase}`)
  return session
}

/**
 * An interview after the interviewer's first message, a candidate with this many charges, and the candidate's socket.
 */
async function opened(charges: number): Promise<{ person: Person; sessionId: string; socket: ClientSocket }> {
  const person = await engine.signUp()
  await give(person, charges)
  const sessionId = await person.session()
  const socket = await person.socket()
  expect(await socket.join(sessionId)).toMatchObject({ ok: true })
  expect(await socket.command(sessionId, { type: 'StartInterview' })).toMatchObject({ ok: true })
  const { awaitingReply } = await stateOf(person, sessionId)
  await engine.reportResult(sessionId, said(awaitingReply?.replyId ?? '', 'interviewer', 'Welcome.'))
  return { person, sessionId, socket }
}
const eventsOf = (socket: ClientSocket): SessionEvent[] => socket.commits.flatMap(({ events }) => events)
const eventOf = <T extends SessionEvent['type']>(socket: ClientSocket, type: T) =>
  until(type, () => eventsOf(socket).find((event): event is Extract<SessionEvent, { type: T }> => event.type === type))

describe('time dilation over a socket', () => {
  it('slows the clock for every tab, once, for four minutes, and survives a reload', async () => {
    const { person, sessionId, socket } = await opened(5)
    const otherTab = await person.socket()
    await otherTab.join(sessionId)
    const use = { type: 'UsePowerUp', powerUp: 'time_dilation', commandId: 'slow' }
    const [first, again] = await Promise.all([socket.command(sessionId, use), otherTab.command(sessionId, use)])
    expect(first).toMatchObject({ ok: true })
    expect(again).toEqual(first)
    expect(await otherTab.command(sessionId, { ...use, commandId: 'other' })).toMatchObject({
      error: { code: 'POWER_UP_USED' },
    })
    expect(await eventOf(otherTab, 'ClockChanged')).toMatchObject({ grantedMs: 0, rate: 0.5 })
    expect(eventsOf(socket).filter(({ type }) => type === 'PowerUpUsed')).toHaveLength(1)
    await until('a tick of the slow clock', () => otherTab.ticks.some((tick) => tick.rate === 0.5 && tick.running))
    await until('the charges', async () => (await chargesOf(person)) === 3)

    const reloaded = await person.socket()
    const answer = await reloaded.join(sessionId)
    expect(answer).toMatchObject({ ok: true, snapshot: { clock: { rate: 0.5 } } })

    aheadMs += 4 * minute
    expect(await eventOf(socket, 'PowerUpEnded')).toMatchObject({ powerUp: 'time_dilation', reason: 'elapsed' })
    await until('a tick of the clock', () => reloaded.ticks.at(-1)?.rate === 1)
    const state = await stateOf(person, sessionId)
    expect(state.clock.rate).toBe(1)
    if (!answer.ok || answer.snapshot === undefined) throw new Error('the reload got no snapshot')
    const inTheTab = reloaded.commits
      .filter(({ seq }) => seq > answer.seq && seq <= state.seq)
      .reduce<Session | null>(foldCommit, answer.snapshot)
    expect(inTheTab).toEqual(state)
    for (const tab of [socket, otherTab, reloaded]) tab.close()
  })
})

describe('mentor’s whisper over a socket', () => {
  it('asks the coach as spec §7 says, and whispers the next rung to the candidate', async () => {
    const { person, sessionId, socket } = await opened(1)
    const used = await socket.command(sessionId, { type: 'UsePowerUp', powerUp: 'mentors_whisper' })
    if (!used.ok) throw new Error(used.error.code)
    const replyId = (await eventOf(socket, 'PowerUpUsed')).useId.replace('power-up', 'coach')

    const redis = new Redis(redisOfSpecs(), { maxRetriesPerRequest: null })
    const queue = new Queue(queueNames['chat.call'], { connection: redis })
    const job = await until('the job', () => queue.getJob(`${sessionId}.${used.seq}.chat.call`))
    expect(job.data).toMatchObject({ replyId, call: 'predefinedInteractions', desiredAction: 'provideHint' })
    const body = predefinedInteractionSchema.parse(job.data.body)
    expect(body).toMatchObject({
      userId: person.userId,
      userEmail: person.email,
      chatHistory: [{ sender: 'interviewer', message: 'Welcome.' }],
      interviewContext: { hintRung: 0 },
    })
    expect(body.challenge.challenge_description).not.toBe('')

    const delta: Delta = { sessionId, messageId: replyId, attempt: 1, index: 0, text: 'Look' }
    await redis.publish(deltaChannel, JSON.stringify(delta))
    const draft = await until('the draft', async () => {
      const answer = await socket.join(sessionId)
      return answer.ok && answer.drafts?.length ? answer.drafts : undefined
    })
    expect(draft).toEqual([delta])
    await engine.reportResult(sessionId, said(replyId, 'interviewerCoach', 'Look at the first example.'))
    expect(await eventOf(socket, 'HintRevealed')).toEqual({ type: 'HintRevealed', rung: 1, messageId: replyId })
    expect(eventsOf(socket)).toContainEqual(
      expect.objectContaining({ type: 'MessageSent', id: replyId, sender: 'interviewerCoach', recipient: 'candidate' }),
    )
    expect(await stateOf(person, sessionId)).toMatchObject({
      awaitingCoach: null,
      question: { hintRung: 1 },
      powerUps: [{ powerUp: 'mentors_whisper', status: 'spent' }],
    })
    expect(await chargesOf(person)).toBe(0)
    await queue.close()
    await redis.quit()
    socket.close()
  })

  it('is refunded if the coach fails', async () => {
    const { person, sessionId, socket } = await opened(1)
    await socket.command(sessionId, { type: 'UsePowerUp', powerUp: 'mentors_whisper' })
    const { useId } = await eventOf(socket, 'PowerUpUsed')
    const replyId = useId.replace('power-up', 'coach')
    await engine.reportResult(sessionId, { type: 'FailReply', replyId, status: 503, code: null })
    expect(await eventOf(socket, 'PowerUpRefunded')).toMatchObject({ useId, charges: 1, reason: 'failed' })
    expect(eventsOf(socket)).toContainEqual(
      expect.objectContaining({ type: 'MessageSent', sender: 'system', message: chatCallTexts.tooLong }),
    )
    await until('the charge', async () => (await chargesOf(person)) === 1)
    expect(await socket.command(sessionId, { type: 'UsePowerUp', powerUp: 'mentors_whisper' })).toMatchObject({
      ok: true,
    })
    socket.close()
  })

  it('is refused without charges', async () => {
    const { sessionId, socket } = await opened(1)
    expect(await socket.command(sessionId, { type: 'UsePowerUp', powerUp: 'divine_inspiration' })).toMatchObject({
      error: { code: 'INSUFFICIENT_CHARGES', retryable: false },
    })
    socket.close()
  })
})

describe('time warp over HTTP', () => {
  it('finds the earlier code in the log', async () => {
    const { person, sessionId, socket } = await opened(1)
    const command = (commandId: string, rest: object) =>
      person.call('POST', `/api/sessions/${sessionId}/commands`, { body: { commandId, ...rest } })
    const save = (code: string) => command(code, { type: 'SaveCode', code, programmingLanguage: 'python' })
    const first = (await save('x = 1')).body as { seq: number }
    await save('x = 2')
    const warp = (snapshotSeq?: number) => ({ type: 'UsePowerUp', powerUp: 'time_warp', snapshotSeq })
    expect(await command('nowhere', warp(1))).toMatchObject({ status: 409, body: { code: 'NO_SUCH_SNAPSHOT' } })
    expect(await chargesOf(person)).toBe(1)
    expect(await command('back', warp(first.seq))).toMatchObject({ status: 200 })
    expect(await stateOf(person, sessionId)).toMatchObject({ question: { drafts: { python: 'x = 1' } } })
    expect(await eventOf(socket, 'PowerUpEnded')).toMatchObject({ powerUp: 'time_warp', reason: 'spent' })
    socket.close()
  })
})
