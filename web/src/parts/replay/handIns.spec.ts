import type { CommitView, SessionEvent } from '@greenroom/shared/session'
import { expect, test } from 'vitest'
import { handInsOf, isSketchAt, momentAmong, resultsInWords } from './handIns.ts'

const start = 1_000_000
const commit = (seq: number, second: number, ...events: SessionEvent[]): CommitView => ({
  sessionId: 's',
  seq,
  at: start + second * 1000,
  events,
})
const wrote = (code: string, sketch = false): SessionEvent => ({
  type: 'CodeSnapshotTaken',
  code,
  programmingLanguage: 'python',
  reason: 'typing',
  ...(sketch ? { sketch } : {}),
})
const asked = (runId: string, purpose: 'hidden' | 'visible' | 'submission', handedIn?: boolean): SessionEvent => ({
  type: 'TestRunRequested',
  runId,
  purpose,
  programmingLanguage: 'python',
  status: 'IN_QUEUE',
  executionStatus: 'ACCEPTED',
  ...(handedIn === undefined ? {} : { handedIn }),
})
const answered = (runId: string, passed: number): SessionEvent => ({
  type: 'TestRunCompleted',
  runId,
  executionStatus: 'COMPLETED',
  results: {
    allTestCasesPassed: passed === 17,
    passed,
    total: 17,
    compilation: { status: 'ACCEPTED', output: '' },
    testCases: [],
  },
})

const log = (second: number) => [
  commit(1, 0, { type: 'InterviewStarted' }),
  commit(2, 60, wrote('a')),
  commit(3, 100, asked('own', 'visible')),
  commit(4, 244, asked('one', 'hidden', true)),
  commit(5, 250, answered('one', 17)),
  commit(6, 300, wrote('b')),
  commit(7, 341, asked('two', 'hidden', true)),
  commit(8, 345, answered('two', second)),
  commit(9, 400, wrote('c')),
  commit(10, 410, asked('left', 'hidden', false)),
]

test('a hand-in is listed with its result and its moment, and nothing else is listed', () => {
  expect(resultsInWords(handInsOf(log(17)))).toBe('17 of 17 at 04:04, again at 05:41')
  expect(resultsInWords(handInsOf(log(12)))).toBe('17 of 17 at 04:04 counts, 12 of 17 at 05:41')
  expect(resultsInWords(handInsOf(log(17).slice(0, 4)))).toBe('')
  expect(handInsOf(log(17)).map(({ runId, code }) => [runId, code])).toEqual([
    ['one', 'a'],
    ['two', 'b'],
  ])
})

test('a moment is described by the hand-ins before and after it', () => {
  const handIns = handInsOf(log(17))
  expect(momentAmong(handIns, { seq: 2, code: 'a', isSketch: false })).toBe('Before the first submission')
  expect(momentAmong(handIns, { seq: 4, code: 'a', isSketch: false })).toBe('Handed in')
  expect(momentAmong(handIns, { seq: 5, code: 'a', isSketch: false })).toBe(
    'Between the two submissions, the code didn’t change',
  )
  expect(momentAmong(handIns, { seq: 6, code: 'b', isSketch: false })).toBe(
    'Between the two submissions, the code changed',
  )
  expect(momentAmong(handIns, { seq: 9, code: 'c', isSketch: false })).toBe(
    'After the last submission, the code changed',
  )
  expect(momentAmong(handIns.slice(0, 1), { seq: 5, code: 'a', isSketch: false })).toBe(
    'After submission, the code didn’t change',
  )
  expect(momentAmong([], { seq: 5, code: 'a', isSketch: false })).toBe('')
})

const handedIn = (id: string, code: string): SessionEvent => ({
  type: 'CodeHandedIn',
  handInId: `hand-in-${id}`,
  runId: id,
  code,
  programmingLanguage: 'python',
  untouched: false,
})
const resumed = (id: string, undone: boolean): SessionEvent => ({
  type: 'CodingResumed',
  handInId: `hand-in-${id}`,
  undone,
})

test('an undone hand-in doesn’t count; one followed by a return to coding does', () => {
  const of = (undone: boolean) =>
    handInsOf([
      commit(1, 0, { type: 'InterviewStarted' }),
      commit(2, 10, handedIn('one', 'a'), asked('one', 'hidden', true)),
      commit(3, 12, resumed('one', undone)),
      commit(4, 30, handedIn('two', 'b'), asked('two', 'hidden', true)),
    ]).map(({ runId, atMs }) => [runId, atMs])
  expect(of(true)).toEqual([['two', 30_000]])
  expect(of(false)).toEqual([
    ['one', 10_000],
    ['two', 30_000],
  ])
})

test('a submission in practice has the facts from running it', () => {
  const facts = { searched: 9, wrong: 2, counterexample: null, cost: null }
  const told = handInsOf([
    commit(1, 0, { type: 'InterviewStarted' }),
    commit(2, 10, asked('one', 'submission', true), {
      ...{ type: 'LookRequested', versionId: 'look-2', code: 'a', programmingLanguage: 'python', runId: 'one' },
    }),
    commit(3, 20, asked('two', 'submission', true)),
    commit(4, 30, { type: 'CodeExamined', versionId: 'look-2', facts }),
  ])
  expect(told.map((each) => [each.runId, each.facts])).toEqual([
    ['one', facts],
    ['two', null],
  ])
})

test('code written after it is called a sketch', () => {
  const sketched = [
    commit(1, 0, { type: 'InterviewStarted' }),
    commit(2, 10, handedIn('one', 'a')),
    commit(3, 20, wrote('b', true)),
  ]
  expect(isSketchAt(sketched, 2)).toBe(false)
  expect(isSketchAt(sketched, 3)).toBe(true)
  expect(momentAmong(handInsOf(sketched), { seq: 3, code: 'b', isSketch: true })).toBe(
    'After submission, a sketch, never scored',
  )
})

test('the version that counts is listed, however many came after it', () => {
  const handIns = handInsOf([
    commit(1, 0, { type: 'InterviewStarted' }),
    commit(2, 60, handedIn('one', 'a'), asked('one', 'hidden', true)),
    commit(3, 70, answered('one', 17)),
    commit(4, 120, handedIn('two', 'b'), asked('two', 'hidden', true)),
    commit(5, 130, answered('two', 3)),
    commit(6, 180, handedIn('three', 'c'), asked('three', 'hidden', true)),
    commit(7, 190, answered('three', 5)),
  ])
  expect(handIns.map(({ counts }) => counts)).toEqual([true, false, false])
  expect(resultsInWords(handIns)).toBe('17 of 17 at 01:00 counts, 5 of 17 at 03:00')
})

test('of two that pass the same number of tests, one without a named bug counts', () => {
  const handIns = handInsOf([
    commit(1, 0, { type: 'InterviewStarted' }),
    commit(2, 60, handedIn('one', 'a'), asked('one', 'hidden', true)),
    commit(3, 70, answered('one', 17), { type: 'BugNamed', handInId: 'hand-in-one', messageId: 'm' }),
    commit(4, 120, handedIn('two', 'b'), asked('two', 'hidden', true)),
    commit(5, 130, answered('two', 17)),
  ])
  expect(handIns.map(({ counts }) => counts)).toEqual([false, true])
})
