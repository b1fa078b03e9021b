import { codeRuns, hasClock, isAfterCoding, isExam } from '../rules/interview.ts'
import { isSpoken } from '../rules/rounds.ts'
import { remainingAt } from './clock.ts'
import type { EventOf } from './events.ts'
import { inPhase, type Moment } from './phases.ts'
import { updateQuestion } from './progress.ts'
import type { HandIn, InProgress, Question, Session, TestRun } from './state.ts'
import type { TestRunResults } from './testRun.ts'

/**
 * How long after a hand-in the candidate can undo it without a trace, in ms. The interviewer reacts only once this has
 * passed.
 */
export const undoMs = 5_000

export const handInIdOf = (seq: number): string => `hand-in-${seq}`

/** A question's handed-in versions that weren't undone, in order. */
export const handInsOf = ({ handIns = [] }: Pick<Question, 'handIns'>): readonly HandIn[] => handIns

/** The latest handed-in version that wasn't undone, or undefined. */
export const lastHandIn = (question: Pick<Question, 'handIns'>): HandIn | undefined => handInsOf(question).at(-1)

/** The fields that decide which version counts. */
export type JudgedVersion = Pick<HandIn, 'testsPassed' | 'bugNamed'>

/**
 * Picks the version that counts: the one that passes the most tests. On a tie, prefers a version in which the
 * interviewer named no bug, then the earlier version. Picks a version without test results only if no version has any.
 */
export function bestHandIn<V extends JudgedVersion>(versions: readonly V[]): V | undefined {
  return versions.reduce<V | undefined>(
    (best, version) => (best === undefined || isBetter(version, best) ? version : best),
    undefined,
  )
}

function isBetter(one: JudgedVersion, other: JudgedVersion): boolean {
  const [passed, otherPassed] = [one.testsPassed ?? -1, other.testsPassed ?? -1]
  return passed === otherPassed ? other.bugNamed && !one.bugNamed : passed > otherPassed
}

/** A question's scored version, or undefined if nothing was handed in. */
export const countedHandIn = (question: Pick<Question, 'handIns'>): HandIn | undefined =>
  bestHandIn(handInsOf(question))

/**
 * The results of all tests on the version that counts. If nothing was handed in, the results on the code left in the
 * editor. Null if there are no results.
 */
export function judgedTests(
  question: Pick<Question, 'handIns' | 'runs'>,
): Pick<TestRunResults, 'passed' | 'total'> | null {
  const counted = countedHandIn(question)
  if (counted !== undefined) {
    const { testsPassed: passed, testsTotal: total } = counted
    return passed === null || total === null ? null : { passed, total }
  }
  return question.runs.map(resultsOfAllTests).findLast((results) => results !== null) ?? null
}

const resultsOfAllTests = ({ purpose, outcome }: TestRun): TestRunResults | null =>
  (purpose === 'hidden' || purpose === 'submission') && outcome.status === 'COMPLETED' ? outcome.results : null

/** Whether the code in the editor is a sketch: the candidate has handed in and hasn't gone back to coding. */
export const isSketching = ({ step, question }: Pick<InProgress, 'step' | 'question'>): boolean =>
  isAfterCoding(step) && handInsOf(question).length > 0

/**
 * Whether the room may show how many hidden tests passed: yes in interviews where the candidate may run code, and in
 * on-site interviews that aren't exams.
 */
export const showsHiddenResults = (state: Pick<Session, 'settings' | 'assessmentType' | 'exam'>): boolean =>
  codeRuns(state) || (state.settings.interviewStage === 'on_site' && !isExam(state))

/**
 * Whether the candidate knows of a bug in the last hand-in: the interviewer named the bug, or a test failed in a room
 * that shows results. Always false while the hand-in can be undone.
 */
export function isBugOpen(
  state: Pick<InProgress, 'settings' | 'assessmentType' | 'exam' | 'step' | 'question'>,
): boolean {
  const last = lastHandIn(state.question)
  if (last === undefined || state.step === 'testing') return false
  const failed = last.testsPassed !== null && last.testsTotal !== null && last.testsPassed < last.testsTotal
  return last.bugNamed || (failed && showsHiddenResults(state))
}

const isTimeLeft = (state: InProgress, now: number): boolean => !hasClock(state) || remainingAt(state.clock, now) > 0

/** Whether the latest hand-in's tests couldn't run because of a fault on our side. */
export function hasNoResult({ question }: Pick<InProgress, 'question'>): boolean {
  const last = lastHandIn(question)
  const run = question.runs.find(({ runId }) => runId === last?.runId)
  return run?.outcome.status === 'COMPLETED' && run.outcome.results === null
}

