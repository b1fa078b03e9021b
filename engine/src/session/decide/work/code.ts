import { codeRuns, isAfterCoding, submitsRepeatedly } from '@greenroom/shared/rules'
import {
  currentCode,
  type InProgress,
  isPending,
  type ParticipantCommandOf,
  questionsOf,
  type Session,
  type SessionEvent,
  type TestRun,
} from '@greenroom/shared/session'
import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import type { JobResult } from '@greenroom/shared/wire'
import { debrief } from '../conversation/debrief.ts'
import { isDeckNow } from '../conversation/statements.ts'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { shieldAfter } from '../powerUps/powerUpEnds.ts'
import { isSpokenNow } from '../questions/progress.ts'
import { requestHiddenRun } from '../questions/questions.ts'
import { timeGivenBack } from '../time/outage.ts'

type Reason = Extract<SessionEvent, { type: 'CodeSnapshotTaken' }>['reason']

/** Keeps the code. The same code again is no news; the first edit begins the coding. */
export function decideSaveCode(state: Session, command: ParticipantCommandOf<'SaveCode'>): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  return accept([...snapshot(state, command.code, command.programmingLanguage, 'typing'), ...firstEdit(state, command)])
}

/** The hidden tests run behind the scenes; nothing ends. An answer in words is done without any. */
export function decideDoneCoding(
  state: Session,
  command: ParticipantCommandOf<'DoneCoding'>,
  context: Context,
): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (isAfterCoding(state.step)) return refuse('ALREADY_DONE')
  const { seq } = context
  const code = command.code ?? currentCode(state.question, state.programmingLanguage)
  if (isSpokenNow(state)) {
    if (state.awaitingReply !== null) return refuse('REPLY_PENDING')
    const reaction = state.control === 'ai' ? debrief(context) : { events: [], jobs: [] }
    const written = snapshot(state, code, state.programmingLanguage, 'done')
    // Who stops a deck early is asked nothing further.
    const after = isDeckNow(state) ? 'wrap_up' : 'follow_up'
    return accept([...written, { type: 'StepChanged', step: after }, ...reaction.events], reaction.jobs)
  }
  const run = requestHiddenRun(state, code, seq, true)
  return accept(
    [
      ...snapshot(state, code, state.programmingLanguage, 'done'),
      { type: 'StepChanged', step: 'testing' },
      ...run.events,
    ],
    run.jobs,
  )
}

/** Runs the visible cases, or the candidate's own, where the interview lets code run. */
export function decideRunTests(state: Session, command: ParticipantCommandOf<'RunTests'>, { seq }: Context): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (!codeRuns(state) || isSpokenNow(state)) return refuse('CODE_EXECUTION_DISABLED')
  const purpose = command.testCases === undefined || command.testCases.length === 0 ? 'visible' : 'custom'
  if (state.question.runs.some((run) => isPending(run) && (run.purpose === 'visible' || run.purpose === 'custom')))
    return refuse('RUN_PENDING')
  const { code, programmingLanguage } = command
  const runId = `run-${seq}`
  return accept(
    [
      ...snapshot(state, code, programmingLanguage, 'run'),
      ...firstEdit(state, command),
      {
        type: 'TestRunRequested',
        runId,
        purpose,
        programmingLanguage,
        status: 'IN_QUEUE',
        executionStatus: 'ACCEPTED',
      },
    ],
    [{ kind: 'code.run', runId, purpose, programmingLanguage, code, testCases: command.testCases ?? [] }],
  )
}

/**
 * Hands the code in for all cases, where the interview lets code run. That ends the coding, but in practice, where one hands in as
 * often as one likes.
 */
export function decideSubmitCode(
  state: Session,
  command: ParticipantCommandOf<'SubmitCode'>,
  { seq }: Context,
): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (!codeRuns(state) || isSpokenNow(state)) return refuse('CODE_EXECUTION_DISABLED')
  if (isAfterCoding(state.step)) return refuse('ALREADY_DONE')
  const isAgain = submitsRepeatedly(state)
  if (isAgain && state.question.runs.some((run) => isPending(run) && run.purpose === 'submission'))
    return refuse('RUN_PENDING')
  const { code, programmingLanguage } = command
  const runId = `run-${seq}`
  const step: SessionEvent[] = isAgain ? firstEdit(state, command) : [{ type: 'StepChanged', step: 'testing' }]
  return accept(
    [
      ...snapshot(state, code, programmingLanguage, 'submission'),
      ...step,
      {
        type: 'TestRunRequested',
        runId,
        purpose: 'submission',
        programmingLanguage,
        status: 'IN_QUEUE',
        executionStatus: 'ACCEPTED',
        handedIn: true,
      },
    ],
    [{ kind: 'code.run', runId, purpose: 'submission', programmingLanguage, code, testCases: [] }],
  )
}

