import { boardAfter } from '../board/change.ts'
import { countAfter } from '../rules/truthOrDespair.ts'
import { capsOfAsk, isInterviewerAsk } from './asks.ts'
import { remainingAt } from './clock.ts'
import { afterClockEvent } from './clockEvents.ts'
import { coachAsked, coachFailed, isCoachReply } from './coach.ts'
import { type Commit, type CommitView, eventOf } from './commit.ts'
import type { EventOf, SessionEvent } from './events.ts'
import { withInterviewerAway } from './interviewerAway.ts'
import { memberOf } from './members.ts'
import { begun, CorruptLog, created, ended, inPhase, type Moment, presented } from './phases.ts'
import { type PowerUpEvent, usesAfter } from './powerUpUses.ts'
import { silenceAfter } from './silence.ts'
import {
  type AwaitedReply,
  type InProgress,
  isFailure,
  isPass,
  isPending,
  type Question,
  type Session,
  type TestRun,
} from './state.ts'

/**
 * The state after an event. Pure, and the same in engine, browser, replay and scorecard: what they show is this fold of the
 * same log.
 * @throws CorruptLog where the event makes no sense in this state
 */
export function evolve(state: Session | null, event: SessionEvent, moment: Moment): Session {
  if (event.type === 'SessionCreated') {
    if (state !== null) throw new CorruptLog(`${moment.sessionId} was created twice`)
    return created(event, moment)
  }
  if (state === null) throw new CorruptLog(`${moment.sessionId} begins with ${event.type}`)
  const after = next({ ...state, seq: moment.seq, at: moment.at }, event, moment)
  const attended = withInterviewerAway(after, moment.at)
  if (attended.phase !== 'IN_PROGRESS') return attended
  const silence = silenceAfter(attended.silence, event, moment.at)
  return silence === attended.silence ? attended : { ...attended, silence }
}

/** The state after a commit. A commit without events only moves `seq` on. */
export function foldCommit(
  state: Session | null,
  commit: Pick<Commit | CommitView, 'sessionId' | 'seq' | 'at' | 'events'>,
): Session {
  const moment = { sessionId: commit.sessionId, seq: commit.seq, at: commit.at }
  const folded = commit.events.reduce<Session | null>(
    (current, event) => evolve(current, eventOf(event), moment),
    state,
  )
  if (folded === null) throw new CorruptLog(`${commit.sessionId} begins with an empty commit`)
  return { ...folded, seq: commit.seq, at: commit.at }
}

/** The state after a whole log, or null where it is empty. */
export function replay(
  commits: Iterable<Pick<Commit | CommitView, 'sessionId' | 'seq' | 'at' | 'events'>>,
): Session | null {
  let state: Session | null = null
  for (const commit of commits) state = foldCommit(state, commit)
  return state
}

