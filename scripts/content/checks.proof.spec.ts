import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadChallenges } from '../../shared/src/content/index.ts'
import { computedChecks, proveChecks } from './proveChecks.ts'
import { type Runner, startRunner } from './runner.ts'

const challenges = loadChallenges().all()
let runner: Runner
beforeAll(async () => {
  runner = await startRunner()
})
afterAll(async () => {
  await runner.stop()
})

describe('checks that can be run', () => {
  test.each(challenges.filter((each) => computedChecks(each).length > 0))(
    'of $id have the answer of the reference solution, and some wrong one differs',
    async (challenge) => {
      expect(await proveChecks(challenge, runner)).toEqual([])
    },
  )

  test('exist for nearly all challenges', () => {
    const without = challenges.filter((each) => computedChecks(each).length === 0)
    expect(without.length).toBeLessThanOrEqual(2)
  })
})
