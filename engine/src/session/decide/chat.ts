import type {
  ChatCall,
  ChatResponse,
  EventOf,
  InProgress,
  InterviewStep,
  JobRequest,
  JobResult,
  ParticipantCommandOf,
  Session,
  SessionEvent,
  StoredEvent,
} from '@greenroom/shared'
import {
  asksBackAtTheEnd,
  chatCallFailureText,
  isAfterCoding,
  isExam,
  isInterviewerAsk,
  isSpoken,
  lastHintRung,
  remainingAt,
} from '@greenroom/shared'
import { decideMessageToCoach } from './asks.ts'
import { decideRetryCoach, paidFor } from './coach.ts'
import { accept, type Context, type Decision, refuse } from './decision.ts'
import { isOutage, timeGivenBack } from './outage.ts'
import { goOn, requestReply } from './questions.ts'
import { clockStart } from './speech.ts'
import { endsDeck, isDeckNow } from './statements.ts'

/** After so many answers in the follow-up the interviewer wraps up … */
const mostFollowUpsAnswered = 3
/** … and after so many messages in any case. */
const mostFollowUpMessages = 6

/** Whether the answer that is owed closes the question, whatever is said in it. */
export const isLastMessage = ({ step, question }: InProgress): boolean =>
  step === 'wrap_up' && question.followUpMessages >= mostFollowUpMessages
const attemptsUntilCoding = 2

const iso = (at: number): string => new Date(at).toISOString()

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
  const sent: EventOf<'MessageSent'> = {
    type: 'MessageSent',
    id,
    sender: 'candidate',
    recipient: 'interviewer',
    timeSent: iso(context.now),
    message: command.message,
    candidatesAnswerWasAccepted: null,
    interviewersClassificationOfCandidatesIntent: null,
    challengeType: state.question.challenge.challengeType,
  }
  if (state.control === 'human') return accept([sent])
  const wrapsUp = state.step === 'follow_up' && isLastFollowUp(state)
  const reply = requestReply({ call: messageCall(state), inReplyTo: id }, context)
  return accept([sent, ...(wrapsUp ? [stepTo('wrap_up')] : []), ...reply.events], reply.jobs)
}

/** The interviewer's answer: it is said, the clock starts with the first one, and the question moves on by it. */
export function decideDeliverReply(
  state: Session,
  command: Extract<JobResult, { type: 'DeliverReply' }>,
  context: Context,
): Decision {
  if (state.phase !== 'IN_PROGRESS' || state.awaitingReply?.replyId !== command.replyId)
    return refuse('NO_LONGER_AWAITED')
  const { inReplyTo, call } = state.awaitingReply
  const events: StoredEvent[] = []
  if (inReplyTo !== null) events.push(classification(inReplyTo, command.response))
  events.push({ ...interviewerMessage(state, command.replyId, command.response, context.now), ...paidFor(command) })
  events.push(...clockStart(state))
  const isOver = endsDeck(state, command.response)
  if (isOver || (state.step === 'wrap_up' && !isInterviewerAsk(call) && !isStillAnswering(state, inReplyTo, command))) {
    if (state.step !== 'wrap_up') events.push(stepTo('wrap_up'))
    const next = goOn(state, context, remainingAt(state.clock, context.now), false)
    return accept([...events, ...next.events], next.jobs)
  }
  events.push(...steps(state, call, command.response), ...hint(state, call, command))
  const owed = owedDebrief(state, context)
  return accept([...events, ...owed.events], owed.jobs)
}

/**
 * A chat call that failed for good: the text of spec §8 stands in the chat, and it can be asked again. Where the platform
 * failed, the time in which the reply was owed is given back.
 */
export function decideFailReply(
  state: Session,
  command: Extract<JobResult, { type: 'FailReply' }>,
  context: Context,
): Decision {
  if (state.phase !== 'IN_PROGRESS' || state.awaitingReply?.replyId !== command.replyId)
    return refuse('NO_LONGER_AWAITED')
  const owedSince = state.awaitingReply.requestedAt
  return accept([
    { type: 'ReplyFailed', replyId: command.replyId, status: command.status, code: command.code },
    {
      type: 'MessageSent',
      id: `failure-${context.seq}`,
      sender: 'system',
      recipient: 'candidate',
      timeSent: iso(context.now),
      message: chatCallFailureText(command.status),
      candidatesAnswerWasAccepted: null,
      interviewersClassificationOfCandidatesIntent: null,
      challengeType: state.question.challenge.challengeType,
    },
    ...(isOutage(command.status) ? timeGivenBack(state, owedSince, context.now) : []),
  ])
}

/**
 * A reply that is overdue is asked for once more, under the same id: whichever answer comes first counts. So long a wait is a
 * failure of the platform's, and is given back at once: the clock might run out before the reply comes or fails.
 */
export function decideAskReplyAgain(state: InProgress, replyId: string, { now }: Pick<Context, 'now'>): Decision {
  const awaited = state.awaitingReply
  if (awaited?.replyId !== replyId || awaited.askedAgainAt !== null) return refuse('NO_LONGER_AWAITED')
  const { call, action, requestedAt } = awaited
  return accept(
    [{ type: 'ReplyAskedAgain', replyId }, ...timeGivenBack(state, requestedAt, now)],
    [{ kind: 'chat.call', replyId, call, action, askedAgain: true }],
  )
}

