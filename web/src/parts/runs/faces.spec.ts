import type { TestCaseOutcome, TestRun } from '@greenroom/shared/session'
import { codeResultStatuses } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import { sentenceOf } from '../replay/runFacts.ts'
import { resultTexts } from '../room/texts.ts'
import { endOf } from './endOf.ts'
import { hiddenKinds, sentenceOfRun, verdictOf, verdictOfCase } from './ownRun.ts'

const outcome = (status: TestCaseOutcome['status'], rest: Partial<TestCaseOutcome> = {}): TestCaseOutcome => ({
  status,
  hidden: false,
  category: null,
  stdin: '1',
  expected_output: '1',
  actual_output: '',
  stderr: '',
  timeMs: 1,
  memoryKb: 1,
  ...rest,
})

const run = (result: TestRun['outcome']): TestRun => ({
  runId: 'run-1',
  purpose: 'visible',
  programmingLanguage: 'python',
  requestedAt: 1,
  handedIn: false,
  outcome: result,
})
const completed = (status: TestCaseOutcome['status']): TestRun => {
  const allTestCasesPassed = status === 'ACCEPTED'
  const compilation = { status: status === 'COMPILATION_ERROR' ? status : ('ACCEPTED' as const), output: '' }
  const passed = allTestCasesPassed ? 1 : 0
  const results = { allTestCasesPassed, passed, total: 1, compilation, testCases: [outcome(status)] }
  return run({ status: 'COMPLETED', results })
}

describe('every status of the specification', () => {
  it.each(codeResultStatuses)('%s has its own symbol and word, as a case and as a run', (status) => {
    const told = status === 'IN_QUEUE' || status === 'PENDING' ? run({ status }) : completed(status)
    expect(verdictOf(told)).toBe(status)
    expect(verdictOfCase(outcome(status))).toBe(status)
    expect(sentenceOfRun(told)).not.toBe('')
  })

  it('has a unique name, and so have the runs that never started', () => {
    const names = Object.values(resultTexts).map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(verdictOf(run({ status: 'REJECTED_INSUFFICIENT_TOKENS' }))).toBe('OUT_OF_TOKENS')
    expect(sentenceOfRun(run({ status: 'REJECTED_INSUFFICIENT_TOKENS' }))).toBe(
      'We couldn’t start this run. Your code is safe.',
    )
    expect(sentenceOfRun(run({ status: 'COMPLETED', results: null }))).toBe(
      'Something went wrong on our side, not in your code. Nothing was charged. Run it again.',
    )
  })
})

describe('a run that stopped at the first case that took too long', () => {
  const late = outcome('TIME_LIMIT_EXCEEDED', { timeMs: 2_001 })
  const notRun = outcome('TIME_LIMIT_EXCEEDED', { notRun: true, stderr: 'Not run: …' })
  const hidden = { hidden: true, category: 'Edges', stdin: null, expected_output: null }
  const testCases = [outcome('ACCEPTED'), late, notRun, { ...notRun, ...hidden }, { ...late, ...hidden }]
  const compilation = { status: 'ACCEPTED' as const, output: '' }
  const results = { allTestCasesPassed: false, passed: 1, total: 5, compilation, testCases }

  it('says how many cases weren’t run, and counts them as not passed', () => {
    const told = run({ status: 'COMPLETED', results })
    expect(verdictOf(told)).toBe('TIME_LIMIT_EXCEEDED')
    expect(sentenceOfRun(told)).toBe('1 of 5 pass. 2 not run. Case 2 is the first to fail.')
    expect(hiddenKinds(testCases)).toEqual([{ name: 'Edges', passed: 0, notRun: 1, total: 2 }])
    expect(sentenceOf(told)).toBe('Tests: 1 of 5 passed. 2 not run.')
  })

  it('says that such a case wasn’t run, rather than stopped', () => {
    expect(verdictOfCase(notRun)).toBe('NOT_RUN')
    expect(resultTexts[verdictOfCase(notRun)].name).toBe('Not run')
    expect(endOf(notRun)).toBe('A case before this one ran out of time.')
    expect(verdictOfCase(late)).toBe('TIME_LIMIT_EXCEEDED')
  })
})

describe('how a program ended', () => {
  it.each([
    [{ reason: 'memory', signal: 'SIGKILL' }, 'The program used more memory than allowed.'],
    [{ reason: 'output' }, 'The program printed more than allowed. Is there an infinite loop?'],
    [{ signal: 'SIGFPE' }, 'The program divided by zero, or its arithmetic overflowed (SIGFPE).'],
    [{ signal: 'SIGXYZ' }, 'The program was stopped by SIGXYZ.'],
    [{ exitCode: 1 }, 'The program ended with exit code 1.'],
    // Older logs don't contain these facts.
    [{}, null],
  ] as const)('%j', (rest, sentence) => {
    expect(endOf(outcome('RUNTIME_ERROR', rest))).toBe(sentence)
  })

  it('is shown for a program that was stopped, but not for one that ended by itself', () => {
    expect(endOf(outcome('TIME_LIMIT_EXCEEDED', { timeMs: 2001.4 }))).toContain('after 2001 ms')
    expect(endOf(outcome('WRONG_ANSWER', { exitCode: 0 }))).toBeNull()
  })
})
