import type { SparseVector } from '../src/reading/intent/intentModel/vector.ts'
import { minimise } from './minimise.ts'

export type Example = { vector: SparseVector; label: number }

export type Weights = {
  bias: Float64Array
  /** The weight of feature f for label l is at `f * labels + l`. */
  weights: Float64Array
}

/**
 * Multinomial logistic regression with a quadratic penalty, to its optimum, so that the same examples always give the
 * same weights.
 * @param trust how much the examples weigh against the penalty
 * @param evenness 1 if all labels have the same weight however many examples they have, 0 if all examples have the same
 * weight
 */
export function trainLogisticRegression(
  examples: readonly Example[],
  { features, labels, trust, evenness = 1 }: { features: number; labels: number; trust: number; evenness?: number },
): Weights {
  const counts = new Float64Array(labels)
  for (const { label } of examples) counts[label] = (counts[label] ?? 0) + 1
  const shares = counts.map((count) => count ** -evenness)
  const total = shares.reduce((sum, share, label) => sum + share * (counts[label] ?? 0), 0)
  const importance = shares.map((share) => (trust * examples.length * share) / total)
  const biasAt = features * labels

  function lossAt(point: Float64Array): { value: number; gradient: Float64Array } {
    const gradient = new Float64Array(point.length)
    let value = 0
    for (let at = 0; at < biasAt; at += 1) {
      const weight = point[at] ?? 0
      value += (weight * weight) / 2
      gradient[at] = weight
    }
    const scores = new Float64Array(labels)
    for (const { vector, label } of examples) {
      const { places, values } = vector
      for (let each = 0; each < labels; each += 1) scores[each] = point[biasAt + each] ?? 0
      for (let at = 0; at < places.length; at += 1) {
        const from = (places[at] ?? 0) * labels
        const size = values[at] ?? 0
        for (let each = 0; each < labels; each += 1)
          scores[each] = (scores[each] ?? 0) + (point[from + each] ?? 0) * size
      }
      const highest = Math.max(...scores)
      let total = 0
      for (let each = 0; each < labels; each += 1) total += Math.exp((scores[each] ?? 0) - highest)
      const weight = importance[label] ?? 0
      value += weight * (highest + Math.log(total) - (scores[label] ?? 0))
      for (let each = 0; each < labels; each += 1) {
        const error = Math.exp((scores[each] ?? 0) - highest) / total - (each === label ? 1 : 0)
        scores[each] = weight * error
        gradient[biasAt + each] = (gradient[biasAt + each] ?? 0) + weight * error
      }
      for (let at = 0; at < places.length; at += 1) {
        const from = (places[at] ?? 0) * labels
        const size = values[at] ?? 0
        for (let each = 0; each < labels; each += 1)
          gradient[from + each] = (gradient[from + each] ?? 0) + (scores[each] ?? 0) * size
      }
    }
    return { value, gradient }
  }

  const found = minimise(lossAt, new Float64Array(biasAt + labels))
  return { weights: found.slice(0, biasAt), bias: found.slice(biasAt) }
}
