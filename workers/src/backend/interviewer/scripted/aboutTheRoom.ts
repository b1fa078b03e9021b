import { plainWords } from '../../../reading/plainWords.ts'
import type { Turn } from '../provider.ts'
import type { Say } from './say.ts'
import { answersToGoingOn } from './talk/answers/goingOn.ts'
import { answersToTime } from './talk/answers/time.ts'
import { situationOf } from './talk/situation.ts'

const aboutTime =
  /\b(out of time|time('s| is) up|cut me off|on time|enough time|time (left|enough|for)|(run|running) out|how (much|many) (time|minutes)|(is|are) \w+ minutes|clock)\b/
const ofTheMachine = /\btime (limit|complexity|out)\b|\btime-?outs?\b/
/** Asks which of two things comes first. */
const aboutOrder =
  /\b(should|shall|can|may|could|must|do you want|would you (like|prefer|rather)|is it (ok|fine))\b.*\b(first|before|then|start|begin)\b/
const codeOrPlan = /\b(cod(e|ing)|typ(e|ing)|writ(e|ing)|implement(ing)?)\b/

/**
 * Answers a question about the time or the order of things, if no reader recognised it as talk. Null for any other
 * question. Without this, such a question got "Your call. What would you assume?"
 */
export function aboutTheRoom(turn: Turn, say: Say): string | null {
  const text = plainWords(turn.message)
  const situation = situationOf(turn)
  if (aboutTime.test(text) && !ofTheMachine.test(text)) return answersToTime.onSchedule(situation, say, text).text
  if (!aboutOrder.test(text) || !/\bor\b/.test(text)) return null
  const answer = codeOrPlan.test(text) ? answersToGoingOn.codeOrWords : answersToGoingOn.myOrder
  return answer(situation, say, text).text
}
