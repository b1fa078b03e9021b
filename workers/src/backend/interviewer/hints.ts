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

/** The words of a rung, and the input that they name for the first time. */
export type HintWords = { text: string; namedInput?: InputRows }

/** What becomes of a message as far as hints go. */
export type HintTurn = {
  /** What the message wants, with what it says to an offer taken in. */
  intent: Intent
  /** The author's words of the rung that is given now; null where none is. */
  given: { rung: HintRung; text: string } | null
  /** The rung that comes next, at its price; null where there is none. */
  next: PricedRung | null
  /** Whether it is offered now. */
  isOffered: boolean
  /** What the message makes of an offer; null where none was open. */
  answer: HintAnswer | null
}

type Said = {
  message: string
  /** What the interviewer said last. */
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
 * Hints by consent: to ask for one in so many words is a yes to a free rung, everything else gets an offer first, with its price. Nobody is
 * offered again what they turned down, unless they ask. A threat or a trick gets none.
 */
export function hintTurn(said: Said): HintTurn {
  const { message, step, hintRung, exam, context } = said
  const rung = exam ? null : nextRung(said.material, { step, hintRung })
  const next = rung === null ? null : (context?.nextHint ?? pricedBy(rung.rung, said))
  // Who calls without our engine keeps no offers: they are read from what was said.
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

/** The price of a rung in this round, where the caller does not say it. */
const pricedBy = (rung: HintRung, { challengeType, stage }: Said): PricedRung => ({
  rung,
  caps: pricesOf({ hintRung: rung }, roundOfQuestion({ challengeType }, stage)),
})
