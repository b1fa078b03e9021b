import type { SessionEvent, TestRunResults } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { startedState, startOfTime } from '../../session/testing/sampleState.ts'
import { handInViewOf } from './useHandIn.ts'

const step = (name: 'coding' | 'testing' | 'follow_up'): SessionEvent => ({ type: 'StepChanged', step: name })
const handedIn = (number: number, code: string): SessionEvent[] => [
  {
    ...{ type: 'CodeHandedIn', handInId: `h${number}`, runId: `r${number}`, code },
    ...{ programmingLanguage: 'python', untouched: false },
  },
  step('testing'),
  {
    ...{ type: 'TestRunRequested', runId: `r${number}`, purpose: 'hidden', programmingLanguage: 'python' },
    ...{ status: 'IN_QUEUE', executionStatus: 'ACCEPTED', handedIn: true },
  },
]
const judged = (number: number, passed: number): SessionEvent => {
  const results: TestRunResults = {
    allTestCasesPassed: passed === 17,
    passed,
    total: 17,
    compilation: { status: 'ACCEPTED', output: '' },
    testCases: [],
  }
  return { type: 'TestRunCompleted', runId: `r${number}`, executionStatus: 'COMPLETED', results }
}
const later = startOfTime + 60_000
const viewAt = (now: number, ...events: SessionEvent[]) =>
  handInViewOf(startedState({ type: 'ClockStarted' }, step('coding'), ...events), now, false)

describe('what the room shows of a hand-in', () => {
  it('is locked and shows no result while it can be undone', () => {
    const view = viewAt(startOfTime + 2_000, ...handedIn(1, 'a'), judged(1, 3))
    expect(view).toMatchObject({ undoLeftMs: 3_000, isLocked: true, versions: [], isBugOpen: false, mayGoBack: false })
  })

  it('is locked while it is being sent', () => {
    const view = handInViewOf(startedState(step('coding')), later, true)
    expect(view).toMatchObject({ undoLeftMs: 0, isLocked: true })
  })

  it('is a version and a sketch afterwards, with a way back', () => {
    const view = viewAt(later, ...handedIn(1, 'a'), judged(1, 17), step('follow_up'))
    expect(view).toMatchObject({
      ...{ isLocked: false, isSketch: true, isBugOpen: false, maySubmitAgain: false, mayGoBack: true },
      ...{ versions: [{ code: 'a', testsPassed: 17 }], counted: { code: 'a' }, showsResults: true },
    })
  })

  it('is handed in again while a bug is open, and the best version counts', () => {
    const first = [...handedIn(1, 'a'), judged(1, 3), step('follow_up')]
    expect(viewAt(later, ...first)).toMatchObject({ isBugOpen: true, maySubmitAgain: true, isSameAsLast: false })
    const again = [...first, ...handedIn(2, 'b'), judged(2, 2), step('follow_up')]
    expect(viewAt(later, ...again)).toMatchObject({ counted: { code: 'a' }, versions: [{}, {}], maySubmitAgain: true })
  })

  it('is the version that counts at the end, next to code that was never handed in', () => {
    const over: SessionEvent = { type: 'InterviewEnded', reason: 'time_up', scored: true }
    const view = viewAt(later, ...handedIn(1, 'a'), judged(1, 17), step('follow_up'), over)
    expect(view).toMatchObject({ isOver: true, isSketch: true, counted: { code: 'a' }, mayGoBack: false })
  })

  it('is code again after returning to it', () => {
    const returned = [
      ...[...handedIn(1, 'a'), judged(1, 17), step('follow_up')],
      ...([{ type: 'CodingResumed', handInId: 'h1', undone: false }, step('coding')] satisfies SessionEvent[]),
    ]
    expect(viewAt(later, ...returned)).toMatchObject({ isSketch: false, mayGoBack: false, versions: [{ code: 'a' }] })
  })
})
