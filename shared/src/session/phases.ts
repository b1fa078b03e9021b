import { clockOf, remainingAt } from './clock.ts'
import { type EventOf, shareAnnouncements, type TimeAnnouncement } from './events.ts'
import { nobody } from './members.ts'
import type { Ended, InProgress, NotStarted, Question, Session } from './state.ts'

/** An event's place in the log. */
export type Moment = { sessionId: string; seq: number; at: number }

/** Thrown for a log that `decide` can't have written. Always a bug, never caused by a user's action. */
export class CorruptLog extends Error {
  override name = 'CorruptLog'
}

/** Creates the session, which then waits for somebody who may start it. */
export function created(event: EventOf<'SessionCreated'>, { sessionId, seq, at }: Moment): NotStarted {
  const host = event.host ?? event.candidate
  const seated = event.candidate.id === nobody.id ? [] : [event.candidate]
  const members = seated.some(({ id }) => id === host.id) ? seated : [...seated, host]
  return {
    phase: 'NOT_STARTED',
    sessionId,
    seq,
    at,
    createdAt: at,
    mode: event.mode,
    contentDomain: event.contentDomain,
    assessmentType: event.assessmentType,
    settings: event.settings,
    programmingLanguage: event.programmingLanguage,
    languageLocked: event.languageLocked ?? false,
    candidate: event.candidate,
    host,
    members,
    questionCount: event.questionCount,
    requestedChallengeId: event.requestedChallengeId,
    completedChallengeIds: event.completedChallengeIds,
    loop: event.loop ?? [],
    exam: event.exam ?? false,
    trial: event.trial ?? false,
    extraTimePercent: event.extraTimePercent ?? 0,
    participants: [],
    control: event.mode,
    interviewerAwaySince: null,
    notes: [],
    messages: [],
    announcements: [],
    asked: [],
    savedAt: null,
    question: null,
    unavailable: null,
    ...(event.cvQuestion === undefined ? {} : { cvQuestion: event.cvQuestion }),
    ...(event.swap === undefined ? {} : { swap: { ...event.swap, opened: false } }),
  }
}

/** Begins the interview. Sets its clock, which stays paused until the interviewer's first message. */
export function begun(
  { unavailable: _unavailable, question, ...common }: NotStarted,
  { minutes, exam = common.exam }: EventOf<'InterviewStarted'>,
  { sessionId, at }: Moment,
): InProgress {
  if (minutes === undefined) throw new CorruptLog(`${sessionId} started without saying for how long`)
  if (question === null) throw new CorruptLog(`${sessionId} started without a question`)
  return {
    ...common,
    exam,
    phase: 'IN_PROGRESS',
    startedAt: at,
    clock: clockOf(minutes),
    clockStartedAt: null,
    extendedMs: 0,
    paused: null,
    disconnectedMs: 0,
    step: 'introduction',
    stepFromMs: minutes * 60_000,
    question,
    pastQuestions: [],
    awaitingReply: null,
    failedReply: null,
    awaitingCoach: null,
    failedCoach: null,
    powerUps: [],
    announced: [],
    silence: { since: at, nudged: false, grantedUntil: null },
    activeAt: at,
  }
}

/** Presents a question, and closes the previous one if there is one. */
export function presented(state: Session, event: EventOf<'ChallengePresented'>, { at }: Moment): Session {
  const question: Question = {
    number: event.question,
    challenge: event.challenge,
    interviewer: event.interviewer ?? null,
    round: event.round ?? null,
    ...(event.shareEndsAtMs === undefined ? {} : { shareEndsAtMs: event.shareEndsAtMs }),
    presentedAt: at,
    hintRung: 0,
    hints: [],
    drafts: {},
    board: [],
    boardSavedAt: null,
    runs: [],
    changedSinceHiddenRun: false,
    handIns: [],
    wentBack: false,
    failedSubmissions: 0,
    askedCaps: {},
    attemptsToAnswer: 0,
    followUpsAnswered: 0,
    followUpMessages: 0,
    statements: event.challenge.statementCount === undefined ? null : { settled: 0, strikes: 0 },
    debriefed: false,
    solvedAt: null,
    outcome: 'open',
  }
  if (state.phase === 'NOT_STARTED') return { ...state, question, unavailable: null }
  const progress = inPhase(state, 'IN_PROGRESS')
  return {
    ...progress,
    stepFromMs: remainingAt(progress.clock, at),
    // Human interviewers may present more questions than planned.
    questionCount: Math.max(progress.questionCount, event.question),
    question,
    pastQuestions: [...progress.pastQuestions, closed(progress.question, event.previousOutcome)],
    awaitingCoach: null,
    failedCoach: null,
    // Forgets the announcements about the last question's share of the clock, so that they can be made again for this
    // one.
    announced: progress.announced.filter((each) => !isOfShare(each)),
  }
}

const isOfShare = (announcement: TimeAnnouncement): boolean => shareAnnouncements.some((each) => each === announcement)

/** Ends the interview. Drops everything still pending, and keeps all messages and code. */
export function ended(state: InProgress, event: EventOf<'InterviewEnded'>, { at }: Moment): Ended {
  const {
    phase: _phase,
    clock,
    clockStartedAt: _clockStartedAt,
    paused: _paused,
    disconnectedMs: _disconnectedMs,
    step: _step,
    stepFromMs: _stepFromMs,
    question,
    pastQuestions,
    awaitingReply: _awaitingReply,
    failedReply: _failedReply,
    awaitingCoach: _awaitingCoach,
    failedCoach: _failedCoach,
    announced: _announced,
    workLocked: _workLocked,
    silence: _silence,
    activeAt: _activeAt,
    ...common
  } = state
  const { scoredBy = 'ai' } = event
  return {
    ...common,
    phase: 'ENDED',
    endedAt: at,
    reason: event.reason,
    remainingMs: remainingAt(clock, at),
    questions: [...pastQuestions, closed(question, event.questionOutcome)],
    scorecard: event.scored ? { status: 'pending', since: at, from: scoredBy } : { status: 'none' },
    scoredBy,
    feedback: null,
  }
}

/** Closes a question with its outcome, when the interview moves on or ends. */
const closed = (question: Question, outcome = question.outcome): Question => ({ ...question, outcome })

/** @throws CorruptLog if the session is in another phase */
export function inPhase<P extends Session['phase']>(state: Session, phase: P): Extract<Session, { phase: P }> {
  if (!isPhase(state, phase))
    throw new CorruptLog(`${state.sessionId} is ${state.phase}, not ${phase}, at ${state.seq}`)
  return state
}

function isPhase<P extends Session['phase']>(state: Session, phase: P): state is Extract<Session, { phase: P }> {
  return state.phase === phase
}
