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

/** Opens a session, with its first question or with the text that there is none (spec §8). */
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
  } = command
  const person = mode === 'ai' ? undefined : host?.role === 'interviewer' ? host.name : null
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
    },
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
 * The candidate starts, or the person who interviews; the clock follows with the interviewer's first words. To practise code nobody opens: the
 * statement is on the page, and the coach answers when asked.
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

/** Records the skip and goes on, whatever step the question is in; an answer still owed to it is no longer awaited. */
export function decideSkipQuestion(state: Session, context: Context): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  const skipped = { ...state, question: { ...state.question, outcome: 'skipped' as const } }
  const next = goOn(skipped, context, remainingAt(state.clock, context.now), true)
  return accept([{ type: 'QuestionSkipped', question: state.question.number }, ...next.events], next.jobs)
}

/** Goes on from a follow-up that is over: to the next question, or to the end where none is left; with `another` to a further problem. */
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
