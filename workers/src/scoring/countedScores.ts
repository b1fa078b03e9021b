import type { Score } from './rubric.ts'

/** How much of what belongs to an answer is there. */
export const scoreOfShare = (share: number): Score => (share >= 0.9 ? 4 : share >= 0.6 ? 3 : share >= 0.3 ? 2 : 1)

/** Of what is counted, and was found at least once. */
export const scoreOfCount = (count: number): Score => (count >= 4 ? 4 : count >= 2 ? 3 : 2)

/** Of the claims of a dimension: all of them are the best, two are good, one of several is little. */
export const scoreOfClaims = (count: number, all: number): Score => {
  if (count >= all && all > 1) return 4
  return count >= Math.min(2, all) ? 3 : count > 0 ? 2 : 1
}
