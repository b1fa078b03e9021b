import type { SkillEstimate } from '@greenroom/shared/learning'

/** A score from 1 to 4, and the range it probably falls in. */
export type Range = Pick<SkillEstimate, 'score' | 'low' | 'high'>

export const [minScore, hireScore, maxScore] = [1, 3, 4]

/** The position of a score on an axis from 1 to 4, in percent. */
export const percentOf = (score: number): number =>
  Math.min(100, Math.max(0, ((score - minScore) / (maxScore - minScore)) * 100))

/** Whether even the best guess isn't enough for a hire. */
export const isShort = ({ high }: Range): boolean => high < hireScore
