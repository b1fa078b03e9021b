import { boardAfter } from './board/change.ts'
import { afterChatEvent } from './chatEvents.ts'
import { remainingAt } from './clock.ts'
import { afterClockEvent } from './clockEvents.ts'
import { type Commit, type CommitView, eventOf } from './commit.ts'
import type { EventOf, SessionEvent } from './events.ts'
import { afterHandInEvent } from './handIns.ts'
import { withInterviewerAway } from './interviewerAway.ts'
import { afterLookEvent } from './looks.ts'
import { afterMemberEvent } from './memberEvents.ts'
import { begun, CorruptLog, created, ended, inPhase, type Moment, presented } from './phases.ts'
import { type PowerUpEvent, usesAfter } from './powerUpUses.ts'
import { active, updateQuestion } from './progress.ts'
import { afterRunEvent } from './runEvents.ts'
import { silenceAfter } from './silence.ts'
import type { Session } from './state.ts'
import { versionOf } from './versions/currentVersion.ts'
import { upcast } from './versions/upcast.ts'

/**
 * Returns the state after an event. Pure. The engine, the browser, the replay and the scorecard all compute the state
 * with this function.
 * @throws CorruptLog if the event makes no sense in this state
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

/** The fields of a commit that `foldCommit` reads. */
type Folded = Pick<Commit | CommitView, 'sessionId' | 'seq' | 'at' | 'events' | 'version'>

/** Returns the state after a commit of any version. A commit without events only advances `seq`. */
export function foldCommit(state: Session | null, commit: Folded): Session {
  const moment = { sessionId: commit.sessionId, seq: commit.seq, at: commit.at }
  const folded = commit.events.reduce<Session | null>(
    (current, event) => evolve(current, upcast(eventOf(event), versionOf(commit), current, commit.at), moment),
    state,
  )
  if (folded === null) throw new CorruptLog(`${commit.sessionId} begins with an empty commit`)
  return { ...folded, seq: commit.seq, at: commit.at }
}

/** Returns the state after a whole log, or null if it is empty. */
export function replay(commits: Iterable<Folded>): Session | null {
  let state: Session | null = null
  for (const commit of commits) state = foldCommit(state, commit)
  return state
}

function next(state: Session, event: Exclude<SessionEvent, { type: 'SessionCreated' }>, moment: Moment): Session {
  switch (event.type) {
    case 'MemberAdded':
    case 'MemberErased':
    case 'MemberRemoved':
    case 'TrialKept':
    case 'ParticipantJoined':
    case 'ParticipantLeft':
      return afterMemberEvent(state, event, moment)
    case 'ChallengePresented':
      return presented(state, event, moment)
    case 'ChallengeUnavailable':
      return { ...inPhase(state, 'NOT_STARTED'), question: null, unavailable: event.message }
    case 'InterviewStarted':
      return begun(inPhase(state, 'NOT_STARTED'), event, moment)
    case 'MessageSent':
    case 'ReplyRequested':
    case 'ReplyFailed':
    case 'ReplyAskedAgain':
    case 'IntentClassified':
    case 'HintRevealed':
      return afterChatEvent(state, event, moment)
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
        {
          ...updateQuestion(progress, event.sketch === true ? { drafts } : { drafts, changedSinceHiddenRun: true }),
          savedAt: moment.at,
        },
        moment,
      )
    }
    case 'CodeHandedIn':
    case 'CodingResumed':
    case 'BugNamed':
    case 'ResultShown':
      return afterHandInEvent(state, event, moment)
    case 'LookRequested':
    case 'CodeExamined':
    case 'InputNamed':
    case 'WrongInputShown':
      return afterLookEvent(state, event)
    case 'BoardChanged': {
      const progress = inPhase(state, 'IN_PROGRESS')
      const board = boardAfter(progress.question.board, event)
      return active(updateQuestion(progress, { board, boardSavedAt: moment.at }), moment)
    }
    case 'TestRunRequested':
    case 'TestRunStarted':
    case 'TestRunCompleted':
    case 'TestRunRejected':
      return afterRunEvent(state, event, moment)
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
    case 'WorkLockChanged':
      return { ...inPhase(state, 'IN_PROGRESS'), workLocked: event.locked }
    case 'PrivateNoteWritten': {
      const { noteId: id, authorId, text } = event
      return { ...state, notes: [...state.notes, { id, authorId, text, at: moment.at }] }
    }
    case 'SilenceNudged':
      return inPhase(state, 'IN_PROGRESS')
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
    case 'SecondHalfOpened': {
      const after = inPhase(state, 'ENDED')
      return after.swap === undefined ? after : { ...after, swap: { ...after.swap, opened: true } }
    }
    default: {
      const unknown: never = event
      throw new CorruptLog(`${moment.sessionId} has an event that nobody knows: ${JSON.stringify(unknown)}`)
    }
  }
}

/** Drops pending AI replies once a person takes over. */
function controlChanged(state: Session, { control }: EventOf<'ControlChanged'>): Session {
  if (state.phase === 'NOT_STARTED') return { ...state, control }
  const progress = inPhase(state, 'IN_PROGRESS')
  return control === 'ai' ? { ...progress, control } : { ...progress, control, awaitingReply: null, failedReply: null }
}

/** Updates the power-ups. Using the second wind adds a new last minute, so its announcement can be made again. */
function powerUpChanged(state: Session, event: PowerUpEvent, { at }: Moment): Session {
  if (state.phase === 'ENDED') return { ...state, powerUps: usesAfter(state.powerUps, event, at) }
  const progress = inPhase(state, 'IN_PROGRESS')
  const powerUps = usesAfter(progress.powerUps, event, at)
  const blewAgain = event.type === 'PowerUpEnded' && event.powerUp === 'second_wind' && event.reason === 'spent'
  if (!blewAgain) return { ...progress, powerUps }
  return { ...progress, powerUps, announced: progress.announced.filter((each) => each !== 'one_minute') }
}

function settingsChanged(state: Session, event: EventOf<'SettingsChanged'>): Session {
  const { settings, questionCount, code_stub, reading, challenge_description, parts, examples, limits } = event
  if (event.programmingLanguage === undefined) return { ...state, settings, questionCount }
  const changed = { ...state, settings, questionCount, programmingLanguage: event.programmingLanguage }
  if (changed.phase === 'ENDED' || changed.question === null || code_stub === undefined) return changed
  const challenge = {
    ...changed.question.challenge,
    programming_language: event.programmingLanguage,
    code_stub,
    ...(reading === undefined ? {} : { reading }),
    ...(challenge_description === undefined ? {} : { challenge_description }),
    ...(parts === undefined ? {} : { parts }),
    ...(examples === undefined ? {} : { examples }),
    ...(limits === undefined ? {} : { limits }),
  }
  return changed.phase === 'IN_PROGRESS'
    ? { ...changed, question: { ...changed.question, challenge } }
    : { ...changed, question: { ...changed.question, challenge } }
}
