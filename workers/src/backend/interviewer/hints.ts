import type { Challenge, SpokenQuestion } from '@greenroom/shared/content'
import {
  answerToHintOffer,
  asksForHint,
  asksForLook,
  type HintAnswer,
  pricesOf,
  roundOfQuestion,
} from '@greenroom/shared/rules'
import type { InputRows, PricedRung } from '@greenroom/shared/session'
import type { ChallengeType, HintRung, Intent, InterviewStage, InterviewStep } from '@greenroom/shared/vocabulary'
import type { InterviewContext } from '@greenroom/shared/wire'
import { nextRung } from './ladder.ts'
import { isHintOffer } from './scripted/hintPhrases.ts'

/** A rung's text, and the input that the text mentions for the first time, if any. */
export type HintWords = { text: string; namedInput?: InputRows }

/** A message's consequences for the hint ladder. */
export type HintTurn = {
  /** The message's intent, which depends on its answer to an offer. */
  intent: Intent
  /** The author's text for the rung being given now; null if none is. */
  given: { rung: HintRung; text: string } | null
  /** The next rung and its price; null if there is none. */
  next: PricedRung | null
  /** Whether the next rung is being offered now. */
  isOffered: boolean
  /** The message's answer to an offer; null if no offer was open. */
  answer: HintAnswer | null
}

type Said = {
  message: string
  /** The interviewer's last message. */
  asked: string
  intent: Intent
  step: InterviewStep | null
  stage: InterviewStage
  challengeType: ChallengeType
  hintRung: number
  exam: boolean
  material: Pick<Challenge, 'hints'> | Pick<SpokenQuestion, 'hints'> | null
  context: Pick<InterviewContext, 'nextHint' | 'answersHintOffer'> | null | undefined
}

/**
 * Works out a message's consequences for hints. Hints need consent: an explicit request counts as a yes if the rung is
 * free; otherwise the interviewer first offers the hint with its price. After a no, the hint is offered again only on
 * request. Threats and tricks don't get a hint.
 */
export function hintTurn(said: Said): HintTurn {
  const { message, step, hintRung, exam, context } = said
  const rung = exam ? null : nextRung(said.material, { step, hintRung })
  const next = rung === null ? null : (context?.nextHint ?? pricedBy(rung.rung, said))
  // Only our engine stores offers. For other callers, look for the offer in the conversation.
  const wasAsked = context?.nextHint === undefined && isHintOffer(said.asked)
  const answer = context?.answersHintOffer ?? (wasAsked && next !== null ? answerToHintOffer(message) : null)
  const intent = intentWith(answer, said)
  const none = { intent, given: null, next, isOffered: false, answer }
  if (rung === null || next === null) return none
  if (answer === 'yes') return { ...none, given: rung }
  if (intent === 'request_for_hint')
    return next.caps.length === 0 && asksForHint(message) ? { ...none, given: rung } : { ...none, isOffered: true }
  const isNew = !(context?.nextHint?.wasOffered ?? wasAsked)
  return { ...none, isOffered: intent === 'declare_not_knowing_answer' && isNew }
}

function intentWith(answer: HintAnswer | null, { intent, message }: Said): Intent {
  if (answer === 'yes') return 'request_for_hint'
  if (intent === 'attempt_to_answer_question') return intent
  if (answer === 'no' || (answer === 'undecided' && intent === 'request_to_skip')) return 'unknown'
  if (intent === 'request_for_hint' && asksForLook(message)) return 'request_for_clarification'
  return intent
}

/** Returns the price of a rung in this round, for callers that don't send one. */
const pricedBy = (rung: HintRung, { challengeType, stage }: Said): PricedRung => ({
  rung,
  caps: pricesOf({ hintRung: rung }, roundOfQuestion({ challengeType }, stage)),
})