export function decideStartTestRun(state: Session, command: Extract<JobResult, { type: 'StartTestRun' }>): Decision {
  const run = pendingRun(state, command.runId)
  if (run === undefined) return refuse('NO_LONGER_AWAITED')
  if (run.outcome.status === 'PENDING') return accept()
  return accept([{ type: 'TestRunStarted', runId: command.runId, status: 'PENDING', executionStatus: 'IN_PROGRESS' }])
}

/** A result is in, or there will be none. */
export function decideFinishTestRun(
  state: Session,
  command: Extract<JobResult, { type: 'CompleteTestRun' | 'RejectTestRun' }>,
  context: Context,
): Decision {
  const run = pendingRun(state, command.runId)
  if (run === undefined) return refuse('NO_LONGER_AWAITED')
  if (state.phase === 'NOT_STARTED') return refuse('NO_LONGER_AWAITED')
  const result: SessionEvent =
    command.type === 'RejectTestRun'
      ? { type: 'TestRunRejected', runId: command.runId, executionStatus: 'REJECTED_INSUFFICIENT_TOKENS' }
      : { type: 'TestRunCompleted', runId: command.runId, executionStatus: 'COMPLETED', results: command.results }
  const passed = command.type === 'CompleteTestRun' && command.results?.allTestCasesPassed === true
  const judged = command.type === 'CompleteTestRun' && command.results !== null
  const finished = [result, ...shieldAfter(state, run.runId, judged && !passed)]
  if (state.phase === 'ENDED') return afterTheEnd(state, run, finished)
  const wasJudged = run.purpose === 'hidden' || run.purpose === 'submission'
  const isCurrent = state.question.runs.some(({ runId }) => runId === run.runId)
  if (!isCurrent || !wasJudged || state.step !== 'testing') return accept(finished)
  const reacts = state.awaitingReply === null && state.control === 'ai'
  const reaction = reacts ? debrief(context) : { events: [], jobs: [] }
  // A run that failed for a reason of ours kept the candidate waiting for nothing.
  const failed = command.type === 'CompleteTestRun' && command.results === null
  const givenBack = failed ? timeGivenBack(state, run.requestedAt, context.now) : []
  return accept(
    [...finished, ...givenBack, { type: 'StepChanged', step: 'follow_up' }, ...reaction.events],
    reaction.jobs,
  )
}

/** The scorecard was waiting for the last of the runs. */
function afterTheEnd(state: Extract<Session, { phase: 'ENDED' }>, run: TestRun, finished: SessionEvent[]): Decision {
  const others = state.questions
    .flatMap(({ runs }) => runs)
    .filter((each) => isPending(each) && each.runId !== run.runId)
  const isAwaited = state.scorecard.status === 'pending' && state.scorecard.from === 'ai'
  return isAwaited && others.length === 0
    ? accept([...finished, { type: 'ScorecardRequested' }], [{ kind: 'scorecard.complete' }])
    : accept(finished)
}

function snapshot(
  state: InProgress,
  code: string,
  programmingLanguage: ProgrammingLanguage,
  reason: Reason,
): SessionEvent[] {
  if (currentCode(state.question, programmingLanguage) === code) return []
  return [{ type: 'CodeSnapshotTaken', code, programmingLanguage, reason }]
}

function firstEdit(
  state: InProgress,
  command: { code: string; programmingLanguage: ProgrammingLanguage },
): SessionEvent[] {
  // With a person the question may be put aloud, before anything is written.
  const isPut = state.step === 'introduction' && state.control === 'human'
  const begins = !isSpokenNow(state) && (isPut || state.step === 'clarification' || state.step === 'approach')
  const edited = currentCode(state.question, command.programmingLanguage) !== command.code
  return begins && edited ? [{ type: 'StepChanged', step: 'coding' }] : []
}

function pendingRun(state: Session, runId: string): TestRun | undefined {
  return questionsOf(state)
    .flatMap(({ runs }) => runs)
    .find((run) => run.runId === runId && isPending(run))
}
