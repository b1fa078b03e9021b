import { type Costs, codeRuns, isAfterCoding, submitsRepeatedly } from '@greenroom/shared/rules'
import {
  backToCodingRefusal,
  currentCode,
  type EventOf,
  type HandIn,
  handInIdOf,
  hasNoResult,
  type InProgress,
  isPending,
  isUndoable,
  isUntouched,
  type JobRequest,
  lastHandIn,
  maySubmitAgain,
  type ParticipantCommandOf,
  type RefusalCode,
  type Session,
  type SessionEvent,
  type TestRunPurpose,
} from '@greenroom/shared/session'
import type { InterviewStep, ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { debrief } from '../conversation/debrief.ts'
import { isDeckNow } from '../conversation/statements.ts'
import { isTutorialNow } from '../conversation/tutorial.ts'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { isSpokenNow, stepTo } from '../questions/progress.ts'
import { requestAllTests } from '../questions/questions.ts'
import { firstEdit, keepCode } from './keepCode.ts'
import { factsOfLook, lookAtSubmission } from './look.ts'
import { costsWithHandIn } from './statedCosts.ts'

type Code = { code: string; programmingLanguage: ProgrammingLanguage }

/**
 * Hands in the code: freezes it and runs its hidden tests. The question doesn't end. While a bug is open, the candidate
 * can hand in a new version. Spoken questions are done without code.
 */
export function decideDoneCoding(
  state: Session,
  command: ParticipantCommandOf<'DoneCoding'>,
  context: Context,
): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  const { programmingLanguage } = state
  const code = command.code ?? currentCode(state.question, programmingLanguage)
  if (isSpokenNow(state)) return doneInWords(state, { code, programmingLanguage }, context)
  const refusal = handInRefusal(state, { code, programmingLanguage }, context.now)
  const { costs } = command
  return refusal === null ? handIn(state, { code, programmingLanguage, costs }, 'hidden', context) : refuse(refusal)
}

/**
 * Submits the code to all cases, if this interview runs code. In practice, a submission doesn't freeze the code and can
 * be repeated. In other sessions it is a hand-in, like *Done coding*. While a bug is open in a room where code can't be
 * run, it counts as a new version.
 */
export function decideSubmitCode(
  state: Session,
  command: ParticipantCommandOf<'SubmitCode'>,
  context: Context,
): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (isSpokenNow(state)) return refuse('CODE_EXECUTION_DISABLED')
  if (!codeRuns(state) && !maySubmitAgain(state, context.now)) return refuse('CODE_EXECUTION_DISABLED')
  if (submitsRepeatedly(state)) return submitInPractice(state, command, context)
  const refusal = handInRefusal(state, command, context.now)
  return refusal === null ? handIn(state, command, codeRuns(state) ? 'submission' : 'hidden', context) : refuse(refusal)
}

/**
 * Takes back the hand-in. Within the undo period, that leaves no trace. After that, it is allowed once per question.
 */
export function decideBackToCoding(
  state: Session,
  { undo = false }: ParticipantCommandOf<'BackToCoding'>,
  { now }: Context,
): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  const last = lastHandIn(state.question)
  if (last === undefined) return refuse('NOT_HANDED_IN')
  const { handInId } = last
  if (isUndoable(state, now))
    return accept([{ type: 'CodingResumed', handInId, undone: true }, stepTo(stepAfterUndo(last))])
  if (undo) return refuse('TOO_LATE_TO_UNDO')
  const refusal = backToCodingRefusal(state, now)
  if (refusal !== null) return refuse(refusal)
  return accept([{ type: 'CodingResumed', handInId, undone: false }, stepTo('coding')])
}

/**
 * The step to return to when a hand-in is undone. Usually coding; but if the hand-in came from a later step, or the
 * code was never edited, the step it came from.
 */
const stepAfterUndo = ({ fromStep, untouched }: HandIn): InterviewStep =>
  isAfterCoding(fromStep) || untouched ? fromStep : 'coding'

function doneInWords(state: InProgress, code: Code, context: Context): Decision {
  if (isAfterCoding(state.step)) return refuse('ALREADY_DONE')
  if (state.awaitingReply !== null) return refuse('REPLY_PENDING')
  const reaction = state.control === 'ai' ? debrief(context) : { events: [], jobs: [] }
  // A deck or tutorial has no follow-up, even if it was stopped early.
  const after = isDeckNow(state) || isTutorialNow(state) ? 'wrap_up' : 'follow_up'
  return accept([...keepCode(state, code, 'done'), stepTo(after), ...reaction.events], reaction.jobs)
}

/** Why this version can't be handed in now, or null. */
function handInRefusal(state: InProgress, { code, programmingLanguage }: Code, now: number): RefusalCode | null {
  if (!isAfterCoding(state.step)) return null
  if (!maySubmitAgain(state, now)) return 'ALREADY_DONE'
  const last = lastHandIn(state.question)
  const isSame = last?.code === code && last.programmingLanguage === programmingLanguage
  if (isSame && !hasNoResult(state)) return 'SAME_AS_HANDED_IN'
  // Refuse while the interviewer is still writing the last reply on this question.
  return state.step === 'wrap_up' && state.awaitingReply !== null ? 'REPLY_PENDING' : null
}

function handIn(
  state: InProgress,
  { code, programmingLanguage, costs }: Code & { costs?: Costs | undefined },
  purpose: Extract<TestRunPurpose, 'hidden' | 'submission'>,
  context: Context,
): Decision {
  const { seq } = context
  const run = requestAllTests({ code, programmingLanguage, purpose, handedIn: true }, seq)
  const { challenge } = state.question
  const stub = challenge.programming_language === programmingLanguage ? challenge.code_stub : ''
  const handedIn: EventOf<'CodeHandedIn'> = {
    ...{ type: 'CodeHandedIn', handInId: handInIdOf(seq), runId: run.runId, code, programmingLanguage },
    untouched: isUntouched(code, stub),
  }
  const reason = purpose === 'hidden' ? 'done' : 'submission'
  // Once handed in, code is no longer a sketch, even if it was written as one.
  const kept = keepCode(state, { code, programmingLanguage }, reason).map(withoutSketch)
  const examined = factsOfLook(state, { code, programmingLanguage }, handedIn.handInId)
  const isExamined = handedIn.untouched || examined.length > 0
  const examine: JobRequest[] = isExamined ? [] : [{ kind: 'code.examine', versionId: handedIn.handInId }]
  const said = costsWithHandIn(state, costs, context)
  return accept([...said, ...kept, handedIn, stepTo('testing'), ...run.events, ...examined], [...run.jobs, ...examine])
}

function withoutSketch(event: SessionEvent): SessionEvent {
  if (event.type !== 'CodeSnapshotTaken') return event
  const { sketch: _sketch, ...kept } = event
  return kept
}

function submitInPractice(state: InProgress, command: ParticipantCommandOf<'SubmitCode'>, context: Context): Decision {
  if (isAfterCoding(state.step)) return refuse('ALREADY_DONE')
  if (state.question.runs.some((run) => isPending(run) && run.purpose === 'submission')) return refuse('RUN_PENDING')
  const run = requestAllTests({ ...command, purpose: 'submission', handedIn: true }, context.seq)
  const { code, programmingLanguage } = command
  const look = lookAtSubmission(state, { code, programmingLanguage, runId: run.runId }, context)
  return accept(
    [
      ...costsWithHandIn(state, command.costs, context),
      ...keepCode(state, command, 'submission'),
      ...firstEdit(state, command),
      ...run.events,
      ...look.events,
    ],
    [...run.jobs, ...look.jobs],
  )
}
