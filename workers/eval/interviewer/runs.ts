import type { Challenge } from '@greenroom/shared/content'
import type { TestRunPurpose, TestRunResults } from '@greenroom/shared/session'

const visibleTests = 2
const allTests = 16

/** Code that isn't valid in any language, and code that does nothing the task requires. */
const brokenCode = 'def solve(:\n    return ]\n'
export const uselessCode =
  'def solve(data):\n    answer = 0\n    for each in data:\n        answer += 0\n    return answer\n'

/**
 * The executor's results for a known program: the authors' solutions pass, brute force times out in a large case, a
 * wrong solution fails in some, and anything else passes nothing. `npm run content -- check` really runs the programs.
 */
export function resultsOfCode(code: string, challenge: Challenge, purpose: TestRunPurpose): TestRunResults {
  const total = purpose === 'visible' || purpose === 'custom' ? visibleTests : allTests
  if (code === brokenCode) return results(0, total, 'COMPILATION_ERROR')
  const file = Object.entries(challenge.programs).find(([, program]) => program === code)?.[0]
  const solution = challenge.solutions.find((each) => each.file === file)
  if (solution?.kind === 'optimal') return results(total, total, 'ACCEPTED')
  if (solution?.kind === 'brute_force') return results(Math.ceil(total * 0.75), total, 'TIME_LIMIT_EXCEEDED')
  if (file !== undefined) return results(Math.floor(total * 0.5), total, 'WRONG_ANSWER')
  return results(0, total, 'WRONG_ANSWER')
}

function results(
  passed: number,
  total: number,
  failure: TestRunResults['testCases'][number]['status'],
): TestRunResults {
  const compiles = failure !== 'COMPILATION_ERROR'
  return {
    allTestCasesPassed: passed === total,
    passed,
    total,
    compilation: { status: compiles ? 'ACCEPTED' : failure, output: compiles ? '' : 'line 1: a name was expected' },
    testCases: Array.from({ length: total }, (_each, index) => ({
      status: index < passed ? 'ACCEPTED' : failure,
      hidden: index >= visibleTests,
      category: index < visibleTests ? null : 'general',
      stdin: null,
      expected_output: null,
      actual_output: null,
      stderr: null,
      timeMs: 10,
      memoryKb: 9_000,
    })),
  }
}
