import { expect, it } from 'vitest'
import { checkOutcome, totalLine, withExitCode } from './outcome.ts'
import { playwrightOutcome, vitestOutcome } from './reports.ts'

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  testResults: [
    {
      status: 'passed',
      assertionResults: [
        { status: 'passed', fullName: 'a' },
        { status: 'pending', fullName: 'the MongoDB store (no server)' },
      ],
    },
    { status: 'failed', assertionResults: [{ status: 'failed', fullName: 'b' }] },
    { status: 'failed', assertionResults: [] },
  ],
}

it('counts a spec file that could not be loaded as a failure', () => {
  expect(vitestOutcome(vitestReport)).toEqual({ passed: 5, failed: 2, skipped: ['the MongoDB store (no server)'] })
})

it('counts a browser test that passed at the second try as a failure', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1 }
  const left = { title: 'left out', tests: [{ status: 'skipped' }] }
  const suites = [{ specs: [], suites: [{ specs: [left, { title: 'run', tests: [{ status: 'expected' }] }] }] }]
  expect(playwrightOutcome({ stats, suites })).toEqual({ passed: 3, failed: 2, skipped: ['left out'] })
})

it('counts a runner that fails without a failed test as a failure', () => {
  expect(withExitCode({ passed: 9, failed: 0, skipped: [] }, 1)).toEqual({ passed: 9, failed: 1, skipped: [] })
  expect(withExitCode({ passed: 9, failed: 3, skipped: [] }, 1)).toEqual({ passed: 9, failed: 3, skipped: [] })
  expect(withExitCode({ passed: 9, failed: 0, skipped: [] }, 0)).toEqual({ passed: 9, failed: 0, skipped: [] })
})

it('adds the stages up in one line', () => {
  expect(totalLine([checkOutcome(true), checkOutcome(false), { passed: 40, failed: 2, skipped: ['c'] }])).toBe(
    '41 passed, 3 failed',
  )
})
