import { setTimeout as sleep } from 'node:timers/promises'
import { patienceMs } from '@greenroom/shared/session'
import type { ChatResponse } from '@greenroom/shared/wire'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ClientSocket } from '../testing/clientSocket.ts'
import { quickPace, startTestEngine, type TestEngine, until } from '../testing/runningEngine.ts'

/** How far the engine's clock is ahead of real time. */
let aheadMs = 0
let engine: TestEngine
let socket: ClientSocket
let sessionId: string

const opening: ChatResponse = {
  sender: 'interviewer',
  recipient: 'candidate',
  time_sent: '2026-01-01T12:00:00Z',
  message: 'Welcome.',
  candidatesAnswerWasAccepted: null,
  interviewersClassificationOfCandidatesIntent: null,
}

beforeAll(async () => {
  engine = await startTestEngine({ now: () => Date.now() + aheadMs, pace: quickPace })
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

/** A candidate in a room after the interviewer's first message. */
beforeEach(async () => {
  const person = await engine.signUp()
  sessionId = await person.session()
  socket = await person.socket()
  expect((await socket.join(sessionId)).ok).toBe(true)
  const started = await socket.command(sessionId, { type: 'StartInterview' })
  if (!started.ok) throw new Error(started.error.code)
  const reported = await engine.reportResult(sessionId, {
    type: 'DeliverReply',
    replyId: `reply-${started.seq}`,
    response: opening,
  })
  expect(reported).toMatchObject({ status: 200, body: { stored: true } })
  return () => socket.close()
})

const nudges = () => socket.commits.flatMap(({ events }) => events).filter(({ type }) => type === 'SilenceNudged')

describe('an interviewer in a silence', () => {
  it('says something, once', async () => {
    aheadMs += patienceMs.fair
    await until('the nudge', () => nudges().length === 1)
    const said = socket.commits.flatMap(({ events }) => events).at(-2)
    expect(said).toMatchObject({ type: 'MessageSent', sender: 'interviewer', recipient: 'candidate' })
    aheadMs += 2 * patienceMs.fair
    await sleep(3 * quickPace.sweepEveryMs)
    expect(nudges()).toHaveLength(1)
  })

  it('waits while somebody types, which isn’t in the log, and stores nothing for it', async () => {
    aheadMs += patienceMs.fair / 2
    socket.tell('presence:update', { sessionId, typing: true })
    await until('the typing to be known', () => socket.presences.at(-1)?.participants.some(({ typing }) => typing))
    const before = socket.commits.length
    aheadMs += patienceMs.fair / 2
    await sleep(3 * quickPace.sweepEveryMs)
    expect(socket.commits.slice(before)).toEqual([])
    aheadMs += patienceMs.fair / 2
    await until('the nudge after all', () => nudges().length === 1)
  })
})
