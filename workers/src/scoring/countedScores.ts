import type { Score } from './rubric.ts'

/** Converts the share of an answer's points that the candidate made into a score. */
export const scoreOfShare = (share: number): Score => (share >= 0.9 ? 4 : share >= 0.6 ? 3 : share >= 0.3 ? 2 : 1)

/** Converts a count of at least one into a score. */
export const scoreOfCount = (count: number): Score => (count >= 4 ? 4 : count >= 2 ? 3 : 2)

/**
 * Converts the number of claims made in a dimension into a score. 4 means all of several, 3 means two or the only one
 * there is, 2 means one of several, and 1 means none.
 */
export const scoreOfClaims = (count: number, all: number): Score => {
  if (count >= all && all > 1) return 4
  return count >= Math.min(2, all) ? 3 : count > 0 ? 2 : 1
}
