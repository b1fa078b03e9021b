import {
  type InProgress,
  isFailure,
  isPending,
  lastHandIn,
  questionsOf,
  type Session,
  type SessionEvent,
  type TestRun,
  undoMs,
} from '@greenroom/shared/session'
import type { JobResult } from '@greenroom/shared/wire'
import type { ClockCommandOf } from '../../commands.ts'
import { unsettledHandIn } from '../../unsettledHandIn.ts'
import { debrief } from '../conversation/debrief.ts'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { shieldAfter } from '../powerUps/powerUpEnds.ts'
import { stepTo } from '../questions/progress.ts'
import type { Effects } from '../questions/questions.ts'
import { timeGivenBack } from '../time/outage.ts'

export function decideStartTestRun(state: Session, command: Extract<JobResult, { type: 'StartTestRun' }>): Decision {
  const run = pendingRun(state, command.runId)
  if (run === undefined) return refuse('NO_LONGER_AWAITED')
  if (run.outcome.status === 'PENDING') return accept()
  return accept([{ type: 'TestRunStarted', runId: command.runId, status: 'PENDING', executionStatus: 'IN_PROGRESS' }])
}

/**
 * Stores a test run's result, or its failure. While a hand-in can still be undone, its result is stored but has no
 * effect yet.
 */
export function decideFinishTestRun(
  state: Session,
  command: Extract<JobResult, { type: 'CompleteTestRun' | 'RejectTestRun' }>,
  context: Context,
): Decision {
  const run = pendingRun(state, command.runId)
  if (run === undefined || state.phase === 'NOT_STARTED') return refuse('NO_LONGER_AWAITED')
  const result: SessionEvent =
    command.type === 'RejectTestRun'
      ? { type: 'TestRunRejected', runId: command.runId, executionStatus: 'REJECTED_INSUFFICIENT_TOKENS' }
      : { type: 'TestRunCompleted', runId: command.runId, executionStatus: 'COMPLETED', results: command.results }
  if (state.phase === 'IN_PROGRESS' && isUndoableRun(state, run, context.now)) return accept([result])
  const outcome: TestRun['outcome'] =
    command.type === 'RejectTestRun'
      ? { status: 'REJECTED_INSUFFICIENT_TOKENS' }
      : { status: 'COMPLETED', results: command.results }
  const finished = [result, ...shieldAfter(state, run.runId, isFailure(outcome))]
  if (state.phase === 'ENDED') return afterTheEnd(state, run, finished)
  const wasJudged = run.purpose === 'hidden' || run.purpose === 'submission'
  const isCurrent = state.question.runs.some(({ runId }) => runId === run.runId)
  if (!isCurrent || !wasJudged || state.step !== 'testing') return accept(finished)
  const after = followUp(state, { ...run, outcome }, context)
  return accept([...finished, ...after.events], after.jobs)
}

/** Lets the interviewer react once the hand-in can no longer be undone and its result is in. */
export function decideSettleHandIn(
  state: Session,
  { handInId }: ClockCommandOf<'SettleHandIn'>,
  context: Context,
): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NO_LONGER_AWAITED')
  const unsettled = unsettledHandIn(state)
  if (unsettled?.handIn.handInId !== handInId || context.now < unsettled.handIn.at + undoMs)
    return refuse('NO_LONGER_AWAITED')
  const { run } = unsettled
  const after = followUp(state, run, context)
  return accept([...shieldAfter(state, run.runId, isFailure(run.outcome)), ...after.events], after.jobs)
}

const isUndoableRun = ({ step, question }: InProgress, { runId }: TestRun, now: number): boolean => {
  const last = lastHandIn(question)
  return step === 'testing' && last?.runId === runId && now < last.at + undoMs
}

/** Moves to the follow-up after the tests; the interviewer speaks first. */
function followUp(state: InProgress, run: TestRun, context: Context): Effects {
  const reacts = state.awaitingReply === null && state.control === 'ai'
  const reaction = reacts ? debrief(context) : { events: [], jobs: [] }
  // If the platform failed to run the code, gives the candidate the waiting time back.
  const failed = run.outcome.status === 'COMPLETED' && run.outcome.results === null
  const givenBack = failed ? timeGivenBack(state, run.requestedAt, context.now) : []
  return { events: [...givenBack, stepTo('follow_up'), ...reaction.events], jobs: reaction.jobs }
}

/**
 * Handles a run that finished after the interview's end. If it was the last pending run, requests the scorecard, which
 * was waiting for it.
 */
function afterTheEnd(state: Extract<Session, { phase: 'ENDED' }>, run: TestRun, finished: SessionEvent[]): Decision {
  const others = state.questions
    .flatMap(({ runs }) => runs)
    .filter((each) => isPending(each) && each.runId !== run.runId)
  const isAwaited = state.scorecard.status === 'pending' && state.scorecard.from === 'ai'
  return isAwaited && others.length === 0
    ? accept([...finished, { type: 'ScorecardRequested' }], [{ kind: 'scorecard.complete' }])
    : accept(finished)
}

function pendingRun(state: Session, runId: string): TestRun | undefined {
  return questionsOf(state)
    .flatMap(({ runs }) => runs)
    .find((run) => run.runId === runId && isPending(run))
}
