import { type JobStage, trackedJobListSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectProblem } from '../../testing/problems.ts'
import { type Caller, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'

const job = 'frontend-engineer-museum-guide'
let engine: TestEngine

beforeAll(async () => {
  engine = await startTestEngine()
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const move = (person: Caller, jobId: string, stage: JobStage) =>
  person.call('PUT', `/api/jobs/tracked/${jobId}`, { body: { stage } })
const tracked = async (person: Caller) =>
  trackedJobListSchema
    .parse((await person.call('GET', '/api/jobs/tracked')).body)
    .tracked.map(({ jobId, stage }) => `${jobId}: ${stage}`)

describe('the jobs that somebody follows', () => {
  it('are theirs alone, move from stage to stage, and are listed by the latest change', async () => {
    const [ada, eve] = [await engine.signUp('Ada'), await engine.signUp('Eve')]
    for (const answer of await Promise.all([move(ada, job, 'saved'), move(ada, job, 'saved')]))
      expect(answer.status).toBe(200)
    await move(ada, 'data-engineer-rail-timetables', 'saved')
    await move(ada, job, 'applied')
    expect(await tracked(ada)).toEqual([`${job}: applied`, 'data-engineer-rail-timetables: saved'])
    expect(await tracked(eve)).toEqual([])
    for (const status of [204, 404]) expect((await ada.call('DELETE', `/api/jobs/tracked/${job}`)).status).toBe(status)
    expect(await tracked(ada)).toEqual(['data-engineer-rail-timetables: saved'])
  })

  it('exist, and have one of the stages', async () => {
    const ada = await engine.signUp('Ada')
    expectProblem(await move(ada, 'astronaut', 'saved'), 404, 'JOB_UNKNOWN')
    expectProblem(await move(ada, job, 'hired' as JobStage), 400, 'INVALID_REQUEST')
    expectProblem(await engine.call('GET', '/api/jobs/tracked'), 401, 'UNAUTHORIZED')
  })
})
