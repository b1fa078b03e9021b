import { pricesOf } from '../rules/caps.ts'
import { isAfterCoding, isExam, isScored } from '../rules/interview.ts'
import { roundOfQuestion } from '../rules/rubrics.ts'
import { hintRungSchema } from '../vocabulary/interview.ts'
import type { ChatMessage } from './events.ts'
import { lastHintRung } from './powerUps.ts'
import type { PricedRung } from './pricedRung.ts'
import type { InProgress } from './state.ts'

/**
 * Returns the next hint for the candidate, with its price. Null while a person interviews, in an exam, for a deck or a
 * tutorial, after the hand-in, and once all five hints have been given.
 */
export function nextHint(state: InProgress): PricedRung | null {
  const { question, control, step, settings } = state
  const { hintRung, statements, challenge } = question
  const hasNone = statements !== null || challenge.stepCount !== undefined || isAfterCoding(step)
  if (control !== 'ai' || isExam(state) || hasNone || hintRung >= lastHintRung) return null
  const rung = hintRungSchema.parse(hintRung + 1)
  const round = roundOfQuestion(challenge, settings.interviewStage)
  return { rung, caps: isScored(state) ? pricesOf({ hintRung: rung }, round) : [] }
}

const offeredIn = ({ messages, question }: InProgress): number =>
  messages.findLastIndex(
    ({ hintOffer, timeSent }) => hintOffer !== undefined && Date.parse(timeSent) >= question.presentedAt,
  )

/**
 * The interviewer's open offer of a hint. Null if there is none, or if the candidate has taken, declined or ignored the
 * offer.
 */
export function openHintOffer(state: InProgress): (ChatMessage & { hintOffer: PricedRung }) | null {
  const at = offeredIn(state)
  const message = state.messages[at]
  if (message?.hintOffer === undefined || nextHint(state)?.rung !== message.hintOffer.rung) return null
  const since = state.messages.slice(at + 1)
  const isLeft = since.some(
    ({ sender, recipient, answersHintOffer }) =>
      sender === 'candidate' && recipient === 'interviewer' && answersHintOffer !== 'undecided',
  )
  return isLeft ? null : { ...message, hintOffer: message.hintOffer }
}

/** Whether the interviewer has already offered the next rung. No rung is offered twice. */
export function wasHintOffered(state: InProgress): boolean {
  const offer = state.messages[offeredIn(state)]?.hintOffer
  return offer !== undefined && offer.rung === state.question.hintRung + 1
}
