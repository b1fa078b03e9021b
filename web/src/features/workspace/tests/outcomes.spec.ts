import type { TestCaseOutcome, TestRun } from '@greenroom/shared/session'
import { expect, it } from 'vitest'
import { outcomeOf } from './outcomes.ts'
import { shownCases } from './shownCases.ts'

const outcome = (stdin: string | null, expected_output: string | null, hidden = false): TestCaseOutcome => ({
  status: 'ACCEPTED',
  hidden,
  category: hidden ? 'Large' : null,
  stdin,
  expected_output,
  actual_output: '',
  stderr: '',
  timeMs: 1,
  memoryKb: 1,
})
const run = (...testCases: TestCaseOutcome[]): TestRun => ({
  runId: 'run-1',
  purpose: 'custom',
  programmingLanguage: 'python',
  requestedAt: 1,
  handedIn: false,
  outcome: {
    status: 'COMPLETED',
    results: {
      allTestCasesPassed: true,
      passed: testCases.length,
      total: testCases.length,
      compilation: { status: 'ACCEPTED', output: '' },
      testCases,
    },
  },
})

it('finds a case’s result, even if its long input is returned in part', () => {
  const long = '1 '.repeat(4_000)
  const told = run(outcome('1', '2'), outcome('1', null), outcome(`${long.slice(0, 4_000)}…`, null))
  expect(outcomeOf(told, { stdin: '1', expected: '2' })).toBe(
    told.outcome.status === 'COMPLETED' && told.outcome.results?.testCases[0],
  )
  expect(outcomeOf(told, { stdin: '1', expected: null })?.expected_output).toBeNull()
  expect(outcomeOf(told, { stdin: long, expected: null })).toBeDefined()
})

it('has no result for a case edited since, or for a hidden one', () => {
  const told = run(outcome('1', '2'), outcome(null, null, true))
  expect(outcomeOf(told, { stdin: '1', expected: '3' })).toBeUndefined()
  expect(outcomeOf(undefined, { stdin: '1', expected: '2' })).toBeUndefined()
})

it('lists the challenge’s cases first, then the candidate’s own', () => {
  const own = [{ id: 'a', name: 'Mine', stdin: '', expected: null }]
  expect(shownCases([{ stdin: '1', expected_output: '2' }], own).map(({ name }) => name)).toEqual(['Case 1', 'Mine'])
})
