import { asksBackAtTheEnd, type ProposalAnswer } from '@greenroom/shared/rules'
import {
  type ChatMessage,
  type EventOf,
  type InProgress,
  isInterviewerAsk,
  isLastQuestion,
  lastHandIn,
  namesOf,
  nextHint,
  offerAt,
  optionsOf,
  outlineOf,
  type PricedRung,
  remainingAt,
  type Session,
  type StoredEvent,
} from '@greenroom/shared/session'
import type { ChatResponse, JobResult } from '@greenroom/shared/wire'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { hintIn, stepsAfter, stepTo } from '../questions/progress.ts'
import { type Effects, findAnother, goOn, present } from '../questions/questions.ts'
import { inputNamedBy, paidFor } from './coach.ts'
import { owedDebrief } from './debrief.ts'
import { isLastMessage } from './followUp.ts'
import { messageSent } from './messageSent.ts'
import { clockStart } from './speech.ts'
import { endsDeck, isDeckNow } from './statements.ts'
import { endsTutorial, isTutorialNow } from './tutorial.ts'

/** Adds the interviewer's answer, and moves on to the question's next step. The first answer also starts the clock. */
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
  const proposal = proposalIn(state, inReplyTo, command, context)
  const said = {
    id: command.replyId,
    sender: 'interviewer',
    recipient: 'candidate',
    message,
    proposal,
    hintOffer: hintOfferIn(state, command),
    check: command.response.check,
    designPart: command.response.designPart,
    pointsAt: pointedAt(state, command.response.pointsAt ?? []),
    now: context.now,
  } as const
  events.push({ ...messageSent(state, { ...said, read: command.response }), ...paidFor(command) })
  events.push(...clockStart(state), ...bugNamedBy(state, command), ...inputNamedBy(state, command))
  // The reply makes a proposal, so the candidate chooses how to continue.
  if (proposal !== undefined) return accept([...events, ...(state.step === 'follow_up' ? [] : [stepTo('follow_up')])])
  if (isQuestionOver(state, inReplyTo, command)) {
    if (state.step !== 'wrap_up') events.push(stepTo('wrap_up'))
    const next = nextAsAsked(state, inReplyTo, context)
    return accept([...events, ...next.events], next.jobs)
  }
  events.push(...stepsAfter(state, call, command.response), ...hintIn(state, call, command))
  const owed = owedDebrief(state, context)
  return accept([...events, ...owed.events], owed.jobs)
}

/** The ids of the boxes with these labels on the current board; undefined if no box has any of them. */
function pointedAt({ question }: InProgress, words: readonly string[]): string[] | undefined {
  const { shapes } = outlineOf(question.board)
  const names = namesOf({ shapes, texts: [] })
  const ids = shapes.flatMap(({ id }) => (words.includes(names.get(id) ?? '') ? [id] : []))
  return ids.length === 0 ? undefined : ids
}

/** Whether the reply answers a button in the room rather than a message. */
const isByButton = ({ awaitingReply }: InProgress): boolean =>
  awaitingReply !== null && isInterviewerAsk(awaitingReply.call)

type Delivered = Extract<JobResult, { type: 'DeliverReply' }>

/** The candidate's answer to the proposal, in the message that this reply answers. */
const answerOf = ({ messages }: InProgress, inReplyTo: string | null): ProposalAnswer | undefined =>
  messages.find(({ id }) => id === inReplyTo)?.answersProposal

/**
 * Whether this reply ends the question. True only if the candidate asked to end it, or if its last statement or step is
 * settled.
 */
function isQuestionOver(state: InProgress, inReplyTo: string | null, { response }: Delivered): boolean {
  if (endsDeck(state, response) || endsTutorial(state, response)) return true
  if (state.step !== 'wrap_up' || isByButton(state)) return false
  const answer = answerOf(state, inReplyTo)
  return answer === 'end' || answer === 'problem' || isDeckNow(state) || isTutorialNow(state)
}

/**
 * Moves on as the candidate asked: to another problem or to the next planned question. If there is none, ends the
 * interview.
 */
function nextAsAsked(state: InProgress, inReplyTo: string | null, context: Context): Effects {
  const remainingMs = remainingAt(state.clock, context.now)
  const further =
    answerOf(state, inReplyTo) === 'problem' && isLastQuestion(state)
      ? findAnother(state, context, remainingMs)
      : undefined
  return further === undefined
    ? goOn(state, context, remainingMs, false)
    : present(state, further, context, { remainingMs, skipped: false })
}

/**
 * The proposal this reply makes for the remaining time. Undefined unless the reply closes the follow-up, or the
 * interviewer has no more questions.
 */
function proposalIn(
  state: InProgress,
  inReplyTo: string | null,
  command: Delivered,
  context: Context,
): ChatMessage['proposal'] {
  const { proposes, isExhausted = false } = command.response
  const answer = answerOf(state, inReplyTo)
  if (answer === 'end' || answer === 'problem' || isByButton(state)) return undefined
  const closes = state.step === 'wrap_up' && !isStillAnswering(state, inReplyTo, command)
  if (!closes && !(proposes === true && state.step === 'follow_up')) return undefined
  const offer = offerAt(state, context.now)
  if (offer === null) return undefined
  const hasProblem = findAnother(state, context, remainingAt(state.clock, context.now)) !== undefined
  const options = optionsOf(offer, { mayGoOn: !isExhausted || offer.isBugOpen, hasProblem })
  return { minutes: Math.max(1, offer.minutes ?? offer.minutesLeft ?? 1), options }
}

/**
 * The hint that this reply offers, with its current price. Undefined if the reply offers none, or if no hint is
 * available.
 */
function hintOfferIn(
  state: InProgress,
  { response }: Extract<JobResult, { type: 'DeliverReply' }>,
): PricedRung | undefined {
  const next = nextHint(state)
  const isOffered = response.hint?.isGiven === false && response.hint.rung === next?.rung
  return isOffered ? next : undefined
}

/**
 * Returns a `BugNamed` event if the reply names an input that exposes a bug, or mentions failed tests after a hand-in.
 */
function bugNamedBy(
  { awaitingReply, question }: InProgress,
  { replyId, response: { traced } }: Extract<JobResult, { type: 'DeliverReply' }>,
): EventOf<'BugNamed'>[] {
  const last = lastHandIn(question)
  const found = last?.facts?.counterexample
  if (traced !== undefined && last && found && last.traced === undefined) {
    // Store the failing input, but never the right answer.
    const { right: _right, ...named } = found
    return [{ type: 'BugNamed', handInId: last.handInId, messageId: replyId, traced: named }]
  }
  if (awaitingReply?.action !== 'doneCoding' || last === undefined || last.bugNamed) return []
  const failed = last.testsPassed !== null && last.testsTotal !== null && last.testsPassed < last.testsTotal
  return failed ? [{ type: 'BugNamed', handInId: last.handInId, messageId: replyId }] : []
}

/**
 * Whether the candidate hasn't answered the interviewer's last question yet, because they asked what it means, asked
 * for a moment, or changed the subject. They get a reply and the question stays open, until the follow-up's limit of
 * messages is reached.
 */
function isStillAnswering(
  state: InProgress,
  inReplyTo: string | null,
  { response }: Extract<JobResult, { type: 'DeliverReply' }>,
): boolean {
  if (state.question.statements !== null || isLastMessage(state)) return false
  const said = state.messages.find(({ id }) => id === inReplyTo)?.message ?? ''
  if (response.aside === true) return true
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
