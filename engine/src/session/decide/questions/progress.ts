import { isAfterCoding, isExam, isSpoken } from '@greenroom/shared/rules'
import { type InProgress, isInterviewerAsk, lastHintRung, type SessionEvent } from '@greenroom/shared/session'
import type { ChatCall, InterviewStep } from '@greenroom/shared/vocabulary'
import type { ChatResponse } from '@greenroom/shared/wire'
import { isDeckNow } from '../conversation/statements.ts'
import { isTutorialNow } from '../conversation/tutorial.ts'

/**
 * How many attempts at an answer a candidate has before the interviewer moves on anyway, even if no answer was
 * accepted.
 */
const attemptsUntilCoding = 2

/**
 * The limit on answers in a design, which has several parts. The interviewer decides when each part is done, so this
 * limit is high.
 */
const attemptsInParts = 16

export const stepTo = (step: InterviewStep): SessionEvent => ({ type: 'StepChanged', step })

/** Whether the current question is answered in conversation rather than code. */
export const isSpokenNow = ({ question }: InProgress): boolean => isSpoken(question.challenge.challengeType)

/** Whether the question is to design a whole system. */
const isDesignNow = ({ question }: InProgress): boolean => question.challenge.challengeType === 'system_design'

/** The events that move to the next step after an answer. The engine decides this, never a language model. */
export function stepsAfter(state: InProgress, call: ChatCall, response: ChatResponse): SessionEvent[] {
  // A deck or tutorial takes all its answers in one step and has no follow-up.
  if (isDeckNow(state) || isTutorialNow(state)) return state.step === 'introduction' ? [stepTo('approach')] : []
  if (state.step === 'introduction') return [stepTo('clarification')]
  if (isInterviewerAsk(call)) return []
  if (response.interviewersClassificationOfCandidatesIntent !== 'attempt_to_answer_question') return []
  const ready =
    response.candidatesAnswerWasAccepted === true ||
    state.question.attemptsToAnswer + 1 >= (isDesignNow(state) ? attemptsInParts : attemptsUntilCoding)
  // A spoken question has no coding step, so it goes straight to the follow-up about the answer.
  const onwards = stepTo(isSpokenNow(state) ? 'follow_up' : 'coding')
  if (state.step === 'clarification') return [stepTo('approach'), ...(ready ? [onwards] : [])]
  return state.step === 'approach' && ready ? [onwards] : []
}

/**
 * Returns the event that records a hint. A reply to a request for a hint, made by message or button, reveals the next
 * rung. Nothing is recorded if the backend says that its reply isn't a hint or only offers one. There are no hints in
 * exams, decks and tutorials.
 */
export function hintIn(
  state: InProgress,
  call: ChatCall,
  { replyId, response }: { replyId: string; response: ChatResponse },
): SessionEvent[] {
  const inWords = response.interviewersClassificationOfCandidatesIntent === 'request_for_hint'
  const asked = isInterviewerAsk(call) ? call === 'help' : inWords || response.hint?.isGiven === true
  const isNone = response.hint === null || response.hint?.isGiven === false
  // Whether the coach has already given this rung in the meantime.
  const wasGiven = response.hint?.isGiven === true && response.hint.rung <= state.question.hintRung
  if (
    !asked ||
    isNone ||
    wasGiven ||
    isDeckNow(state) ||
    isTutorialNow(state) ||
    isExam(state) ||
    isAfterCoding(state.step) ||
    state.question.hintRung >= lastHintRung
  )
    return []
  return [{ type: 'HintRevealed', rung: state.question.hintRung + 1, messageId: replyId }]
}
