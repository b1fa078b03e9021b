import type { Challenge } from '@greenroom/shared/content'
import { plainWords } from '../../src/reading/plainWords.ts'

/** Topics an interviewer asks about after the hand-in. */
export type Topic = 'complexity' | 'edge_case' | 'follow_up' | 'else'

const ofCost =
  /\b(complexity|big[- ]o|how (do|does) .{0,60}\b(time|space|memory|cost|grow)|(running )?time|memory|space|cost)\b/
const ofEdges = /\b(edge|corner|boundary)[ -]?(cases?|inputs?)?\b|\b(inputs?|cases?) would you (try|test)\b/

/**
 * The topic of a turn's last question; null if the turn asks nothing. Doesn't use the interviewer's own code, so that
 * it can measure that code.
 */
export function topicOf(words: string, challenge: Challenge | undefined): Topic | null {
  const question = plainWords(words)
    .match(/[^.!?\n]*\?|\bname (two|some|the) [^.!?\n]*\./g)
    ?.join(' ')
  if (question === undefined) return null
  const says = (text: string) => plainWords(words).includes(plainWords(text))
  if (challenge?.followUps.some((each) => says(each.question))) return 'follow_up'
  if (challenge?.edgeCases.some((each) => says(each.question))) return 'edge_case'
  if (ofEdges.test(question)) return 'edge_case'
  return ofCost.test(question) ? 'complexity' : 'else'
}
