/** A normal distribution. */
export type Normal = { mean: number; variance: number }

/** How far the middle 90% of a normal distribution reaches from its mean, in standard deviations. */
export const z90 = 1.645

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** The normal distribution function, to about one percent. */
export const normalCdf = (x: number): number => logistic(1.702 * x)

/** Evenly spaced points over ±4 standard deviations, with their weights. */
const points = 33
const zs = Float64Array.from({ length: points }, (_, index) => (index - 16) / 4)
const weights = zs.map((z) => Math.exp((-z * z) / 2))

/** The mean and the variance of a function of a normally distributed value. */
export const momentsOf = (normal: Normal, of: (x: number) => number): Normal => moments(normal, of, () => 1)

/** The normal distribution closest to the posterior, given this likelihood. */
export const updated = (normal: Normal, likelihood: (x: number) => number): Normal =>
  moments(normal, (x) => x, likelihood)

function moments({ mean, variance }: Normal, of: (x: number) => number, likelihood: (x: number) => number): Normal {
  const sd = Math.sqrt(variance)
  let [total, sum, squares] = [0, 0, 0]
  for (let index = 0; index < points; index++) {
    const x = mean + sd * (zs[index] ?? 0)
    const weight = (weights[index] ?? 0) * likelihood(x)
    const value = of(x)
    total += weight
    sum += weight * value
    squares += weight * value * value
  }
  const center = sum / total
  return { mean: center, variance: Math.max(squares / total - center * center, 1e-6) }
}
