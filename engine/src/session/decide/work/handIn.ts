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
 * The code is handed in: it is frozen and its hidden tests run; nothing ends. After that a new version can be handed in while a bug
 * is open. An answer in words is done without any.
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
 * Hands the code in for all cases, where the interview lets code run. In practice that freezes nothing, and one does it as often as one
 * likes. Elsewhere it is a hand-in like *Done coding*. A room without runs takes it for a new version, while a bug is open.
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

/** Takes the hand-in back: as if it had not happened while it can be undone, and once for each question after that. */
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

/** A new version goes back to the follow-up; whoever has written code has begun to code. */
const stepAfterUndo = ({ fromStep, untouched }: HandIn): InterviewStep =>
  isAfterCoding(fromStep) || untouched ? fromStep : 'coding'

function doneInWords(state: InProgress, code: Code, context: Context): Decision {
  if (isAfterCoding(state.step)) return refuse('ALREADY_DONE')
  if (state.awaitingReply !== null) return refuse('REPLY_PENDING')
  const reaction = state.control === 'ai' ? debrief(context) : { events: [], jobs: [] }
  // Who stops a deck or a tutorial early is asked nothing further.
  const after = isDeckNow(state) || isTutorialNow(state) ? 'wrap_up' : 'follow_up'
  return accept([...keepCode(state, code, 'done'), stepTo(after), ...reaction.events], reaction.jobs)
}

/** Why this version cannot be handed in now, or null. */
function handInRefusal(state: InProgress, { code, programmingLanguage }: Code, now: number): RefusalCode | null {
  if (!isAfterCoding(state.step)) return null
  if (!maySubmitAgain(state, now)) return 'ALREADY_DONE'
  const last = lastHandIn(state.question)
  const isSame = last?.code === code && last.programmingLanguage === programmingLanguage
  if (isSame && !hasNoResult(state)) return 'SAME_AS_HANDED_IN'
  // The interviewer is saying the last words on the question.
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
  // What is handed in is no sketch, wherever it was written.
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
