import type { Question, TestCaseOutcome, TestRun, TestRunResults } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { hiddenKinds, latestOwnRun, sentenceOfRun, verdictOf, verdictOfCase } from './ownRun.ts'

const outcome = (status: TestCaseOutcome['status'], category: string | null = null): TestCaseOutcome => ({
  status,
  hidden: category !== null,
  category,
  stdin: category === null ? '1' : null,
  expected_output: category === null ? '1' : null,
  actual_output: null,
  stderr: null,
  timeMs: 1,
  memoryKb: 1,
})

const run = (testCases: TestCaseOutcome[] | null, rest: Partial<TestRunResults> = {}): TestRun => {
  const passed = testCases?.filter(({ status }) => status === 'ACCEPTED').length ?? 0
  const total = testCases?.length ?? 0
  return {
    runId: 'run-1',
    purpose: 'visible',
    programmingLanguage: 'python',
    requestedAt: 1,
    handedIn: false,
    outcome: {
      status: 'COMPLETED',
      results:
        testCases === null
          ? null
          : {
              allTestCasesPassed: passed === total,
              passed,
              total,
              compilation: { status: 'ACCEPTED', output: '' },
              testCases,
              ...rest,
            },
    },
  }
}

describe('the verdict on a run', () => {
  it('is the first failure, and the sentence says how many cases pass', () => {
    const failed = run([outcome('ACCEPTED'), outcome('TIME_LIMIT_EXCEEDED'), outcome('WRONG_ANSWER')])
    expect(verdictOf(failed)).toBe('TIME_LIMIT_EXCEEDED')
    expect(sentenceOfRun(failed)).toBe('1 of 3 pass. Case 2 is the first to fail.')
    expect(sentenceOfRun(run([outcome('ACCEPTED')]))).toBe('The case passes.')
  })

  it('distinguishes our fault, missing tokens and the compiler from the candidate’s fault', () => {
    expect(verdictOf(run(null))).toBe('INTERNAL_ERROR')
    expect(verdictOf({ ...run(null), outcome: { status: 'REJECTED_INSUFFICIENT_TOKENS' } })).toBe('OUT_OF_TOKENS')
    const compilation = { status: 'COMPILATION_ERROR', output: 'line 1' } as const
    expect(verdictOf(run([outcome('COMPILATION_ERROR')], { compilation }))).toBe('COMPILATION_ERROR')
  })

  it('is empty if nothing was expected, unless the program failed', () => {
    const own = (status: TestCaseOutcome['status']) => ({ ...outcome(status), expected_output: null })
    const ran = run([own('ACCEPTED')])
    expect(verdictOf(ran)).toBe('RAN')
    expect(sentenceOfRun(ran)).toBe('The program exited normally.')
    expect(verdictOfCase(own('ACCEPTED'))).toBe('RAN')
    const crashed = run([own('RUNTIME_ERROR')])
    expect(verdictOf(crashed)).toBe('RUNTIME_ERROR')
    expect(sentenceOfRun(crashed)).toBe('The program ended with an error.')
    expect(verdictOfCase(own('RUNTIME_ERROR'))).toBe('RUNTIME_ERROR')
    const compilation = { status: 'COMPILATION_ERROR', output: 'line 1' } as const
    expect(verdictOf(run([own('COMPILATION_ERROR')], { compilation }))).toBe('COMPILATION_ERROR')
  })

  it('counts only judged cases if there are both kinds', () => {
    const unjudged = { ...outcome('ACCEPTED'), expected_output: null }
    expect(sentenceOfRun(run([outcome('WRONG_ANSWER'), unjudged]))).toBe('0 of 1 pass. Case 1 is the first to fail.')
    expect(sentenceOfRun(run([outcome('ACCEPTED'), outcome('ACCEPTED'), unjudged]))).toBe('All 2 cases pass.')
  })

  it('judges own cases with an expected output, as older logs have them', () => {
    expect(verdictOf(run([{ ...outcome('ACCEPTED'), expected_output: '' }]))).toBe('ACCEPTED')
    expect(verdictOf(run([outcome('ACCEPTED', 'edge')]))).toBe('ACCEPTED')
  })

  it('shows only the kinds of hidden cases', () => {
    expect(hiddenKinds([outcome('ACCEPTED'), outcome('ACCEPTED', 'edge'), outcome('WRONG_ANSWER', 'edge')])).toEqual([
      { name: 'edge', passed: 1, notRun: 0, total: 2 },
    ])
  })

  it('never comes from a hidden run', () => {
    const runs = [run([]), { ...run([]), runId: 'run-2', purpose: 'hidden', requestedAt: 2 }] as TestRun[]
    expect(latestOwnRun({ runs } as Question)?.runId).toBe('run-1')
  })
})
