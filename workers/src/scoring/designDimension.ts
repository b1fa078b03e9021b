import type { SpokenPoint } from '@greenroom/shared/content'
import { isAfterCoding } from '@greenroom/shared/rules'
import type { SpokenObservations } from './spokenObservations.ts'

/** Whether a point belongs to this dimension of a design. */
export const isOfDimension = (dimension: string, { point }: { point: SpokenPoint }): boolean =>
  point.dimension?.toLowerCase() === dimension.toLowerCase()

/** Returns the points made or contradicted in a dimension and, for requirements, the candidate's questions. */
export function spokenOf(dimension: string, { points, clarifications }: SpokenObservations) {
  const named = points.filter((each) => isOfDimension(dimension, each))
  // Questions that the candidate asks after the hand-in aren't about the system.
  const asking = dimension === 'requirements' ? clarifications.filter(({ step }) => !isAfterCoding(step)) : []
  return { shown: named.filter(({ verdict }) => verdict === 'shown'), named, asking }
}
