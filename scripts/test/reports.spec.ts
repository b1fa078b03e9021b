import { expect, it } from 'vitest'
import { checkOutcome, failureLines, nothingRun, slowestLines, totalLine, withExitCode } from './outcome.ts'
import { playwrightOutcome, vitestOutcome } from './reports.ts'

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  testResults: [
    {
      name: '/checkout/engine/src/a.spec.ts',
      startTime: 1_000,
      endTime: 3_500,
      status: 'passed',
      assertionResults: [
        { status: 'passed', fullName: 'a' },
        { status: 'pending', fullName: 'the MongoDB store (no server)' },
      ],
    },
    {
      name: '/checkout/engine/src/b.spec.ts',
      startTime: 0,
      endTime: 100,
      status: 'failed',
      assertionResults: [
        {
          status: 'failed',
          fullName: 'b',
          failureMessages: ['Error: Property failed\n{ seed: 1 }\n\nHint: try again\n    at b.spec.ts'],
        },
      ],
    },
    {
      name: '/checkout/web/src/c.spec.tsx',
      startTime: 0,
      endTime: 0,
      status: 'failed',
      assertionResults: [],
      message: 'Cannot find c.tsx',
    },
  ],
}

it('counts a spec file that couldn’t be loaded as a failure', () => {
  expect(vitestOutcome(vitestReport, '/checkout')).toEqual({
    passed: 5,
    failed: 2,
    skipped: ['the MongoDB store (no server)'],
    notes: ['failed: b: Error: Property failed | { seed: 1 }', 'failed: c.spec.tsx: Cannot find c.tsx'],
    specs: [
      { file: 'engine/src/a.spec.ts', seconds: 2.5, passed: 1, failed: 0, notRun: 1 },
      { file: 'engine/src/b.spec.ts', seconds: 0.1, passed: 0, failed: 1, notRun: 0 },
      { file: 'web/src/c.spec.tsx', seconds: 0, passed: 0, failed: 1, notRun: 0 },
    ],
  })
})

it('says why a spec’s process ended, which Vitest’s report leaves out', () => {
  const name = '/checkout/engine/src/big.deep.spec.ts'
  const ran = ['passed', 'pending', 'pending'].map((status, index) => ({ status, fullName: `test ${index}` }))
  const file = { name, startTime: 0, endTime: 324_000, status: 'failed', assertionResults: ran, message: '' }
  const report = { numPassedTests: 1, numFailedTests: 0, testResults: [file] }
  const crash = `Worker exited unexpectedly with signal SIGABRT while running test file ${name}`
  const unfinished = '2 tests not finished, the first “test 1”'
  expect(vitestOutcome(report, '/checkout', ['another error', crash])).toMatchObject({
    failed: 1,
    notes: [`failed: big.deep.spec.ts: ${crash}; ${unfinished}`],
  })
  expect(vitestOutcome(report, '/checkout').notes).toEqual([
    `failed: big.deep.spec.ts: its process ended before its tests; ${unfinished}`,
  ])
})

it('counts a browser test that passed at the second try as a failure', () => {
  const stats = { expected: 3, unexpected: 1, flaky: 1 }
  const ran = (title: string, status: string, ...durations: number[]) => ({
    title,
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  })
  const error = { message: '\u001b[31mTimed out\u001b[39m after 30 s\nCall log' }
  const triedAgain = {
    title: 'tried again',
    tests: [{ status: 'flaky', results: [{ duration: 2_000, error }, { duration: 500 }] }],
  }
  const inner = { file: 'deep/room.e2e.ts', specs: [ran('left out', 'skipped', 0), ran('run', 'expected', 1_500)] }
  const suites = [{ file: 'deep/room.e2e.ts', specs: [triedAgain], suites: [inner] }]
  const report = { config: { rootDir: '/checkout/web/e2e' }, stats, suites }
  expect(playwrightOutcome(report, '/checkout')).toEqual({
    passed: 4,
    failed: 1,
    skipped: ['left out'],
    notes: ['passed on its second try: tried again: Timed out after 30 s | Call log'],
    specs: [{ file: 'web/e2e/deep/room.e2e.ts', seconds: 4, passed: 2, failed: 0, notRun: 1 }],
  })
  const many = { ...report, stats: { ...stats, flaky: 3 } }
  expect(playwrightOutcome(many, '/checkout')).toMatchObject({
    passed: 3,
    failed: 4,
    notes: ['failed: tried again: Timed out after 30 s | Call log'],
    specs: [{ passed: 1, failed: 1 }],
  })
})

it('counts a runner that fails without a failed test as a failure', () => {
  const outcome = { ...nothingRun, passed: 9 }
  expect(withExitCode(outcome, 1)).toEqual({ ...outcome, failed: 1 })
  expect(withExitCode({ ...outcome, failed: 3 }, 1)).toEqual({ ...outcome, failed: 3 })
  expect(withExitCode(outcome, 0)).toEqual(outcome)
})

it('adds up the stages in one line', () => {
  expect(totalLine([checkOutcome(true), checkOutcome(false), { ...nothingRun, passed: 40, failed: 2 }])).toBe(
    '41 passed, 3 failed',
  )
})

it('names the slowest specs of all stages', () => {
  const taking = (file: string, seconds: number) => ({
    ...nothingRun,
    specs: [{ file, seconds, passed: 1, failed: 0, notRun: 0 }],
  })
  const outcomes = [taking('a.spec.ts', 0.24), taking('b.int.spec.ts', 31), taking('c.e2e.ts', 7.06)]
  expect(slowestLines(outcomes, 2)).toEqual(['    31.0 s  b.int.spec.ts', '     7.1 s  c.e2e.ts'])
})

it('says every failure of a stage, also of a runner that crashed', () => {
  expect(
    failureLines('unit', { ...nothingRun, failed: 1, notes: ['passed on its second try: a', 'failed: b: why'] }),
  ).toEqual(['unit failed: b: why'])
  expect(failureLines('killers', { ...nothingRun, failed: 2, skipped: ['c'], notes: ['failed: b: why'] })).toEqual([
    'killers failed: b: why',
    'killers failed: 1 without a named test; the output above says why',
  ])
  expect(failureLines('unit', nothingRun)).toEqual([])
})
