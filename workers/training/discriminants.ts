/** A linear classifier: a label's score is the product of its weights with a vector, plus its bias. */
export type Discriminants = { weights: Float64Array[]; bias: number[] }

/**
 * Linear discriminant analysis: every label is a cloud of the same shape around its mean. All labels have the same
 * weight, however many examples they have.
 * @param shrinkage from 0 to 1, how much the shape is pulled towards a ball, which helps with few examples
 */
export function linearDiscriminants(
  examples: readonly { vector: Float64Array; label: number }[],
  { labels, width, shrinkage }: { labels: number; width: number; shrinkage: number },
): Discriminants {
  const counts = new Float64Array(labels)
  const means = Array.from({ length: labels }, () => new Float64Array(width))
  for (const { vector, label } of examples) {
    counts[label] = (counts[label] ?? 0) + 1
    addTo(means[label], vector, 1)
  }
  for (const [label, mean] of means.entries()) {
    const count = counts[label] ?? 0
    if (count === 0) throw new Error(`Label ${label} has no examples.`)
    for (const [at, sum] of mean.entries()) mean[at] = sum / count
  }
  const spread = Array.from({ length: width }, () => new Float64Array(width))
  for (const { vector, label } of examples) {
    const away = vector.slice()
    addTo(away, means[label], -1)
    const share = 1 / (labels * (counts[label] ?? 1))
    for (const [row, value] of away.entries()) addTo(spread[row], away, value * share)
  }
  const ball = spread.reduce((sum, row, at) => sum + (row[at] ?? 0), 0) / width
  for (const [at, row] of spread.entries()) {
    for (const [column, value] of row.entries()) row[column] = value * (1 - shrinkage)
    row[at] = (row[at] ?? 0) + ball * shrinkage
  }
  const solve = solverOf(spread)
  const weights = means.map(solve)
  return { weights, bias: means.map((mean, label) => -dot(mean, weights[label]) / 2) }
}

const dot = (one: Float64Array, other: Float64Array | undefined): number =>
  one.reduce((sum, value, at) => sum + value * (other?.[at] ?? 0), 0)

function addTo(to: Float64Array | undefined, of: Float64Array | undefined, factor: number): void {
  if (to === undefined || of === undefined) return
  for (let at = 0; at < to.length; at += 1) to[at] = (to[at] ?? 0) + factor * (of[at] ?? 0)
}

/** Solves `matrix · x = b` by Cholesky decomposition. The matrix must be symmetric and positive definite. */
function solverOf(matrix: readonly Float64Array[]): (b: Float64Array) => Float64Array {
  const size = matrix.length
  const lower = Array.from({ length: size }, () => new Float64Array(size))
  const at = (row: number, column: number): number => lower[row]?.[column] ?? 0
  for (const [row, values] of lower.entries()) {
    for (let column = 0; column <= row; column += 1) {
      let rest = matrix[row]?.[column] ?? 0
      for (let each = 0; each < column; each += 1) rest -= at(row, each) * at(column, each)
      values[column] = row === column ? Math.sqrt(rest) : rest / at(column, column)
    }
  }
  return (b) => {
    const x = b.slice()
    for (let row = 0; row < size; row += 1) {
      let rest = x[row] ?? 0
      for (let each = 0; each < row; each += 1) rest -= at(row, each) * (x[each] ?? 0)
      x[row] = rest / at(row, row)
    }
    for (let row = size - 1; row >= 0; row -= 1) {
      let rest = x[row] ?? 0
      for (let each = row + 1; each < size; each += 1) rest -= at(each, row) * (x[each] ?? 0)
      x[row] = rest / at(row, row)
    }
    return x
  }
}
