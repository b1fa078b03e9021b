import { isInterviewerAsk } from './asks.ts'
import { coachAsked, coachFailed, isCoachReply } from './coach.ts'
import type { EventOf } from './events.ts'
import { CorruptLog, inPhase, type Moment } from './phases.ts'
import { active, updateQuestion } from './progress.ts'
import type { AwaitedReply, InProgress, Session } from './state.ts'

type ChatEvent = EventOf<
  'MessageSent' | 'ReplyRequested' | 'ReplyFailed' | 'ReplyAskedAgain' | 'IntentClassified' | 'HintRevealed'
>

/** Updates the session after a message, or after a reply was requested, read, or failed. */
export function afterChatEvent(state: Session, event: ChatEvent, moment: Moment): Session {
  switch (event.type) {
    case 'MessageSent':
      return isByAPerson(state, event) ? active(messageSent(state, event), moment) : messageSent(state, event)
    case 'ReplyRequested': {
      if (isCoachReply(event.replyId)) return coachAsked(inPhase(state, 'IN_PROGRESS'), event, moment.at)
      const { replyId, call, action, inReplyTo, caps } = event
      const debriefed = action === 'doneCoding' ? { debriefed: true } : {}
      const progress = updateQuestion(inPhase(state, 'IN_PROGRESS'), debriefed)
      return {
        ...progress,
        asked: isInterviewerAsk(call)
          ? [...progress.asked, { action: call, replyId, at: moment.at, afterMessages: progress.messages.length }]
          : progress.asked,
        awaitingReply: {
          ...{ replyId, call, action, inReplyTo, requestedAt: moment.at, askedAgainAt: null },
          ...(caps === undefined ? {} : { caps }),
        },
        failedReply: null,
      }
    }
    case 'ReplyFailed': {
      const progress = inPhase(state, 'IN_PROGRESS')
      if (isCoachReply(event.replyId)) return coachFailed(progress, event)
      const awaited = awaitedReply(progress, event.replyId)
      return { ...progress, awaitingReply: null, failedReply: { ...awaited, status: event.status } }
    }
    case 'ReplyAskedAgain': {
      const progress = inPhase(state, 'IN_PROGRESS')
      return {
        ...progress,
        awaitingReply: { ...awaitedReply(progress, event.replyId), askedAgainAt: moment.at },
      }
    }
    case 'IntentClassified':
      return classified(inPhase(state, 'IN_PROGRESS'), event)
    case 'HintRevealed':
      return hintRevealed(inPhase(state, 'IN_PROGRESS'), event)
  }
}

const isByAPerson = ({ control }: Session, { sender }: EventOf<'MessageSent'>): boolean =>
  sender === 'candidate' || (sender === 'interviewer' && control === 'human')

function messageSent(state: Session, { type: _type, quietMs: _quietMs, ...message }: EventOf<'MessageSent'>): Session {
  const messages = [...state.messages, message]
  if (state.phase !== 'IN_PROGRESS') return { ...state, messages }
  if (message.sender === 'candidate') {
    const { statements } = state.question
    const isFollowedUp = state.step === 'follow_up' || (state.step === 'wrap_up' && statements === null)
    const answersFollowUp = isFollowedUp && message.recipient === 'interviewer'
    const followUpMessages = state.question.followUpMessages + (answersFollowUp ? 1 : 0)
    // A candidate who chooses to continue gets the full number of follow-ups again.
    const counts =
      message.answersProposal === 'go_on' ? { followUpsAnswered: 0, followUpMessages: 0 } : { followUpMessages }
    return { ...updateQuestion(state, counts), messages }
  }
  const answers = state.awaitingReply?.replyId === message.id
  const coached = state.awaitingCoach?.replyId === message.id
  return {
    ...withAskedCaps(state, answers ? state.awaitingReply : coached ? state.awaitingCoach : null),
    messages,
    awaitingReply: answers ? null : state.awaitingReply,
    awaitingCoach: coached ? null : state.awaitingCoach,
  }
}

function hintRevealed(state: InProgress, { rung, messageId }: EventOf<'HintRevealed'>): InProgress {
  return updateQuestion(state, { hintRung: rung, hints: [...state.question.hints, { rung, messageId }] })
}

/** Adds the caps of an answer to a button. Help from a power-up isn't added, because it is stored with the power-up. */
function withAskedCaps(state: InProgress, answered: AwaitedReply | null): InProgress {
  if (answered === null || answered.useId !== undefined) return state
  return updateQuestion(state, { askedCaps: { ...state.question.askedCaps, ...answered.caps } })
}

function classified(state: InProgress, event: EventOf<'IntentClassified'>): InProgress {
  const messages = state.messages.map((message) =>
    message.id === event.messageId
      ? {
          ...message,
          interviewersClassificationOfCandidatesIntent: event.intent,
          candidatesAnswerWasAccepted: event.candidatesAnswerWasAccepted,
          ...(event.judgement === undefined ? {} : { judgement: event.judgement }),
        }
      : message,
  )
  const { question } = state
  const attempted = event.intent === 'attempt_to_answer_question'
  const answered = attempted || event.intent === 'declare_not_knowing_answer'
  return {
    ...updateQuestion(state, {
      attemptsToAnswer: question.attemptsToAnswer + (attempted ? 1 : 0),
      followUpsAnswered: question.followUpsAnswered + (answered && state.step === 'follow_up' ? 1 : 0),
      statements: event.statements ?? question.statements,
    }),
    messages,
  }
}

function awaitedReply(state: InProgress, replyId: string): AwaitedReply {
  if (state.awaitingReply?.replyId !== replyId) throw new CorruptLog(`${state.sessionId} does not wait for ${replyId}`)
  return state.awaitingReply
}
