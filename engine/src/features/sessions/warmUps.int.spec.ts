import { warmUpsADay } from '@greenroom/shared/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectProblem } from '../../testing/problems.ts'
import { type Person, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'

let engine: TestEngine
let laterMs = 0

beforeAll(async () => {
  engine = await startTestEngine({ now: () => Date.now() + laterMs })
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const open = (person: Person, assessmentType?: string) =>
  person.call('POST', '/api/sessions', { body: assessmentType === undefined ? {} : { assessmentType } })
const warmUp = (person: Person) => open(person, 'skip_dummy_challenge')

describe('free warm-ups', () => {
  it('are limited per day, with a clear message, and nothing else is', async () => {
    const [ada, eve] = [await engine.signUp('Ada'), await engine.signUp('Eve')]
    for (let opened = 0; opened < warmUpsADay; opened += 1) {
      expect((await warmUp(ada)).status).toBe(201)
      laterMs += 2_000
    }
    const refused = await warmUp(ada)
    expectProblem(refused, 429, 'WARM_UPS_USED')
    expect(refused.body).toMatchObject({ detail: expect.stringContaining('Start an interview now') })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(23 * 3_600)
    expect((await open(ada)).status).toBe(201)
    expect((await warmUp(eve)).status).toBe(201)

    laterMs += 24 * 3_600_000
    expect((await warmUp(ada)).status).toBe(201)
  })
})
