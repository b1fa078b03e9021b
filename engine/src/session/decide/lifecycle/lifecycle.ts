import { challengeFallback, challengeFetchTexts, isExam, roundAt } from '@greenroom/shared/rules'
import { isSeatVacant, nobody, type ParticipantCommandOf, remainingAt, type Session } from '@greenroom/shared/session'
import type { CreateSession } from '../../commands.ts'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { roleOf } from '../permissions.ts'
import { planOf } from '../questions/plan.ts'
import { end, findChallenge, findNamed, goOn, presentedBy, requestReply } from '../questions/questions.ts'

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
      : presentedBy({ sessionId, settings, person }, 1, challenge, roundAt(search, 1, challenge.challengeType)),
  ])
}

/** The candidate starts, or the person who interviews; the clock follows with the interviewer's first words. */
export function decideStartInterview(state: Session, context: Context): Decision {
  if (state.phase !== 'NOT_STARTED') return refuse('ALREADY_STARTED')
  if (state.question === null) return refuse('NO_CHALLENGE')
  if (isSeatVacant(state)) return refuse('NO_CANDIDATE')
  if (state.control === 'human') return accept([{ type: 'InterviewStarted' }])
  const opening = requestReply({ call: 'askQuestion' }, context)
  return accept([{ type: 'InterviewStarted' }, ...opening.events], opening.jobs)
}

/** Records the skip and goes on, whatever step the question is in; an answer still owed to it is no longer awaited. */
export function decideSkipQuestion(state: Session, context: Context): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  const skipped = { ...state, question: { ...state.question, outcome: 'skipped' as const } }
  const next = goOn(skipped, context, remainingAt(state.clock, context.now), true)
  return accept([{ type: 'QuestionSkipped', question: state.question.number }, ...next.events], next.jobs)
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
