import type { SpokenPoint, SpokenQuestion } from '@greenroom/shared/content'
import { findSigns, readText } from './findSigns.ts'

/** The points that a text makes, each within a sentence or two: in the terms of the field, or in plain words. */
export const pointsIn = (text: string, { points }: Pick<SpokenQuestion, 'points'>): SpokenPoint[] => {
  const read = readText(text)
  return points.filter((point) => findSigns(read, point) !== null)
}
