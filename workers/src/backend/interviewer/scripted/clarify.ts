import { notUnderstanding } from '../intentRules.ts'
import { plainWords } from '../plainWords.ts'
import type { Turn } from '../provider.ts'
import { strengthOf, wordsOf } from '../signs.ts'
import { wasSaid } from './conversation.ts'
import { gistOf, limitsOf } from './gist.ts'
import type { Say } from './say.ts'

const asksForLimits =
  /\b(how (big|large|long|many|much)|size|limits?|constraints?|range|max(imum)?|upper bound|length)\b/
const asksForLibrary = /\b(library|libraries|built-?ins?|import|package|numpy|standard|collections|language|stl)\b/
const asksForExample = /\b(example|repeat|rephrase|again|explain|in other words|understand|clarify|confus|unclear)/

/** Answers a question about the task from what its author foresaw; where nothing fits, it says so and leaves the choice. */
export function clarify(turn: Turn, say: Say): string {
  const { message } = turn
  const plain = plainWords(message)
  const words = wordsOf(message)
  const known = turn.challenge?.clarifications
    .map((clarification) => ({ ...clarification, strength: strengthOf(words, clarification.signs) }))
    .filter(({ strength }) => strength > 0)
    .sort((one, other) => other.strength - one.strength)[0]
  if (known !== undefined) return wasSaid(turn, known.answer) ? asBefore(known.answer, say) : known.answer
  if (asksForLibrary.test(plain)) return say('library')
  const limits = limitsOf(turn)
  if (asksForLimits.test(plain) && limits !== '') return say('limits', { limits })
  const gist = gistOf(turn)
  if ((notUnderstanding.test(plain) || asksForExample.test(plain)) && gist !== '') {
    return gist.includes('?') ? say('restate', { gist }) : `${say('restate', { gist })} ${say('afterRestating')}`
  }
  return say('unclarified')
}

const asBefore = (answer: string, say: Say): string => (answer.includes('?') ? answer : say('asBefore', { answer }))
