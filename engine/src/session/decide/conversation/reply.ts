import { asksBackAtTheEnd } from '@greenroom/shared/rules'
import {
  type EventOf,
  type InProgress,
  isInterviewerAsk,
  lastHandIn,
  remainingAt,
  type Session,
  type StoredEvent,
} from '@greenroom/shared/session'
import type { ChatResponse, JobResult } from '@greenroom/shared/wire'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { hintIn, stepsAfter, stepTo } from '../questions/progress.ts'
import { goOn } from '../questions/questions.ts'
import { paidFor } from './coach.ts'
import { owedDebrief } from './debrief.ts'
import { isLastMessage } from './followUp.ts'
import { messageSent } from './messageSent.ts'
import { clockStart } from './speech.ts'
import { endsDeck } from './statements.ts'
import { endsTutorial } from './tutorial.ts'

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
  const { message } = command.response
  const said = {
    id: command.replyId,
    sender: 'interviewer',
    recipient: 'candidate',
    message,
    now: context.now,
  } as const
  events.push({ ...messageSent(state, { ...said, read: command.response }), ...paidFor(command) })
  events.push(...clockStart(state), ...bugNamedBy(state, command))
  const isOver = endsDeck(state, command.response) || endsTutorial(state, command.response)
  if (isOver || (state.step === 'wrap_up' && !isInterviewerAsk(call) && !isStillAnswering(state, inReplyTo, command))) {
    if (state.step !== 'wrap_up') events.push(stepTo('wrap_up'))
    const next = goOn(state, context, remainingAt(state.clock, context.now), false)
    return accept([...events, ...next.events], next.jobs)
  }
  events.push(...stepsAfter(state, call, command.response), ...hintIn(state, call, command))
  const owed = owedDebrief(state, context)
  return accept([...events, ...owed.events], owed.jobs)
}

/** The interviewer names an input that shows a bug, or reacts to what was handed in and says that tests failed. */
function bugNamedBy(
  { awaitingReply, question }: InProgress,
  { replyId, response: { traced } }: Extract<JobResult, { type: 'DeliverReply' }>,
): EventOf<'BugNamed'>[] {
  const last = lastHandIn(question)
  if (traced !== undefined && last?.facts?.counterexample && last.traced === undefined)
    return [{ type: 'BugNamed', handInId: last.handInId, messageId: replyId, traced }]
  if (awaitingReply?.action !== 'doneCoding' || last === undefined || last.bugNamed) return []
  const failed = last.testsPassed !== null && last.testsTotal !== null && last.testsPassed < last.testsTotal
  return failed ? [{ type: 'BugNamed', handInId: last.handInId, messageId: replyId }] : []
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
    ...(response.judgement === undefined ? {} : { judgement: response.judgement }),
  }
}
