import type { Score } from './rubric.ts'

/** The score for the share of an answer's points that were made. */
export const scoreOfShare = (share: number): Score => (share >= 0.9 ? 4 : share >= 0.6 ? 3 : share >= 0.3 ? 2 : 1)

/** The score for a count of things, if at least one was found. */
export const scoreOfCount = (count: number): Score => (count >= 4 ? 4 : count >= 2 ? 3 : 2)

/** The score for the claims of a dimension: all is best, two is good, one of several is little. */
export const scoreOfClaims = (count: number, all: number): Score => {
  if (count >= all && all > 1) return 4
  return count >= Math.min(2, all) ? 3 : count > 0 ? 2 : 1
}
