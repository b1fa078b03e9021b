import { isAfterCoding, isExam, isSpoken } from '@greenroom/shared/rules'
import { type InProgress, isInterviewerAsk, lastHintRung, type SessionEvent } from '@greenroom/shared/session'
import type { ChatCall, InterviewStep } from '@greenroom/shared/vocabulary'
import type { ChatResponse } from '@greenroom/shared/wire'
import { isDeckNow } from '../conversation/statements.ts'
import { isTutorialNow } from '../conversation/tutorial.ts'

/** After so many attempts to answer the interviewer lets one code, whatever was said. */
const attemptsUntilCoding = 2

/** A design goes through its parts, and its interviewer knows when they are done; nobody answers more often than this before. */
const attemptsInParts = 16

export const stepTo = (step: InterviewStep): SessionEvent => ({ type: 'StepChanged', step })

/** Whether the question at hand is answered in words. */
export const isSpokenNow = ({ question }: InProgress): boolean => isSpoken(question.challenge.challengeType)

/** Whether a whole system is designed. */
const isDesignNow = ({ question }: InProgress): boolean => question.challenge.challengeType === 'system_design'

/** Where the answer takes the question: the engine moves the step, never a model. */
export function stepsAfter(state: InProgress, call: ChatCall, response: ChatResponse): SessionEvent[] {
  // A deck and a tutorial have one step in which they are answered, and nothing to follow up.
  if (isDeckNow(state) || isTutorialNow(state)) return state.step === 'introduction' ? [stepTo('approach')] : []
  if (state.step === 'introduction') return [stepTo('clarification')]
  if (isInterviewerAsk(call)) return []
  if (response.interviewersClassificationOfCandidatesIntent !== 'attempt_to_answer_question') return []
  const ready =
    response.candidatesAnswerWasAccepted === true ||
    state.question.attemptsToAnswer + 1 >= (isDesignNow(state) ? attemptsInParts : attemptsUntilCoding)
  // What is answered in words has nothing to be coded: what follows is about the answer.
  const onwards = stepTo(isSpokenNow(state) ? 'follow_up' : 'coding')
  if (state.step === 'clarification') return [stepTo('approach'), ...(ready ? [onwards] : [])]
  return state.step === 'approach' && ready ? [onwards] : []
}

/**
 * A request for a hint, in words or by the button, is answered by the next rung; which one that was is recorded here. A backend that says
 * that its answer is no hint, or only offers one, gave none. In an exam there are none, and on a statement or in a tutorial neither.
 */
export function hintIn(
  state: InProgress,
  call: ChatCall,
  { replyId, response }: { replyId: string; response: ChatResponse },
): SessionEvent[] {
  const inWords = response.interviewersClassificationOfCandidatesIntent === 'request_for_hint'
  const asked = isInterviewerAsk(call) ? call === 'help' : inWords || response.hint?.isGiven === true
  const isNone = response.hint === null || response.hint?.isGiven === false
  // The coach may have given the same rung meanwhile.
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
