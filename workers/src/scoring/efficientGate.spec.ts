import { createBank } from '@greenroom/shared/content'
import { sessionScorecardSchema, type TestRunResults } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { firstRepeat } from '../testing/firstRepeat.ts'
import { InterviewLog, resultsOf } from '../testing/interviewLog.ts'
import { scoreSession } from './scoreSession.ts'

const bank = createBank([firstRepeat])
const program = firstRepeat.programs['optimal.py'] ?? ''

/** Builds case results: the last `large` cases have large inputs, and those in `failing` fail. */
function outcome(total: number, large: number, failing: readonly number[] = []): TestRunResults {
  const testCases = resultsOf(total, total).testCases.map((each, index) => ({
    ...each,
    category: index < total - large ? 'repeats' : 'large, no repeat',
    status: failing.includes(index) ? ('TIME_LIMIT_EXCEEDED' as const) : each.status,
  }))
  const passed = total - failing.length
  return { ...resultsOf(total, total), testCases, passed, allTestCasesPassed: passed === total }
}

const costs = 'The time is O(n) and the space is O(n).'
function scored(
  results: TestRunResults,
  said: string | null,
  type: 'efficient_algorithm' | 'timed_coding' = 'efficient_algorithm',
) {
  const log = new InterviewLog('on_site', type)
    .asked(firstRepeat)
    .heard('Hello Ada.')
    .step('clarification')
    .said('Does it go by the number on the badge, and can there be none at all?', 'request_for_clarification')
    .said(
      'I go through the badges once. For each one I look it up in a hash set, and return it at the first repeat.',
      'attempt_to_answer_question',
      true,
    )
    .step('coding')
    .wrote(program)
    .handedIn(program, results)
  const told = said === null ? log : log.said(said, 'attempt_to_answer_question', true)
  return sessionScorecardSchema.parse(scoreSession(told.ended(), bank))
}

describe('an efficient algorithm', () => {
  it('shows the stated costs, and whether they are right', () => {
    expect(scored(outcome(10, 3), costs).objective.costs).toEqual({
      time: { said: 'n', fits: true, seq: expect.any(Number) },
      space: { said: 'n', fits: true, seq: expect.any(Number) },
    })
    const wrong = scored(outcome(10, 3), 'It takes O(n^2) time.').objective.costs
    expect(wrong).toEqual({
      time: { said: 'n^2', fits: false, seq: expect.any(Number) },
      space: { said: null, fits: null },
    })
    expect(scored(outcome(10, 3), null).objective.costs).toEqual({
      time: { said: null, fits: null },
      space: { said: null, fits: null },
    })
  })

  it('can’t lead to a hire without both costs', () => {
    expect(scored(outcome(10, 3), costs).decision).toMatch(/hire$/)
    expect(['strong_hire', 'leaning_hire']).toContain(scored(outcome(10, 3), costs).decision)
    for (const said of [null, 'It takes O(n) time.']) {
      const scorecard = scored(outcome(10, 3), said)
      expect(['strong_hire', 'leaning_hire']).not.toContain(scorecard.decision)
    }
  })

  it('has to be correct first: one wrong small case rules out a hire, however many pass', () => {
    const wrong = scored(outcome(20, 3, [2]), costs)
    expect(['strong_hire', 'leaning_hire']).not.toContain(wrong.decision)
    expect(wrong.summary).toContain('16 of 17')
    const timed = scored(outcome(20, 3, [2]), costs, 'timed_coding')
    expect(['strong_hire', 'leaning_hire']).toContain(timed.decision)
    expect(timed.objective.costs).toMatchObject({ time: { said: 'n' } })
    expect(scored(outcome(20, 3), null, 'timed_coding').objective).not.toHaveProperty('costs')
  })

  it('has to pass four in five of the large inputs', () => {
    const slow = scored(outcome(20, 4, [19, 18, 17]), costs)
    expect(['strong_hire', 'leaning_hire']).not.toContain(slow.decision)
    expect(slow.summary).toContain('1 of 4 large inputs')
  })
})
