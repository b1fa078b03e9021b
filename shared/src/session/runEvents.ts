import type { EventOf } from './events.ts'
import { handInsOf, withJudgedHandIn } from './handIns.ts'
import { inPhase, type Moment } from './phases.ts'
import { updateQuestion } from './progress.ts'
import { isFailure, isPass, isPending, type Question, type Session, type TestRun } from './state.ts'

type RunEvent = EventOf<'TestRunRequested' | 'TestRunStarted' | 'TestRunCompleted' | 'TestRunRejected'>

/** Updates the session after an event of a run. */
export function afterRunEvent(state: Session, event: RunEvent, moment: Moment): Session {
  switch (event.type) {
    case 'TestRunRequested': {
      const { runId, purpose, programmingLanguage, handedIn = false } = event
      const run: TestRun = {
        runId,
        purpose,
        programmingLanguage,
        requestedAt: moment.at,
        handedIn,
        outcome: { status: 'IN_QUEUE' },
      }
      const progress = inPhase(state, 'IN_PROGRESS')
      // Keep the previous version's run: if this hand-in is undone, that run becomes the latest again.
      const before = handInsOf(progress.question).findLast((each) => each.runId !== runId)
      const isKept = (each: TestRun) => isAwaitedSubmission(each) || each.runId === before?.runId
      return updateQuestion(progress, {
        runs: [...progress.question.runs.filter((each) => each.purpose !== purpose || isKept(each)), run],
        changedSinceHiddenRun:
          purpose === 'hidden' || purpose === 'submission' ? false : progress.question.changedSinceHiddenRun,
      })
    }
    case 'TestRunStarted':
      return updateRun(state, event.runId, { status: 'PENDING' })
    case 'TestRunCompleted':
      return updateRun(state, event.runId, { status: 'COMPLETED', results: event.results })
    case 'TestRunRejected':
      return updateRun(state, event.runId, { status: 'REJECTED_INSUFFICIENT_TOKENS' })
  }
}

/**
 * Whether this run tests a hand-in and is still pending. Its result counts even if a later run of the same kind has
 * begun.
 */
const isAwaitedSubmission = (run: TestRun): boolean => run.handedIn && isPending(run)

const ranAllTests = ({ purpose }: TestRun): boolean => purpose === 'hidden' || purpose === 'submission'

/** Updates a run, even after the interview has ended, because a late result is still part of the scorecard. */
function updateRun(state: Session, runId: string, outcome: TestRun['outcome']): Session {
  const fails = (run: TestRun): boolean => run.runId === runId && run.handedIn && isFailure(outcome)
  const solves = (run: TestRun): boolean => run.runId === runId && ranAllTests(run) && isPass(outcome)
  const results = outcome.status === 'COMPLETED' ? outcome.results : null
  const withRun = (question: Question): Question => ({
    ...withJudgedHandIn(question, runId, results),
    runs: question.runs.map((run) => (run.runId === runId ? { ...run, outcome } : run)),
    failedSubmissions: question.failedSubmissions + (question.runs.some(fails) ? 1 : 0),
    solvedAt: question.solvedAt ?? (question.runs.some(solves) ? state.at : null),
  })
  if (state.phase === 'ENDED') return { ...state, questions: state.questions.map(withRun) }
  const progress = inPhase(state, 'IN_PROGRESS')
  return { ...progress, question: withRun(progress.question), pastQuestions: progress.pastQuestions.map(withRun) }
}
