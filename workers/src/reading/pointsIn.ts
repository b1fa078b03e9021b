import type { SpokenPoint, SpokenQuestion } from '@greenroom/shared/content'
import { hasSign, wordsOf } from './signs.ts'

/** The points that a text makes. */
export const pointsIn = (text: string, { points }: Pick<SpokenQuestion, 'points'>): SpokenPoint[] => {
  const words = wordsOf(text)
  return points.filter(({ signs }) => signs.some((sign) => hasSign(words, sign)))
}

/**
 * Whether what was said so far makes at least half of the points that belong to a right answer. A design needs all of them: without its
 * requirements, its data or its parts it is none yet.
 */
export function isRightAnswer(text: string, question: Pick<SpokenQuestion, 'points' | 'challengeType'>): boolean {
  const essential = question.points.filter(({ weight }) => weight === 'essential')
  const made = pointsIn(text, question).filter(({ weight }) => weight === 'essential')
  return question.challengeType === 'system_design'
    ? made.length === essential.length
    : made.length * 2 >= essential.length
}
