import type { SpokenPoint, SpokenQuestion } from '@greenroom/shared/content'
import { findSigns, readText } from './findSigns.ts'

/** Returns the points a text makes, each within a sentence or two, in technical terms or in plain words. */
export const pointsIn = (text: string, { points }: Pick<SpokenQuestion, 'points'>): SpokenPoint[] => {
  const read = readText(text)
  return points.filter((point) => findSigns(read, point) !== null)
}

/**
 * Returns the signs of a point in a drawing or in notes. There, a single word may be enough, although it wouldn't be in
 * a sentence.
 */
export const writtenSigns = ({ signs, written = [] }: Pick<SpokenPoint, 'signs' | 'written'>): string[] => [
  ...signs,
  ...written,
]

/** Returns the points made on a whiteboard or in notes. */
export const pointsDrawnIn = (text: string, { points }: Pick<SpokenQuestion, 'points'>): SpokenPoint[] => {
  const read = readText(text)
  return points.filter((point) => findSigns(read, { ...point, signs: writtenSigns(point) }) !== null)
}
