import type { Features } from './features.ts'

/** The features a model knows: the index of each, and its inverse document frequency. */
export type Vocabulary = { place: ReadonlyMap<string, number>; telling: ArrayLike<number> }

/** A message as the indices of its known features, each with its value. */
export type SparseVector = { places: Int32Array; values: Float64Array }

const shareOfPieces = 0.7
const sizeOfPlace = 0.2

/**
 * Turns features into a vector. Each kind of feature has the same norm, however long the message is, so that the mix of
 * features counts and not their number.
 */
export function vectorOf(features: Features, { place, telling }: Vocabulary): SparseVector {
  const places: number[] = []
  const values: number[] = []
  const add = (names: readonly string[], kind: string, share: number): void => {
    const counts = new Map<number, number>()
    for (const name of names) {
      const at = place.get(kind + name)
      if (at !== undefined) counts.set(at, (counts.get(at) ?? 0) + 1)
    }
    const weighed = [...counts].map(([at, count]): [number, number] => [at, (1 + Math.log(count)) * (telling[at] ?? 0)])
    const length = Math.hypot(...weighed.map(([, value]) => value))
    for (const [at, value] of weighed) {
      places.push(at)
      values.push((share * value) / length)
    }
  }
  add(features.words, 'w', 1)
  add(features.pieces, 'p', shareOfPieces)
  for (const name of features.place) {
    const at = place.get(`c${name}`)
    if (at === undefined) continue
    places.push(at)
    values.push(sizeOfPlace)
  }
  return { places: Int32Array.from(places), values: Float64Array.from(values) }
}
