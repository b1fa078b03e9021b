import { asksForLook, isAfterCoding, isExam } from '@greenroom/shared/rules'
import {
  coachCallOf,
  type InProgress,
  interviewerAskRefusal,
  lastHintRung,
  type ParticipantCommandOf,
  type Session,
} from '@greenroom/shared/session'
import type { DesiredAction } from '@greenroom/shared/vocabulary'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { requestReply } from '../questions/questions.ts'
import { keepCode } from '../work/keepCode.ts'
import { codeNow, requestLook } from '../work/look.ts'
import { requestCoach, toCandidate } from './coach.ts'
import { messageSent } from './messageSent.ts'
import { isDeckNow } from './statements.ts'
import { isTutorialNow } from './tutorial.ts'

/**
 * Handles one of the interviewer buttons pressed by the candidate. The interviewer must then answer, as after a
 * message.
 */
export function decideAskInterviewer(
  state: Session,
  { action, rung }: ParticipantCommandOf<'AskInterviewer'>,
  context: Context,
): Decision {
  const refusal = interviewerAskRefusal(state)
  if (refusal !== null) return refuse(refusal)
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (action === 'help' && rung !== undefined && rung !== state.question.hintRung + 1) return refuse('HINT_NOT_NEXT')
  const look = requestLook(state, codeNow(state), context)
  const reply = requestReply({ call: action, looksAt: look.looksAt }, context)
  return accept([...look.events, ...reply.events], [...look.jobs, ...reply.jobs])
}

/**
 * Asks the coach, who answers only the candidate. The coach and the interviewer share one hint ladder: a hint is always
 * its next rung. After the hand-in there are no hints.
 */
export function decideAskCoach(state: Session, command: ParticipantCommandOf<'AskCoach'>, context: Context): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (isExam(state)) return refuse('NO_HELP_IN_EXAM')
  if (state.awaitingCoach !== null) return refuse('COACH_PENDING')
  const { desiredAction, action, code } = command
  const { programmingLanguage } = state
  const shown = code === undefined ? [] : keepCode(state, { code, programmingLanguage }, 'typing')
  const looked = code === undefined ? codeNow(state) : { code, programmingLanguage }
  if (action !== undefined) {
    const ask = { call: coachCallOf[action], looksAt: action === 'debug' ? looked : undefined }
    const asked = requestCoach(state, ask, context)
    return accept([...shown, ...asked.events], asked.jobs)
  }
  const isHint = desiredAction === 'provideHint'
  const noneLeft =
    isDeckNow(state) || isTutorialNow(state) || isAfterCoding(state.step) || state.question.hintRung >= lastHintRung
  if (isHint && noneLeft) return refuse('NO_HINTS_LEFT')
  const hintRung = isHint ? state.question.hintRung + 1 : undefined
  const looksAt = desiredAction !== undefined && looking.includes(desiredAction) ? looked : undefined
  const asked = requestCoach(state, { call: 'predefinedInteractions', desiredAction, hintRung, looksAt }, context)
  return accept([...shown, ...asked.events], asked.jobs)
}

/** The interactions for which the coach must look at the code. */
const looking: readonly DesiredAction[] = ['provideCodeFeedback', 'detectBugsInCode', 'provideHint']

/** Sends a private message to the coach. */
export function decideMessageToCoach(
  state: InProgress,
  { message }: ParticipantCommandOf<'SendMessage'>,
  context: Context,
): Decision {
  if (isExam(state)) return refuse('NO_HELP_IN_EXAM')
  if (state.awaitingCoach !== null) return refuse('COACH_PENDING')
  const id = `message-${context.seq}`
  const said = toCandidate(
    state,
    messageSent(state, { id, sender: 'candidate', recipient: 'interviewerCoach', message, now: context.now }),
  )
  const ask = { call: 'predefinedInteractions', desiredAction: 'respondToMessage', inReplyTo: id } as const
  const looksAt = asksForLook(message) ? codeNow(state) : undefined
  const asked = requestCoach(state, { ...ask, looksAt }, context)
  return accept([said, ...asked.events], asked.jobs)
}
