import { type Session, sessionSchema } from '@greenroom/shared/session'
import { expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { type Caller, quickPace, startTestEngine, type TestEngine, until } from '../testing/runningEngine.ts'
import { codesIn, joined, type Room, saving, startedRoom } from '../testing/savedCodes.ts'

const hourMs = 60 * 60_000

async function stateOf(engine: TestEngine, { person, sessionId }: Omit<Room, 'socket'>): Promise<Session> {
  const { body } = await engine.caller(person.cookie).call('GET', `/api/sessions/${sessionId}`)
  return z.object({ session: sessionSchema }).parse(body).session
}

/** Lets the interviewer greet, which starts the clock. */
async function greeted(engine: TestEngine, room: Room): Promise<void> {
  const state = await stateOf(engine, room)
  if (state.phase !== 'IN_PROGRESS' || state.awaitingReply === null) throw new Error('nobody was asked to reply')
  await engine.reportResult(room.sessionId, {
    type: 'DeliverReply',
    replyId: state.awaitingReply.replyId,
    response: {
      sender: 'interviewer',
      recipient: 'candidate',
      time_sent: new Date().toISOString(),
      message: 'Welcome. What is your first idea?',
      candidatesAnswerWasAccepted: null,
      interviewersClassificationOfCandidatesIntent: null,
    },
  })
  await until('a running clock', async () => {
    const now = await stateOf(engine, room)
    return now.phase === 'IN_PROGRESS' && now.clock.runningSince !== null
  })
}

async function latestRemaining({ socket }: Room): Promise<number> {
  const seen = socket.ticks.length
  await until('two more ticks', () => socket.ticks.length > seen + 1)
  return socket.ticks.at(-1)?.remainingMs ?? Number.NaN
}

it('a clock that is set back and forth again takes no time and gives none, and loses no command', async () => {
  let stepMs = 0
  const engine = await startTestEngine({ now: () => Date.now() + stepMs, pace: quickPace })
  onTestFinished(engine.stop)
  const room = await startedRoom(await engine.signUp())
  const { sessionId, socket } = room
  await greeted(engine, room)
  const before = await latestRemaining(room)
  const codes: string[] = []
  for (const [index, step] of [-hourMs, 0, -20_000, 0].entries()) {
    stepMs = step
    codes.push(`# ${index}`)
    expect(await socket.command(sessionId, saving(`# ${index}`))).toMatchObject({ ok: true })
    const remaining = await latestRemaining(room)
    // While it is set back, the room shows what was left when the clock last changed, never more.
    expect(remaining).toBeLessThanOrEqual(before + 20_000)
    expect(remaining).toBeGreaterThan(before - 20_000)
  }
  expect(await codesIn(engine, room)).toEqual(codes)
  expect(await stateOf(engine, room)).toMatchObject({ phase: 'IN_PROGRESS' })
  expect(engine.unexpected()).toEqual([])
  socket.close()
})

it('two engines whose clocks differ by two minutes keep one order, and end no interview before its time', async () => {
  const right = await startTestEngine({ pace: quickPace })
  const late = await startTestEngine({
    environment: { DATA_DIR: right.dataDir },
    pace: quickPace,
    now: () => Date.now() - 120_000,
  })
  onTestFinished(async () => {
    await late.stop()
    await right.stop()
  })
  const room = await startedRoom(await right.signUp())
  const { person, sessionId } = room
  await greeted(right, room)
  const other: Caller = late.caller(person.cookie)
  const sockets = [room.socket, await joined(other, sessionId)]
  const codes: string[] = []
  for (let round = 0; round < 6; round += 1)
    for (const socket of sockets) {
      const code = `# ${codes.length}`
      codes.push(code)
      expect(await socket.command(sessionId, saving(code))).toMatchObject({ ok: true })
    }
  for (const engine of [right, late]) {
    expect(await codesIn(engine, room)).toEqual(codes)
    expect(await stateOf(engine, room)).toMatchObject({ phase: 'IN_PROGRESS' })
    expect(engine.unexpected()).toEqual([])
  }
  for (const socket of sockets) {
    await until('all commits', () => codes.length <= socket.commits.length)
    expect(socket.commits.map(({ seq }) => seq)).toEqual([...new Set(socket.commits.map(({ seq }) => seq))])
    socket.close()
  }
})
