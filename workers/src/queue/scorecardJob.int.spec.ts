import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createBank, type SpokenQuestion } from '@greenroom/shared/content'
import { knownVersion } from '@greenroom/shared/session'
import type { JobResult } from '@greenroom/shared/wire'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { scoreSession } from '../scoring/scoreSession.ts'
import { firstRepeat } from '../testing/firstRepeat.ts'
import { InterviewLog } from '../testing/interviewLog.ts'
import { createFetchLog } from './fetchLog.ts'
import { scorecardJobProcessor } from './scorecardJob.ts'

const token = 'a token for tests'
const bank = createBank([firstRepeat])
const spoken = createBank<SpokenQuestion>([])
const log = new InterviewLog().asked(firstRepeat).said('I would use a hash set.', 'attempt_to_answer_question').ended()
const seq = log.length

let asked: Pick<IncomingMessage, 'url' | 'headers'>[] = []
/** The engines' answers, in order. The last one is repeated. */
let answers: { status: number; body: object }[] = []
let reported: JobResult[] = []
let engine: ReturnType<typeof createServer>
beforeEach(async () => {
  asked = []
  reported = []
  engine = createServer((request: IncomingMessage, response: ServerResponse) => {
    asked.push({ url: request.url, headers: request.headers })
    const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers
    response
      .writeHead(answer?.status ?? 500, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer?.body ?? {}))
  })
  engine.listen(0, '127.0.0.1')
  await once(engine, 'listening')
})
afterEach(() => engine.close())

function urlOfEngine(): string {
  const address = engine.address()
  if (address === null || typeof address === 'string') throw new Error('the engine has no port')
  return `http://127.0.0.1:${address.port}`
}

const work = (data: object) =>
  scorecardJobProcessor({
    bank,
    spoken,
    fetchLog: createFetchLog(urlOfEngine(), token),
    report: async ({ result }) => void reported.push(result),
    logger: pino({ level: 'silent' }),
  })({ id: 'job', data })
const job = { kind: 'scorecard.complete', sessionId: 'session-1', seq }
const scored: JobResult = { type: 'CompleteScorecard', scorecard: scoreSession(log, bank, spoken) }

describe('a job that names a log', () => {
  it('scores an engine’s copy of it', async () => {
    answers = [{ status: 200, body: { log } }]
    await work(job)
    expect(reported).toEqual([scored])
    expect(asked).toMatchObject([
      { url: `/internal/sessions/session-1/log?upTo=${seq}`, headers: { authorization: `Bearer ${token}` } },
    ])
  })

  it.each([
    ['is full', { status: 503, body: { code: 'UNAVAILABLE' } }],
    ['is of the last version and knows no such call', { status: 404, body: { code: 'NOT_FOUND' } }],
  ])('waits if the engine %s, and is scored once another one answers', async (_, busy) => {
    answers = [busy, { status: 200, body: { log } }]
    await expect(work(job)).rejects.toMatchObject({ name: 'EngineUnavailable' })
    expect(reported).toEqual([])
    await work(job)
    expect(reported).toEqual([scored])
  })

  it('waits for a worker with the log’s version', async () => {
    answers = [
      {
        status: 200,
        body: { log: [...log, { ...log[0], version: knownVersion + 1, events: [{ type: 'ChairBroke' }] }] },
      },
    ]
    await expect(work(job)).rejects.toMatchObject({ name: 'EngineUnavailable' })
    expect(reported).toEqual([])
  })

  it('waits if there is no engine', async () => {
    const url = urlOfEngine()
    engine.close()
    await once(engine, 'close')
    await expect(createFetchLog(url, token)(job)).rejects.toMatchObject({ name: 'EngineUnavailable' })
  })

  it('is done if the session was deleted: nobody is waiting for its scorecard', async () => {
    answers = [{ status: 404, body: { code: 'SESSION_NOT_FOUND' } }]
    await work(job)
    expect(reported).toEqual([])
  })

  it('is reported as failed if the log can’t be read', async () => {
    answers = [{ status: 200, body: { log: [{ seq: 'one' }] } }]
    await work(job)
    expect(reported).toMatchObject([{ type: 'FailScorecard' }])
  })
})

it('a job of the previous version contains its log, and is scored without a request', async () => {
  await work({ kind: 'scorecard.complete', sessionId: 'session-1', log })
  expect(reported).toEqual([scored])
  expect(asked).toEqual([])
})
