import { isAfterCoding, isExam, isSpoken } from '@greenroom/shared/rules'
import { type InProgress, isInterviewerAsk, lastHintRung, type SessionEvent } from '@greenroom/shared/session'
import type { ChatCall, InterviewStep } from '@greenroom/shared/vocabulary'
import type { ChatResponse } from '@greenroom/shared/wire'
import { isDeckNow } from '../conversation/statements.ts'
import { isTutorialNow } from '../conversation/tutorial.ts'

/** After this many attempts at an answer, the interviewer lets the candidate code anyway. */
const attemptsUntilCoding = 2

/** A design has several parts, and its interviewer decides when each is done. This caps the answers until then. */
const attemptsInParts = 16

export const stepTo = (step: InterviewStep): SessionEvent => ({ type: 'StepChanged', step })

/** Whether the current question is answered in conversation rather than code. */
export const isSpokenNow = ({ question }: InProgress): boolean => isSpoken(question.challenge.challengeType)

/** Whether the question is to design a whole system. */
const isDesignNow = ({ question }: InProgress): boolean => question.challenge.challengeType === 'system_design'

/** The step after an answer. The engine decides this, never a model. */
export function stepsAfter(state: InProgress, call: ChatCall, response: ChatResponse): SessionEvent[] {
  // A deck or tutorial takes all its answers in one step and has no follow-up.
  if (isDeckNow(state) || isTutorialNow(state)) return state.step === 'introduction' ? [stepTo('approach')] : []
  if (state.step === 'introduction') return [stepTo('clarification')]
  if (isInterviewerAsk(call)) return []
  if (response.interviewersClassificationOfCandidatesIntent !== 'attempt_to_answer_question') return []
  const ready =
    response.candidatesAnswerWasAccepted === true ||
    state.question.attemptsToAnswer + 1 >= (isDesignNow(state) ? attemptsInParts : attemptsUntilCoding)
  // A spoken question has no coding step: its follow-up is about the answer.
  const onwards = stepTo(isSpokenNow(state) ? 'follow_up' : 'coding')
  if (state.step === 'clarification') return [stepTo('approach'), ...(ready ? [onwards] : [])]
  return state.step === 'approach' && ready ? [onwards] : []
}

/**
 * Answers a request for a hint, by message or button, with the next rung, and records which one. If the backend says
 * that its answer isn't a hint or only offers one, nothing is recorded. Exams, statements and tutorials have none.
 */
export function hintIn(
  state: InProgress,
  call: ChatCall,
  { replyId, response }: { replyId: string; response: ChatResponse },
): SessionEvent[] {
  const inWords = response.interviewersClassificationOfCandidatesIntent === 'request_for_hint'
  const asked = isInterviewerAsk(call) ? call === 'help' : inWords || response.hint?.isGiven === true
  const isNone = response.hint === null || response.hint?.isGiven === false
  // The coach may have given the same rung in the meantime.
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
