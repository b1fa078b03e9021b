import {
  answerToHintOffer,
  answerToProposal,
  asksForHint,
  asksForLook,
  asksForNextQuestion,
  isAfterCoding,
  type ProposalAnswer,
  wantsToClose,
} from '@greenroom/shared/rules'
import {
  type InProgress,
  isLastQuestion,
  openHintOffer,
  openProposal,
  type ParticipantCommandOf,
  type Session,
} from '@greenroom/shared/session'
import type { ChatCall, InterviewStep } from '@greenroom/shared/vocabulary'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { stepTo } from '../questions/progress.ts'
import { requestReply } from '../questions/questions.ts'
import { codeNow, requestLook } from '../work/look.ts'
import { decideMessageToCoach } from './asks.ts'
import { isLastFollowUp } from './followUp.ts'
import { messageSent } from './messageSent.ts'
import { isDeckNow } from './statements.ts'
import { isTutorialNow } from './tutorial.ts'

/** Handles a message from the candidate. The AI must then answer; a human interviewer answers when they like. */
export function decideSendMessage(
  state: Session,
  command: ParticipantCommandOf<'SendMessage'>,
  context: Context,
): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (command.message.trim() === '') return refuse('EMPTY_MESSAGE')
  if (command.recipient === 'interviewerCoach') return decideMessageToCoach(state, command, context)
  if (command.recipient === 'candidate') return refuse('INVALID_COMMAND', { because: 'nobody_to_write_to' })
  if (state.awaitingReply !== null) return refuse('REPLY_PENDING')
  const id = `message-${context.seq}`
  const { message } = command
  const answersProposal = answerIn(state, message)
  const answersHintOffer = openHintOffer(state) === null ? undefined : answerToHintOffer(message)
  const said = {
    id,
    sender: 'candidate',
    recipient: 'interviewer',
    message,
    answersProposal,
    answersHintOffer,
  } as const
  const sent = messageSent(state, { ...said, now: context.now })
  if (state.control === 'human') return accept([sent])
  const step = stepWith(state, answersProposal, message)
  const wantsHint = answersHintOffer === 'yes' || asksForHint(message)
  // If there is code, a hint needs facts from running that code.
  const look = asksForLook(message) || wantsHint ? requestLook(state, codeNow(state), context) : undefined
  const reply = requestReply({ call: messageCall(state), inReplyTo: id, looksAt: look?.looksAt }, context)
  const before = [sent, ...(look?.events ?? []), ...(step === state.step ? [] : [stepTo(step)])]
  return accept([...before, ...reply.events], [...(look?.jobs ?? []), ...reply.jobs])
}

/**
 * Reads the candidate's answer to the interviewer's proposal. Even without a proposal, a message may ask for the next
 * question.
 */
function answerIn(state: InProgress, message: string): ProposalAnswer | undefined {
  const isFollowedUp = state.step === 'follow_up' || state.step === 'wrap_up'
  if (!isFollowedUp || isDeckNow(state) || isTutorialNow(state)) return undefined
  if (!isLastQuestion(state) && asksForNextQuestion(message)) return 'end'
  return openProposal(state) === null ? undefined : answerToProposal(message)
}

/**
 * Returns the step after the candidate's message. That is `wrap_up` after the last answer of a follow-up, and when the
 * candidate ends the question or has nothing to add. It is `follow_up` again when the candidate accepts the proposal to
 * continue, or replies with a question.
 */
function stepWith(state: InProgress, answer: ProposalAnswer | undefined, message: string): InterviewStep {
  if (!isAfterCoding(state.step) || state.step === 'testing') return state.step
  if (answer === 'end' || answer === 'problem') return 'wrap_up'
  if (answer === 'go_on' || answer === 'questions' || (answer === 'other' && message.includes('?'))) return 'follow_up'
  const isOver = isLastFollowUp(state) || (wantsToClose(message) && !isDeckNow(state) && !isTutorialNow(state))
  return state.step === 'follow_up' && isOver ? 'wrap_up' : state.step
}

/** The chat call for answering a message in this type of interview. */
export function messageCall({ settings, assessmentType }: InProgress): ChatCall {
  const elsewhere = settings.interviewStage === 'take_home_assessment' || assessmentType === 'not_an_assessment'
  return elsewhere ? 'respondToMsg' : 'telephoneOrOnsiteRespondToMsg'
}