/** Whether the candidate may hand in again after coding: a bug is open or there's no result, and time is left. */
export const maySubmitAgain = (state: InProgress, now: number): boolean =>
  isSketching(state) && (isBugOpen(state) || hasNoResult(state)) && isTimeLeft(state, now)

/** Whether the last hand-in can be undone for free. */
export function isUndoable(state: InProgress, now: number): boolean {
  const last = lastHandIn(state.question)
  return last !== undefined && state.step === 'testing' && now < last.at + undoMs && isTimeLeft(state, now)
}

/** Why the candidate may not go back to coding once the hand-in can no longer be undone, or null if they may. */
export function backToCodingRefusal(
  state: InProgress,
  now: number,
): 'NOT_HANDED_IN' | 'NOT_IN_PROGRESS' | 'ALREADY_WENT_BACK' | 'REPLY_PENDING' | null {
  if (!isSketching(state) || isSpoken(state.question.challenge.challengeType)) return 'NOT_HANDED_IN'
  if (!isTimeLeft(state, now)) return 'NOT_IN_PROGRESS'
  if (state.question.wentBack === true) return 'ALREADY_WENT_BACK'
  // The interviewer may still be writing their closing words on the question.
  return state.step === 'wrap_up' && state.awaitingReply !== null ? 'REPLY_PENDING' : null
}

/**
 * Whether none of the code is the candidate's own. True if the code is empty, or equals the stub except for white
 * space.
 */
export const isUntouched = (code: string, stub: string): boolean => bare(code) === '' || bare(code) === bare(stub)

const bare = (code: string): string => code.replaceAll(/\s+/g, '')

type HandInEvent = EventOf<'CodeHandedIn' | 'CodingResumed' | 'BugNamed' | 'ResultShown'>

/** Updates the session after an event about a hand-in: made, taken back, or found to have a bug. */
export function afterHandInEvent(state: Session, event: HandInEvent, moment: Moment): Session {
  const progress = inPhase(state, 'IN_PROGRESS')
  const { question } = progress
  const handIns = handInsOf(question)
  switch (event.type) {
    case 'CodeHandedIn': {
      const { handInId, runId, code, programmingLanguage, untouched } = event
      const handIn: HandIn = {
        ...{ handInId, runId, seq: moment.seq, at: moment.at, code, programmingLanguage, untouched },
        ...{ fromStep: progress.step, testsPassed: null, testsTotal: null, bugNamed: false },
      }
      return updateQuestion(progress, { handIns: [...handIns, handIn] })
    }
    case 'CodingResumed':
      return updateQuestion(progress, event.undone ? withoutHandIn(question, event.handInId) : { wentBack: true })
    case 'BugNamed': {
      const { handInId, traced } = event
      const named = { bugNamed: true, ...(traced === undefined ? {} : { traced }) }
      return updateQuestion(progress, {
        handIns: handIns.map((each) => (each.handInId === handInId ? { ...each, ...named } : each)),
      })
    }
    case 'ResultShown': {
      const { handInId, bug, counterexample } = event
      return updateQuestion(progress, {
        handIns: handIns.map((each) =>
          each.handInId === handInId ? { ...each, bugNamed: each.bugNamed || bug, shown: { counterexample } } : each,
        ),
      })
    }
  }
}

/**
 * Removes a hand-in and its run from the question, as if it had never been made. A result that arrives later is
 * ignored.
 */
function withoutHandIn(question: Question, handInId: string): Partial<Question> {
  const handIns = handInsOf(question)
  const undone = handIns.find((each) => each.handInId === handInId)
  if (undone === undefined) return {}
  const { testsPassed, testsTotal, at, runId, untouched } = undone
  const wasJudged = testsPassed !== null && testsTotal !== null
  const solvedByIt = wasJudged && testsPassed === testsTotal && question.solvedAt !== null && question.solvedAt >= at
  const failed = wasJudged && testsPassed < testsTotal
  return {
    handIns: handIns.filter((each) => each !== undone),
    runs: question.runs.filter((run) => run.runId !== runId),
    changedSinceHiddenRun: !untouched,
    solvedAt: solvedByIt ? null : question.solvedAt,
    failedSubmissions: question.failedSubmissions - (failed ? 1 : 0),
  }
}

/** Records a run's result on the version it tested. */
export const withJudgedHandIn = (question: Question, runId: string, results: TestRunResults | null): Question =>
  results === null || !handInsOf(question).some((each) => each.runId === runId)
    ? question
    : {
        ...question,
        handIns: handInsOf(question).map((each) =>
          each.runId === runId ? { ...each, testsPassed: results.passed, testsTotal: results.total } : each,
        ),
      }
