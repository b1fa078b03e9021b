import type { Session } from '@greenroom/shared/session'
import { scoredLogAnswerSchema, scoredLogPath, urlOf } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heldInterview, judge, said } from '../testing/endedInterview.ts'
import { type Person, startTestEngine, type TestEngine } from '../testing/runningEngine.ts'

let engine: TestEngine
let ada: Person
beforeAll(async () => {
  engine = await startTestEngine()
  ada = await engine.signUp()
})
afterAll(() => engine.stop())

const seqOf = async (sessionId: string): Promise<number> =>
  ((await ada.call('GET', `/api/sessions/${sessionId}`)).body as { session: Session }).session.seq

describe('the log that a worker scores', () => {
  it('is the candidate’s view, up to the requested commit, including the coach’s messages', async () => {
    const sessionId = await heldInterview(engine, ada)
    const last = await seqOf(sessionId)
    const answer = await engine.scoredLog(sessionId, last)
    expect(answer.status).toBe(200)
    const { log } = scoredLogAnswerSchema.parse(answer.body)
    const page = await ada.call('GET', `/api/sessions/${sessionId}/events?after=0`)
    expect(log).toEqual((page.body as { commits: unknown[] }).commits)
    expect(JSON.stringify(log)).toContain(JSON.stringify(said.toCoach))
    const earlier = scoredLogAnswerSchema.parse((await engine.scoredLog(sessionId, 3)).body)
    expect(earlier.log).toEqual(log.slice(0, 3))
  })

  it('is requested again if the engine doesn’t have all of it', async () => {
    const sessionId = await heldInterview(engine, ada)
    const answer = await engine.scoredLog(sessionId, (await seqOf(sessionId)) + 1)
    expect([answer.status, answer.body]).toMatchObject([503, { code: 'UNAVAILABLE' }])
    expect(answer.headers.get('retry-after')).toBe('1')
  })

  it('is deleted with its session', async () => {
    const sessionId = await heldInterview(engine, ada)
    await judge(engine, ada, sessionId)
    const last = await seqOf(sessionId)
    expect((await ada.call('DELETE', `/api/sessions/${sessionId}`)).status).toBe(204)
    expect(await engine.scoredLog(sessionId, last)).toMatchObject({ status: 404, body: { code: 'SESSION_NOT_FOUND' } })
    expect(await engine.scoredLog('nobody-knows-it', 1)).toMatchObject({ status: 404 })
  })

  it('is for workers only', async () => {
    const sessionId = await heldInterview(engine, ada)
    const path = urlOf(scoredLogPath, { sessionId }, { upTo: 3 })
    expect(await engine.scoredLog(sessionId, 3, 'not the token')).toMatchObject({ status: 401 })
    // Participants get their own view of the log; they may not use the workers' route.
    expect((await ada.call('GET', path)).body).not.toHaveProperty('log')
  })
})
