import { asksForTime, strikesToEnd } from '@greenroom/shared/rules'
import { isChatter } from '../../../reading/smallTalk.ts'
import type { DeckPlace } from '../deckPlace.ts'
import type { Turn } from '../provider.ts'
import type { Say } from './say.ts'

/** Replies in a deck: one statement at a time and, once that's settled, why it was true or false. */
export function respondToDeck(turn: Turn, place: DeckPlace, say: Say): string {
  switch (turn.call) {
    case 'opening':
      return opening(say(turn.introduced ? 'nextQuestion' : 'introduce'), place, say)
    case 'skipQuestion':
      return opening(say(turn.introduced ? 'skipped' : 'introduce'), place, say)
    case 'doneCoding':
      return `${say('deckStopped')} ${say('deckClose')}`
    case 'reply':
      return turn.step === 'wrap_up' ? `${say('deckStopped')} ${say('deckClose')}` : reply(turn, place, say)
  }
}

const opening = (greeting: string, { stands }: DeckPlace, say: Say): string =>
  `${greeting} ${say('deckRules')}\n\n${say('deckFirst')} ${stands?.statement ?? ''}`.trim()

function reply(turn: Turn, place: DeckPlace, say: Say): string {
  switch (turn.intent) {
    case 'attempt_to_answer_question':
    case 'declare_not_knowing_answer':
      return `${settled(place, say)}\n\n${onwards(place, say)}`
    case 'request_to_skip':
      return say('deckSkip')
    case 'request_for_hint':
      return `${say('deckNoHints')} ${say('deckAsk')}`
    case 'request_for_clarification':
      return `${say('deckAsWritten')} ${say('deckAsk')}`
    case 'unrelated_question':
      return `${say('deckBackTo')} ${say('deckAsk')}`
    case 'unknown':
      if (asksForTime(turn.message)) return say('pause')
      return isChatter(turn.message) ? say('deckAsk') : `${say('deckNoVerdict')} ${say('deckAsk')}`
  }
}

/** Says whether the answer was right, and why in one sentence. */
function settled({ stands, isRight, count, isOver }: DeckPlace, say: Say): string {
  if (stands === undefined) return ''
  const slot = isRight === null ? 'deckPassed' : isRight ? 'deckRight' : 'deckWrong'
  const said = `${begun(say(slot, { answer: String(stands.isTrue) }))} ${stands.why}`
  const warns = isRight === false && count.strikes === strikesToEnd - 1 && !isOver
  return warns ? `${said} ${say('deckLastStrike')}` : said
}

const begun = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** Continues in a new paragraph: with the next statement, or with the end of the deck. */
function onwards({ next, isOver, count }: DeckPlace, say: Say): string {
  if (!isOver) return `${say('deckNext')} ${next?.statement ?? ''}`.trim()
  return `${say(count.strikes >= strikesToEnd ? 'deckOut' : 'deckThrough')} ${say('deckClose')}`
}