/** Asks again for what failed: the interviewer's answer, else the coach's, or after the end the scorecard. */
export function decideRetryReply(state: Session, context: Context): Decision {
  if (state.phase === 'ENDED') {
    return state.scorecard.status === 'failed'
      ? accept([{ type: 'ScorecardRequested' }], [{ kind: 'scorecard.complete' }])
      : refuse('NOTHING_TO_RETRY')
  }
  if (state.phase !== 'IN_PROGRESS') return refuse('NOTHING_TO_RETRY')
  if (state.failedReply === null) return decideRetryCoach(state, context)
  if (state.awaitingReply !== null) return refuse('REPLY_PENDING')
  const { call, action, inReplyTo } = state.failedReply
  const again = requestReply(
    { call, ...(action === null ? {} : { action }), ...(inReplyTo === null ? {} : { inReplyTo }) },
    context,
  )
  return accept(again.events, again.jobs)
}

/** The call to react to the finished code, where its tests are in and nothing else is owed. */
export function debrief(context: Context): { events: SessionEvent[]; jobs: JobRequest[] } {
  return requestReply({ call: 'telephoneOrOnsiteUserQuickActions', action: 'doneCoding' }, context)
}

function owedDebrief(state: InProgress, context: Context): { events: SessionEvent[]; jobs: JobRequest[] } {
  const owed = state.step === 'follow_up' && !state.question.debriefed && !isSpokenNow(state)
  return owed ? debrief(context) : { events: [], jobs: [] }
}

/** The call that answers a message in this kind of interview. */
export function messageCall({ settings, assessmentType }: InProgress): ChatCall {
  const elsewhere = settings.interviewStage === 'take_home_assessment' || assessmentType === 'not_an_assessment'
  return elsewhere ? 'respondToMsg' : 'telephoneOrOnsiteRespondToMsg'
}

function isLastFollowUp({ question }: InProgress): boolean {
  return (
    question.followUpsAnswered + 1 >= mostFollowUpsAnswered || question.followUpMessages + 1 >= mostFollowUpMessages
  )
}

/**
 * Whoever asks what the last question means, or for a moment to think, has not answered it yet: they are answered, and the question
 * stays. After so many messages it is over all the same.
 */
function isStillAnswering(
  state: InProgress,
  inReplyTo: string | null,
  { response }: Extract<JobResult, { type: 'DeliverReply' }>,
): boolean {
  if (state.question.statements !== null || isLastMessage(state)) return false
  const said = state.messages.find(({ id }) => id === inReplyTo)?.message ?? ''
  return asksBackAtTheEnd(response.interviewersClassificationOfCandidatesIntent, said)
}

function classification(messageId: string, response: ChatResponse): EventOf<'IntentClassified'> {
  return {
    type: 'IntentClassified',
    messageId,
    intent: response.interviewersClassificationOfCandidatesIntent ?? 'unknown',
    candidatesAnswerWasAccepted: response.candidatesAnswerWasAccepted,
  }
}

function interviewerMessage(
  state: InProgress,
  id: string,
  response: ChatResponse,
  now: number,
): EventOf<'MessageSent'> {
  return {
    type: 'MessageSent',
    id,
    sender: 'interviewer',
    recipient: 'candidate',
    timeSent: iso(now),
    message: response.message,
    candidatesAnswerWasAccepted: response.candidatesAnswerWasAccepted,
    interviewersClassificationOfCandidatesIntent: response.interviewersClassificationOfCandidatesIntent,
    challengeType: state.question.challenge.challengeType,
  }
}

const stepTo = (step: InterviewStep): SessionEvent => ({ type: 'StepChanged', step })

/** Where the answer takes the question: the engine moves the step, never a model. */
function steps(state: InProgress, call: ChatCall, response: ChatResponse): SessionEvent[] {
  // A deck has one step in which its statements are answered, and nothing to follow up.
  if (isDeckNow(state)) return state.step === 'introduction' ? [stepTo('approach')] : []
  if (state.step === 'introduction') return [stepTo('clarification')]
  if (isInterviewerAsk(call)) return []
  if (response.interviewersClassificationOfCandidatesIntent !== 'attempt_to_answer_question') return []
  const ready =
    response.candidatesAnswerWasAccepted === true || state.question.attemptsToAnswer + 1 >= attemptsUntilCoding
  // What is answered in words has nothing to be coded: what follows is about the answer.
  const onwards = stepTo(isSpokenNow(state) ? 'follow_up' : 'coding')
  if (state.step === 'clarification') return [stepTo('approach'), ...(ready ? [onwards] : [])]
  return state.step === 'approach' && ready ? [onwards] : []
}

export const isSpokenNow = ({ question }: InProgress): boolean => isSpoken(question.challenge.challengeType)

/**
 * A request for a hint, in words or by the button, is answered by the next rung; which one that was is recorded here. In an exam
 * there are none, and on a statement neither.
 */
function hint(
  state: InProgress,
  call: ChatCall,
  { replyId, response }: { replyId: string; response: ChatResponse },
): SessionEvent[] {
  const inWords = response.interviewersClassificationOfCandidatesIntent === 'request_for_hint'
  const asked = isInterviewerAsk(call) ? call === 'help' : inWords
  if (
    !asked ||
    isDeckNow(state) ||
    isExam(state) ||
    isAfterCoding(state.step) ||
    state.question.hintRung >= lastHintRung
  )
    return []
  return [{ type: 'HintRevealed', rung: state.question.hintRung + 1, messageId: replyId }]
}
