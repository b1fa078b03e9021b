import { asksAboutHints, isAfterCoding, pressesForHint } from '@greenroom/shared/rules'
import { bestScore, lastHintRung, type PricedRung } from '@greenroom/shared/session'
import type { TalkAct } from '../../reading/talk/talkActs.ts'
import type { Turn } from './provider.ts'
import { type Say, sayIn } from './scripted/say.ts'
import { besideOthers } from './scripted/talk/talk.ts'

/** The interviewer's reply about hints if they aren't giving one. */
export type FromHints = {
  message: string
  accepted: null
  proposes?: undefined
  traced?: undefined
  namedInput?: undefined
  check?: undefined
}

/**
 * The interviewer's reply about hints, always in our own words. It offers the next hint with its price, or replies to a
 * no, to a question about the price, or to pressure. Null if the message is about none of these.
 */
export function fromHints(turn: Turn): FromHints | null {
  const say = sayIn(turn)
  const words = wordsOn(turn, say)
  return words === null ? null : { message: words, accepted: null }
}

function wordsOn(turn: Turn, say: Say): string | null {
  const { hints, intent, message, call, step } = turn
  if (call !== 'reply' || hints === null || (step !== null && isAfterCoding(step))) return null
  const { next, isOffered, answer } = hints
  if (isOffered && next !== null) return offer(next, say)
  if (intent === 'attempt_to_answer_question') return null
  if (pressesForHint(message)) return say('hintNotPressed')
  if (asksAboutHints(message) && next !== null)
    return besideOthers(turn, answer === null ? terms(turn, next, say) : again(next, say), aboutHints)
  return answer === 'no' ? say('hintDeclined') : null
}

/** Questions that the next hint's terms answer. */
const aboutHints: readonly TalkAct[] = [
  'hintPolicy',
  'hintByMistake',
  'askingCosts',
  'productCost',
  'countsAnywhere',
  'unclear',
]

const offer = (next: PricedRung, say: Say): string =>
  next.caps.length === 0 ? say('offerFreeHint') : say('offerPricedHint', { price: priceInWords(next) })

const again = (next: PricedRung, say: Say): string => say('hintTermsAndOffer', { price: priceInWords(next) })

function terms({ hintRung }: Turn, next: PricedRung, say: Say): string {
  const left = lastHintRung - hintRung
  const counted = left === 1 ? 'One hint is left' : `${inWords[left] ?? left} hints are left`
  return say('hintTerms', { left: counted, price: priceInWords(next) })
}

const inWords = ['', '', 'Two', 'Three', 'Four', 'Five']

/** Returns the end of a sentence about a hint's price: "caps problem solving at 3", "is free". */
export function priceInWords({ caps }: PricedRung): string {
  const [first] = caps
  if (first === undefined) return 'is free'
  const what = caps.length > 2 ? 'every dimension' : caps.map(({ dimension }) => dimension).join(' and ')
  return `caps ${what} at ${first.at} of ${bestScore}`
}
