import { domainOfSkill, skills } from '@greenroom/shared/learning'
import { skillMapSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { heldInterview, judge } from '../../testing/endedInterview.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Caller, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'

let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine()
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const skillsOf = async (person: Caller) => skillMapSchema.parse((await person.call('GET', '/api/skills')).body).skills
const communication = async (person: Caller) =>
  (await skillsOf(person)).find(({ label, kind }) => label === 'Communication' && kind === 'line')

it('are all unknown at first, and say what would narrow them', async () => {
  const listed = await skillsOf(await engine.signUp())
  expect(listed.map(({ skill }) => skill)).toEqual(
    [...new Set(skills)].filter((skill) => domainOfSkill(skill) === 'tech_interview_prep'),
  )
  expect(listed.every(({ estimate, count, reasons }) => estimate === null && count === 0 && reasons.length === 0)).toBe(
    true,
  )
  expect(listed.every(({ narrowBy }) => narrowBy !== null && narrowBy.minutes > 0)).toBe(true)
  expectProblem(await engine.call('GET', '/api/skills'), 401, 'UNAUTHORIZED')
})

it('come from interviews that the person held, once they are scored', async () => {
  const ada = await engine.signUp()
  for (const interviews of [1, 2]) {
    await judge(engine, ada, await heldInterview(engine, ada))
    await expect.poll(async () => (await communication(ada))?.count, { timeout: 30_000 }).toBe(interviews)
  }
  const line = await communication(ada)
  expect(line).toMatchObject({ reasons: ['2 of your last 2 interviews: communication at 3'] })
  expect(line?.estimate?.score).toBeGreaterThan(2.5)
  expect(line?.lastEvidenceAt).not.toBeNull()
  expect(await communication(await engine.signUp('Eve'))).toMatchObject({ count: 0 })
})
