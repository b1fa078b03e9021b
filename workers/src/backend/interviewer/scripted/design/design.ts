import type { SpokenQuestion } from '@greenroom/shared/content'
import { isWithoutGrammar } from '../../../../reading/grammar.ts'
import { isLastWord } from '../../lastWord.ts'
import type { Turn } from '../../provider.ts'
import { wantsVerdict } from '../../verdictRule.ts'
import type { Reaction } from '../attempt.ts'
import { nextQuestion } from '../nextQuestion.ts'
import type { Slot } from '../phrases.ts'
import type { Say } from '../say.ts'
import { respondInWords } from '../spoken.ts'
import { reactToDeeper, slipIn } from '../spokenAnswer.ts'
import { asksForPart, isInParts, opensPart, type PlaceInDesign, placeInDesign, withoutDrawing } from './designParts.ts'
import { clockOfPart } from './partClock.ts'
import { type DesignPart, designParts, talksOnly } from './partEvidence.ts'
import { wishIn } from './partWish.ts'

/** How many times the interviewer asks for a part before leaving it open. The architecture gets one more try. */
const maxAsksOf = (part: DesignPart): number => (part === 'architecture' ? 3 : 2)

/**
 * Replies in a system design. Goes through the parts until each has the minimum, then asks questions about the whole
 * design. Follows a candidate who moves to another part, and answers questions about the task in any part.
 */
export function respondInDesign(turn: Turn, question: SpokenQuestion, say: Say): Reaction {
  if (!isInParts(turn)) return respondInDepth(turn, question, say)
  const place = placeInDesign(turn)
  const led = towards(turn, place, question, say)
  if (led !== null) return led
  const isNotKnowing = turn.intent === 'declare_not_knowing_answer'
  if (turn.intent !== 'attempt_to_answer_question' && !isNotKnowing) return respondInWords(turn, question, say)
  if (wantsVerdict(turn)) return { text: say('chooseInWords'), accepted: false }
  // Candidates often write calls, fields and figures as lists, so these needn't be sentences.
  const isList = place.now !== 'requirements' && place.now !== 'architecture'
  if (!isList && isWithoutGrammar(turn.message)) return { text: say('putIntoSentence'), accepted: false }
  const slip = slipIn(turn, question)
  if (slip !== undefined) return { text: say('mistake', { nudge: slip }), accepted: false }
  if (place.isDone) return goOn(turn, place, question, say, 'designPartDone')
  const clock = clockOfPart(turn, place)
  if (clock === 'leave' || place.timesAsked >= maxAsksOf(place.now))
    return goOn(turn, place, question, say, 'designPartLeft')
  const ask = say(inTheirWay(asksForPart[place.now], turn))
  return { text: clock === 'tell' ? `${say('designTime')} ${ask}` : ask, accepted: isNotKnowing ? null : false }
}

/** Replies during the questions about the design. If the candidate wants to continue, moves to the next question. */
function respondInDepth(turn: Turn, question: SpokenQuestion, say: Say): Reaction {
  const isAnswer = turn.intent === 'attempt_to_answer_question'
  const wantsOn =
    turn.call === 'reply' && !isAnswer && !isLastWord(turn) && wishIn(turn.message, 'architecture') === 'on'
  if (!wantsOn) return respondInWords(turn, question, say)
  return { text: `${say('designPartLeft')} ${nextQuestion(turn, question, say)}`, accepted: null }
}

/**
 * Goes to the part the candidate asks for, or to the next one. Stays with the architecture while the board is empty and
 * the interviewer would still ask for a drawing.
 */
function towards(turn: Turn, place: PlaceInDesign, question: SpokenQuestion, say: Say): Reaction | null {
  const wish = wishIn(turn.message, place.now)
  if (wish === null || turn.intent === 'request_for_hint') return null
  if (wish !== 'on')
    return { text: `${say('designFollows')} ${say(inTheirWay(opensPart[wish], turn))}`, accepted: false }
  if (place.isDone) return goOn(turn, place, question, say, 'designPartDone')
  if (place.now === 'architecture' && place.timesAsked < maxAsksOf(place.now))
    return { text: say(inTheirWay('wantArchitecture', turn)), accepted: false }
  return goOn(turn, place, question, say, 'designPartLeft')
}

/** Goes to the next open part or, after the last one, to the questions about the design. */
function goOn(
  turn: Turn,
  { now, open, isInDepth }: PlaceInDesign,
  question: SpokenQuestion,
  say: Say,
  word: 'designPartDone' | 'designPartLeft',
): Reaction {
  const at = designParts.indexOf(now)
  const [next] = open
  if (next !== undefined && !isInDepth) {
    const isBack = designParts.indexOf(next) < at
    const lead = isBack ? `${say(word)} ${say('designBack')}` : say(word)
    return { text: `${lead} ${say(inTheirWay(opensPart[next], turn))}`, accepted: false }
  }
  const lead = isInDepth
    ? reactToDeeper(turn, question, say).text
    : [...(word === 'designPartLeft' ? [say(word)] : []), say('designDepth')].join(' ')
  const isAnswer = turn.intent === 'attempt_to_answer_question'
  return { text: `${lead} ${nextQuestion(turn, question, say)}`.trim(), accepted: isAnswer ? true : null }
}

/** Replaces a slot that asks for a drawing if the candidate prefers to talk. */
function inTheirWay(slot: Slot, turn: Turn): Slot {
  if ((slot !== 'designArchitecture' && slot !== 'wantArchitecture') || !talksOnly(turn)) return slot
  return withoutDrawing[slot]
}
