import { randomUUID } from 'node:crypto'
import { type CodeFacts, undoMs } from '@greenroom/shared/session'
import type { ChatResponse } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quickPace, startTestEngine, type TestEngine, until } from '../testing/runningEngine.ts'
import { openWire } from '../testing/wireSocket.ts'

/** How far the engine's clock is ahead of real time. */
let aheadMs = 0
let engine: TestEngine

beforeAll(async () => {
  engine = await startTestEngine({ now: () => Date.now() + aheadMs, pace: quickPace })
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const input = { rows: [{ name: 'gusts', value: '[40917, 50923]' }], does: 'prints', prints: '60931' } as const
const right = '70937'
const facts: CodeFacts = {
  searched: 80_953,
  wrong: 12,
  counterexample: { ...input, rows: [...input.rows], right },
  cost: null,
}
/** Strings that would give away the hidden facts. */
const secrets = ['CodeExamined', '40917', '50923', '60931', right, '80953']

const response: ChatResponse = {
  sender: 'interviewer',
  recipient: 'candidate',
  time_sent: '2026-01-01T12:00:00Z',
  message: 'Welcome.',
  candidatesAnswerWasAccepted: null,
  interviewersClassificationOfCandidatesIntent: null,
}

/** A room whose interview has begun, with everything the candidate's browser received. */
async function openRoom(settings: Record<string, unknown> = {}) {
  const person = await engine.signUp()
  const sessionId = await person.session(settings)
  const wire = await openWire(engine.url, person.cookie)
  const join = () => wire.ask('session:join', JSON.stringify({ sessionId, protocol: 1 }))
  const overHttp = async () => {
    const paths = ['', '/events', '/scorecard']
    const answers = await Promise.all(paths.map((path) => person.call('GET', `/api/sessions/${sessionId}${path}`)))
    return JSON.stringify(answers.map(({ body }) => body))
  }
  /**
   * Everything the candidate's browser could have seen so far, whether by staying connected, reconnecting or calling
   * HTTP.
   */
  const seen = async (): Promise<string> => {
    const joined = JSON.stringify(await join())
    return [joined, await overHttp(), ...wire.received].join('\n')
  }
  const known = async () => {
    const text = await seen()
    return secrets.filter((secret) => text.includes(secret))
  }
  const give = async (command: { type: string; [field: string]: unknown }): Promise<number> => {
    const answer = await wire.ask('session:command', JSON.stringify({ sessionId, commandId: randomUUID(), ...command }))
    expect(answer).toMatchObject({ ok: true })
    return Number((answer as { seq: number }).seq)
  }
  const stored = async (result: Parameters<TestEngine['reportResult']>[1]) =>
    expect(await engine.reportResult(sessionId, result)).toMatchObject({ status: 200, body: { stored: true } })

  await join()
  const started = await give({ type: 'StartInterview' })
  await stored({ type: 'DeliverReply', replyId: `reply-${started}`, response })
  /** The id of the interviewer's pending reply. */
  const owed = () =>
    until('the interviewer is asked', async () =>
      /"awaitingReply":\{"replyId":"(reply-\d+)"/.exec(await overHttp())?.at(1),
    )
  return { give, known, stored, owed, wire }
}

it('facts reach no browser at a look before the hand-in, except the input that is asked about', async () => {
  const { give, known, stored, owed, wire } = await openRoom()
  await give({ type: 'SaveCode', code: 'print(60_930)', programmingLanguage: 'python' })
  const asked = await give({
    type: 'SendMessage',
    message: 'Can you have a look at my code?',
    recipient: 'interviewer',
  })
  await stored({ type: 'CompleteExamination', versionId: `look-${asked}`, facts })
  expect(await known()).toEqual([])
  const named = { message: 'What does it print?', namedInput: [...input.rows] }
  await stored({ type: 'DeliverReply', replyId: await owed(), response: { ...response, ...named } })
  expect(await known()).toEqual(['40917', '50923'])

  await give({ type: 'EndInterview' })
  expect(await known()).toEqual(secrets)
  wire.close()
})

it('facts reach no browser in an exam before its end', async () => {
  const { give, known, stored, owed, wire } = await openRoom({ exam: true })
  await give({ type: 'SaveCode', code: 'print(60_930)', programmingLanguage: 'python' })
  await give({ type: 'SendMessage', message: 'Can you have a look at my code?', recipient: 'interviewer' })
  const named = { message: 'Go on.', namedInput: [...input.rows], traced: { ...input, rows: [...input.rows] } }
  await stored({ type: 'DeliverReply', replyId: await owed(), response: { ...response, ...named } })
  const handedIn = await give({ type: 'DoneCoding', code: 'print(60_930)' })
  await stored({ type: 'CompleteExamination', versionId: `hand-in-${handedIn}`, facts })
  await stored({ type: 'CompleteTestRun', runId: `run-${handedIn}`, results: null })
  expect(await known()).toEqual([])
  await give({ type: 'EndInterview' })
  expect(await known()).toEqual(secrets)
  wire.close()
})

it('facts reach no browser before the interviewer says them, and the right output not before the end', async () => {
  const { give, known, stored, owed, wire } = await openRoom()
  const handedIn = await give({ type: 'DoneCoding', code: 'print(60_930)' })
  await stored({ type: 'CompleteExamination', versionId: `hand-in-${handedIn}`, facts })
  await stored({ type: 'CompleteTestRun', runId: `run-${handedIn}`, results: null })
  aheadMs += undoMs
  const replyId = await owed()
  expect(await known()).toEqual([])

  const traced = { ...input, rows: [...input.rows] }
  await stored({ type: 'DeliverReply', replyId, response: { ...response, message: 'Trace it.', traced } })
  expect(await known()).toEqual(['40917', '50923', '60931'])

  await give({ type: 'EndInterview' })
  expect(await known()).toEqual(secrets)
  wire.close()
})
