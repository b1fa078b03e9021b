import type { InProgress, ParticipantCommandOf, Session } from '@greenroom/shared/session'
import type { ChatCall } from '@greenroom/shared/vocabulary'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { stepTo } from '../questions/progress.ts'
import { requestReply } from '../questions/questions.ts'
import { decideMessageToCoach } from './asks.ts'
import { isLastFollowUp } from './followUp.ts'
import { messageSent } from './messageSent.ts'

/** A message of the candidate. The AI then owes an answer; a person answers when they like. */
export function decideSendMessage(
  state: Session,
  command: ParticipantCommandOf<'SendMessage'>,
  context: Context,
): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (command.message.trim() === '') return refuse('EMPTY_MESSAGE')
  if (command.recipient === 'interviewerCoach') return decideMessageToCoach(state, command, context)
  if (command.recipient === 'candidate')
    return refuse('INVALID_COMMAND', 'A candidate writes to the interviewer or to the coach.')
  if (state.awaitingReply !== null) return refuse('REPLY_PENDING')
  const id = `message-${context.seq}`
  const { message } = command
  const sent = messageSent(state, { id, sender: 'candidate', recipient: 'interviewer', message, now: context.now })
  if (state.control === 'human') return accept([sent])
  const wrapsUp = state.step === 'follow_up' && isLastFollowUp(state)
  const reply = requestReply({ call: messageCall(state), inReplyTo: id }, context)
  return accept([sent, ...(wrapsUp ? [stepTo('wrap_up')] : []), ...reply.events], reply.jobs)
}

/** The call that answers a message in this kind of interview. */
export function messageCall({ settings, assessmentType }: InProgress): ChatCall {
  const elsewhere = settings.interviewStage === 'take_home_assessment' || assessmentType === 'not_an_assessment'
  return elsewhere ? 'respondToMsg' : 'telephoneOrOnsiteRespondToMsg'
}
