import type { SpokenPoint, SpokenQuestion } from '@greenroom/shared/content'
import { findSigns, readText } from './findSigns.ts'

/** The points that a text makes, each within a sentence or two: in the terms of the field, or in plain words. */
export const pointsIn = (text: string, { points }: Pick<SpokenQuestion, 'points'>): SpokenPoint[] => {
  const read = readText(text)
  return points.filter((point) => findSigns(read, point) !== null)
}

/** By what a point is recognised where it is drawn or noted: a label says it in a word that would be too little in a sentence. */
export const writtenSigns = ({ signs, written = [] }: Pick<SpokenPoint, 'signs' | 'written'>): string[] => [
  ...signs,
  ...written,
]

/** The points that stand on a whiteboard or in notes. */
export const pointsDrawnIn = (text: string, { points }: Pick<SpokenQuestion, 'points'>): SpokenPoint[] => {
  const read = readText(text)
  return points.filter((point) => findSigns(read, { ...point, signs: writtenSigns(point) }) !== null)
}