function next(state: Session, event: Exclude<SessionEvent, { type: 'SessionCreated' }>, moment: Moment): Session {
  switch (event.type) {
    case 'MemberAdded': {
      const { participant, extraTimePercent = state.extraTimePercent } = event
      const candidate = participant.role === 'candidate' ? participant : state.candidate
      return { ...state, candidate, members: [...state.members, participant], extraTimePercent }
    }
    case 'TrialKept':
      return trialKept(state, event)
    case 'ParticipantJoined': {
      const others = state.participants.filter(({ id }) => id !== event.participant.id)
      return { ...state, participants: [...others, { ...event.participant, present: true }] }
    }
    case 'ParticipantLeft': {
      const left = {
        ...state,
        participants: state.participants.map((each) =>
          each.id === event.participantId ? { ...each, present: false } : each,
        ),
      }
      // Who only watches keeps no interview alive, coming or going.
      return memberOf(state, event.participantId)?.role === 'observer' ? left : active(left, moment)
    }
    case 'ChallengePresented':
      return presented(state, event, moment)
    case 'ChallengeUnavailable':
      return { ...inPhase(state, 'NOT_STARTED'), question: null, unavailable: event.message }
    case 'InterviewStarted':
      return begun(inPhase(state, 'NOT_STARTED'), moment)
    case 'MessageSent':
      return isByAPerson(state, event) ? active(messageSent(state, event), moment) : messageSent(state, event)
    case 'ReplyRequested': {
      if (isCoachReply(event.replyId)) return coachAsked(inPhase(state, 'IN_PROGRESS'), event, moment.at)
      const { replyId, call, action, inReplyTo } = event
      const debriefed = action === 'doneCoding' ? { debriefed: true } : {}
      const progress = updateQuestion(inPhase(state, 'IN_PROGRESS'), debriefed)
      return {
        ...progress,
        asked: isInterviewerAsk(call)
          ? [...progress.asked, { action: call, replyId, at: moment.at, afterMessages: progress.messages.length }]
          : progress.asked,
        awaitingReply: { replyId, call, action, inReplyTo, requestedAt: moment.at, askedAgainAt: null },
        failedReply: null,
      }
    }
    case 'ReplyFailed': {
      const progress = inPhase(state, 'IN_PROGRESS')
      if (isCoachReply(event.replyId)) return coachFailed(progress, event)
      const awaited = awaitedReply(progress, event.replyId)
      return { ...progress, awaitingReply: null, failedReply: { ...awaited, status: event.status } }
    }
    case 'IntentClassified':
      return classified(inPhase(state, 'IN_PROGRESS'), event)
    case 'StepChanged': {
      const progress = inPhase(state, 'IN_PROGRESS')
      const stays = progress.step === event.step
      const stepFromMs = stays ? progress.stepFromMs : remainingAt(progress.clock, moment.at)
      return { ...progress, step: event.step, stepFromMs }
    }
    case 'CodeSnapshotTaken': {
      const progress = inPhase(state, 'IN_PROGRESS')
      const drafts = { ...progress.question.drafts, [event.programmingLanguage]: event.code }
      return active(
        { ...updateQuestion(progress, { drafts, changedSinceHiddenRun: true }), savedAt: moment.at },
        moment,
      )
    }
    case 'BoardChanged': {
      const progress = inPhase(state, 'IN_PROGRESS')
      const board = boardAfter(progress.question.board, event)
      return active(updateQuestion(progress, { board, boardSavedAt: moment.at }), moment)
    }
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
      return updateQuestion(progress, {
        runs: [...progress.question.runs.filter((each) => each.purpose !== purpose || isAwaitedSubmission(each)), run],
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
    case 'HintRevealed':
      return hintRevealed(inPhase(state, 'IN_PROGRESS'), event)
    case 'QuestionSkipped':
      return updateQuestion(inPhase(state, 'IN_PROGRESS'), { outcome: 'skipped' })
    case 'ClockStarted':
    case 'ClockPaused':
    case 'ClockResumed':
    case 'ClockChanged':
      return afterClockEvent(inPhase(state, 'IN_PROGRESS'), event, moment.at)
    case 'PowerUpUsed':
    case 'PowerUpEnded':
    case 'PowerUpRefunded':
      return powerUpChanged(state, event, moment)
    case 'TimeAnnounced': {
      const progress = inPhase(state, 'IN_PROGRESS')
      const { announcement, message } = event
      return {
        ...progress,
        announced: [...progress.announced, announcement],
        announcements: [
          ...progress.announcements,
          { announcement, message, at: moment.at, afterMessages: progress.messages.length },
        ],
      }
    }
    case 'ControlChanged':
      return controlChanged(state, event)
    case 'PrivateNoteWritten': {
      const { noteId: id, authorId, text } = event
      return { ...state, notes: [...state.notes, { id, authorId, text, at: moment.at }] }
    }
    case 'SilenceNudged':
      return inPhase(state, 'IN_PROGRESS')
    case 'ReplyAskedAgain': {
      const progress = inPhase(state, 'IN_PROGRESS')
      return {
        ...progress,
        awaitingReply: { ...awaitedReply(progress, event.replyId), askedAgainAt: moment.at },
      }
    }
    case 'SettingsChanged':
      return settingsChanged(state, event)
    case 'InterviewEnded':
      return ended(inPhase(state, 'IN_PROGRESS'), event, moment)
    case 'ScorecardRequested':
      return { ...inPhase(state, 'ENDED'), scorecard: { status: 'pending', since: moment.at, from: 'ai' } }
    case 'ScorecardCompleted':
      return { ...inPhase(state, 'ENDED'), scorecard: { status: 'completed', scorecard: event.scorecard } }
    case 'ScorecardFailed':
      return { ...inPhase(state, 'ENDED'), scorecard: { status: 'failed', message: event.message } }
    case 'FeedbackGiven': {
      const { rating, text } = event
      return { ...inPhase(state, 'ENDED'), feedback: { rating, text } }
    }
    default: {
      const unknown: never = event
      throw new CorruptLog(`${moment.sessionId} has an event that nobody knows: ${JSON.stringify(unknown)}`)
    }
  }
}

/** The seat stays what it was, with all that was said from it; only its holder has another id now, and comes in anew. */
function trialKept(state: Session, { participant }: EventOf<'TrialKept'>): Session {
  const { id } = state.candidate
  return {
    ...state,
    candidate: participant,
    host: state.host.id === id ? participant : state.host,
    members: state.members.map((member) => (member.id === id ? participant : member)),
    participants: state.participants.filter((each) => each.id !== id),
  }
}

const isByAPerson = ({ control }: Session, { sender }: EventOf<'MessageSent'>): boolean =>
  sender === 'candidate' || (sender === 'interviewer' && control === 'human')

function messageSent(state: Session, { type: _type, ...message }: EventOf<'MessageSent'>): Session {
  const messages = [...state.messages, message]
  if (state.phase !== 'IN_PROGRESS') return { ...state, messages }
  if (message.sender === 'candidate') {
    const { statements } = state.question
    const isFollowedUp = state.step === 'follow_up' || (state.step === 'wrap_up' && statements === null)
    const answersFollowUp = isFollowedUp && message.recipient === 'interviewer'
    const followUpMessages = state.question.followUpMessages + (answersFollowUp ? 1 : 0)
    return { ...updateQuestion(state, { followUpMessages }), messages }
  }
  const answers = state.awaitingReply?.replyId === message.id
  const coached = state.awaitingCoach?.replyId === message.id
  return {
    ...withAskedCaps(state, answers ? state.awaitingReply : coached ? state.awaitingCoach : null),
    messages,
    awaitingReply: answers ? null : state.awaitingReply,
    awaitingCoach: coached ? null : state.awaitingCoach,
  }
}

function hintRevealed(state: InProgress, { rung, messageId }: EventOf<'HintRevealed'>): InProgress {
  return updateQuestion(state, { hintRung: rung, hints: [...state.question.hints, { rung, messageId }] })
}

/** Whatever the AI still owed is no longer awaited when a person takes over. */
function controlChanged(state: Session, { control }: EventOf<'ControlChanged'>): Session {
  if (state.phase === 'NOT_STARTED') return { ...state, control }
  const progress = inPhase(state, 'IN_PROGRESS')
  return control === 'ai' ? { ...progress, control } : { ...progress, control, awaitingReply: null, failedReply: null }
}

/** Help that was given by a button caps the scorecard; help by a power-up is kept with the power-up. */
function withAskedCaps(state: InProgress, answered: AwaitedReply | null): InProgress {
  if (answered === null || answered.useId !== undefined) return state
  return updateQuestion(state, { askedCaps: { ...state.question.askedCaps, ...capsOfAsk(answered) } })
}

/** After the second wind there is a last minute again, and it will be announced. */
function powerUpChanged(state: Session, event: PowerUpEvent, { at }: Moment): Session {
  if (state.phase === 'ENDED') return { ...state, powerUps: usesAfter(state.powerUps, event, at) }
  const progress = inPhase(state, 'IN_PROGRESS')
  const powerUps = usesAfter(progress.powerUps, event, at)
  const blewAgain = event.type === 'PowerUpEnded' && event.powerUp === 'second_wind' && event.reason === 'spent'
  if (!blewAgain) return { ...progress, powerUps }
  return { ...progress, powerUps, announced: progress.announced.filter((each) => each !== 'one_minute') }
}

function classified(state: InProgress, event: EventOf<'IntentClassified'>): InProgress {
  const messages = state.messages.map((message) =>
    message.id === event.messageId
      ? {
          ...message,
          interviewersClassificationOfCandidatesIntent: event.intent,
          candidatesAnswerWasAccepted: event.candidatesAnswerWasAccepted,
        }
      : message,
  )
  const { question } = state
  const attempted = event.intent === 'attempt_to_answer_question'
  const answered = attempted || event.intent === 'declare_not_knowing_answer'
  return {
    ...updateQuestion(state, {
      attemptsToAnswer: question.attemptsToAnswer + (attempted ? 1 : 0),
      followUpsAnswered: question.followUpsAnswered + (answered && state.step === 'follow_up' ? 1 : 0),
      statements:
        question.statements &&
        countAfter(question.statements, { intent: event.intent, accepted: event.candidatesAnswerWasAccepted }),
    }),
    messages,
  }
}

function settingsChanged(state: Session, event: EventOf<'SettingsChanged'>): Session {
  const { settings, questionCount } = event
  if (event.programmingLanguage === undefined) return { ...state, settings, questionCount }
  const changed = { ...state, settings, questionCount, programmingLanguage: event.programmingLanguage }
  if (changed.phase === 'ENDED' || changed.question === null || event.code_stub === undefined) return changed
  const challenge = {
    ...changed.question.challenge,
    programming_language: event.programmingLanguage,
    code_stub: event.code_stub,
  }
  return changed.phase === 'IN_PROGRESS'
    ? { ...changed, question: { ...changed.question, challenge } }
    : { ...changed, question: { ...changed.question, challenge } }
}

function active(state: Session, { at }: Moment): Session {
  return state.phase === 'IN_PROGRESS' ? { ...state, activeAt: at } : state
}

function updateQuestion(state: InProgress, change: Partial<Question>): InProgress {
  return { ...state, question: { ...state.question, ...change } }
}

/** What was handed in counts, although a later run of the same kind was asked for before its result was there. */
const isAwaitedSubmission = (run: TestRun): boolean => run.handedIn && isPending(run)

const ranAllTests = ({ purpose }: TestRun): boolean => purpose === 'hidden' || purpose === 'submission'

/** A run may finish after the interview has ended: its result is still part of the scorecard. */
function updateRun(state: Session, runId: string, outcome: TestRun['outcome']): Session {
  const fails = (run: TestRun): boolean => run.runId === runId && run.handedIn && isFailure(outcome)
  const solves = (run: TestRun): boolean => run.runId === runId && ranAllTests(run) && isPass(outcome)
  const withRun = (question: Question): Question => ({
    ...question,
    runs: question.runs.map((run) => (run.runId === runId ? { ...run, outcome } : run)),
    failedSubmissions: question.failedSubmissions + (question.runs.some(fails) ? 1 : 0),
    solvedAt: question.solvedAt ?? (question.runs.some(solves) ? state.at : null),
  })
  if (state.phase === 'ENDED') return { ...state, questions: state.questions.map(withRun) }
  const progress = inPhase(state, 'IN_PROGRESS')
  return { ...progress, question: withRun(progress.question), pastQuestions: progress.pastQuestions.map(withRun) }
}

function awaitedReply(state: InProgress, replyId: string): AwaitedReply {
  if (state.awaitingReply?.replyId !== replyId) throw new CorruptLog(`${state.sessionId} does not wait for ${replyId}`)
  return state.awaitingReply
}
