import {
  allottedMs,
  challengeFallback,
  challengeFetchTexts,
  isExam,
  isPractice,
  isSpoken,
} from '@greenroom/shared/rules'
import {
  isLastQuestion,
  isSeatVacant,
  nobody,
  type ParticipantCommandOf,
  remainingAt,
  type Session,
  type SessionEvent,
} from '@greenroom/shared/session'
import type { CreateSession } from '../../commands.ts'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { roleOf } from '../permissions.ts'
import { planOf } from '../questions/plan.ts'
import { stepTo } from '../questions/progress.ts'
import {
  end,
  findAnother,
  findChallenge,
  findNamed,
  goOn,
  placeOf,
  present,
  presentedBy,
  requestReply,
} from '../questions/questions.ts'
import { disclosed, untilStart } from '../questions/untilStart.ts'

/** Opens a session with its first question. If no question matches, shows the text from spec §8. */
export function decideCreateSession(command: CreateSession, sessionId: string, { catalogue }: Context): Decision {
  const {
    contentDomain,
    assessmentType,
    settings,
    programmingLanguage,
    mode = 'ai',
    candidate,
    host,
    challengeId,
    completedChallengeIds,
    extraTimePercent,
    trial = false,
    languageLocked = false,
    swap,
    cvQuestion,
    others = [],
  } = command
  const interviewer = [host, ...others].find((each) => each?.role === 'interviewer')
  const person = mode === 'ai' ? undefined : (interviewer?.name ?? null)
  const { loop, questionCount } = planOf(command, catalogue)
  const search = {
    sessionId,
    contentDomain,
    settings,
    assessmentType,
    programmingLanguage,
    questionCount,
    completedChallengeIds,
    loop,
    cvQuestion,
  }
  const challenge =
    challengeId === null ? findChallenge(search, [], catalogue) : findNamed(search, challengeId, catalogue)
  return accept([
    {
      type: 'SessionCreated',
      mode,
      assessmentType,
      contentDomain,
      settings,
      programmingLanguage,
      candidate: candidate ?? nobody,
      ...(host === undefined ? {} : { host }),
      questionCount,
      requestedChallengeId: challengeId,
      completedChallengeIds,
      exam: isExam(command),
      extraTimePercent,
      ...(loop.length === 0 ? {} : { loop }),
      ...(trial ? { trial } : {}),
      ...(languageLocked ? { languageLocked } : {}),
      ...(swap === undefined ? {} : { swap }),
      ...(cvQuestion === undefined ? {} : { cvQuestion }),
    },
    ...others.map((participant) => ({ type: 'MemberAdded' as const, participant })),
    challenge === undefined
      ? { type: 'ChallengeUnavailable', message: challengeFetchTexts.noMatch, ...challengeFallback }
      : untilStart(
          { mode, requestedChallengeId: challengeId },
          presentedBy({ sessionId, candidate: candidate ?? nobody, settings, person }, 1, challenge, {
            ...placeOf(search, 1, challenge, allottedMs({ settings, extraTimePercent })),
            ...(mode === 'ai' ? {} : { shareEndsAtMs: null }),
          }),
        ),
  ])
}

/**
 * Starts the interview for the candidate or the human interviewer. The clock starts with the interviewer's first
 * message. Coding practice needs no opening message: the problem is on the page, and the coach answers questions.
 */
export function decideStartInterview(state: Session, context: Context): Decision {
  if (state.phase !== 'NOT_STARTED') return refuse('ALREADY_STARTED')
  if (state.question === null) return refuse('NO_CHALLENGE')
  if (isSeatVacant(state)) return refuse('NO_CANDIDATE')
  const started: SessionEvent[] = [...disclosed(state), { type: 'InterviewStarted' }]
  if (state.control === 'human') return accept(started)
  if (isPractice(state) && !isSpoken(state.question.challenge.challengeType))
    return accept([...started, stepTo('clarification')])
  const opening = requestReply({ call: 'askQuestion' }, context)
  return accept([...started, ...opening.events], opening.jobs)
}

/** Skips the current question, in any step, and moves on. Drops a pending reply about the skipped question. */
export function decideSkipQuestion(state: Session, context: Context): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  const skipped = { ...state, question: { ...state.question, outcome: 'skipped' as const } }
  const next = goOn(skipped, context, remainingAt(state.clock, context.now), true)
  return accept([{ type: 'QuestionSkipped', question: state.question.number }, ...next.events], next.jobs)
}

/**
 * Moves on from a finished follow-up to the next question, or ends the interview if none is left. With `another`, moves
 * on to one more problem.
 */
export function decideNextQuestion(
  state: Session,
  { another = false }: ParticipantCommandOf<'NextQuestion'>,
  context: Context,
): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (state.step !== 'follow_up' && state.step !== 'wrap_up') return refuse('NOT_FOLLOWED_UP')
  if (state.awaitingReply !== null) return refuse('REPLY_PENDING')
  const remainingMs = remainingAt(state.clock, context.now)
  if (!another || !isLastQuestion(state)) {
    const { events, jobs } = goOn(state, context, remainingMs, false)
    return accept(events, jobs)
  }
  const further = findAnother(state, context, remainingMs)
  if (further === undefined) return refuse('NO_CHALLENGE', { because: 'no_further_problem' })
  const { events, jobs } = present(state, further, context, { remainingMs, skipped: false })
  return accept(events, jobs)
}

export function decideEndInterview(
  state: Session,
  _command: ParticipantCommandOf<'EndInterview'>,
  context: Context,
): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  const byInterviewer = roleOf(state, context.actor) === 'interviewer'
  const { events, jobs } = end(state, byInterviewer ? 'ended_by_interviewer' : 'ended_by_candidate', context)
  return accept(events, jobs)
}
