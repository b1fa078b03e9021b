import type { SpokenPoint } from '@greenroom/shared/content'
import { isAfterCoding } from '@greenroom/shared/rules'
import type { SpokenObservations } from './spokenObservations.ts'

/** Whether a point tells about this dimension of a design. */
export const isOfDimension = (dimension: string, { point }: { point: SpokenPoint }): boolean =>
  point.dimension?.toLowerCase() === dimension.toLowerCase()

/** What was said of a dimension: the points that were made or turned round, and of the requirements what was asked. */
export function spokenOf(dimension: string, { points, clarifications }: SpokenObservations) {
  const named = points.filter((each) => isOfDimension(dimension, each))
  // What is asked about the last questions is no question about the system.
  const asking = dimension === 'requirements' ? clarifications.filter(({ step }) => !isAfterCoding(step)) : []
  return { shown: named.filter(({ verdict }) => verdict === 'shown'), named, asking }
}
