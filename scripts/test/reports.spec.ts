import { expect, it } from 'vitest'
import { checkOutcome, totalLine, withExitCode } from './outcome.ts'
import { playwrightOutcome, vitestOutcome } from './reports.ts'

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 0,
  testResults: [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'failed', assertionResults: [] },
  ],
}

it('counts a spec file that could not be loaded as a failure', () => {
  expect(vitestOutcome(vitestReport)).toEqual({ passed: 5, failed: 2, skipped: 2 })
})

it('counts a browser test that passed at the second try as a failure', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1, skipped: 0 }
  expect(playwrightOutcome({ stats })).toEqual({ passed: 3, failed: 2, skipped: 0 })
})

it('counts a runner that fails without a failed test as a failure', () => {
  expect(withExitCode({ passed: 9, failed: 0, skipped: 0 }, 1)).toEqual({ passed: 9, failed: 1, skipped: 0 })
  expect(withExitCode({ passed: 9, failed: 3, skipped: 0 }, 1)).toEqual({ passed: 9, failed: 3, skipped: 0 })
  expect(withExitCode({ passed: 9, failed: 0, skipped: 0 }, 0)).toEqual({ passed: 9, failed: 0, skipped: 0 })
})

it('adds the stages up in one line', () => {
  expect(totalLine([checkOutcome(true), checkOutcome(false), { passed: 40, failed: 2, skipped: 1 }])).toBe(
    '41 passed, 3 failed',
  )
})
