/** A normal distribution. */
export type Normal = { mean: number; variance: number }

/** The two-sided 90 % of a normal distribution, in standard deviations. */
export const z90 = 1.645

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** The normal distribution function, to about one percent. */
export const normalCdf = (x: number): number => logistic(1.702 * x)

/** Evenly spaced points over ±4 standard deviations, with their weights. */
const grid = Array.from({ length: 33 }, (_, index) => {
  const z = (index - 16) / 4
  return { z, weight: Math.exp((-z * z) / 2) }
})

/** The mean and the variance of a function of a normally distributed value. */
export function momentsOf({ mean, variance }: Normal, of: (x: number) => number): Normal {
  const sd = Math.sqrt(variance)
  return moments(grid.map(({ z, weight }) => ({ value: of(mean + sd * z), weight })))
}

/** The normal distribution that is closest to what is believed once something with this likelihood was seen. */
export function updated({ mean, variance }: Normal, likelihood: (x: number) => number): Normal {
  const sd = Math.sqrt(variance)
  return moments(
    grid.map(({ z, weight }) => {
      const value = mean + sd * z
      return { value, weight: weight * likelihood(value) }
    }),
  )
}

function moments(points: readonly { value: number; weight: number }[]): Normal {
  const total = points.reduce((sum, { weight }) => sum + weight, 0)
  const mean = points.reduce((sum, { value, weight }) => sum + weight * value, 0) / total
  const variance = points.reduce((sum, { value, weight }) => sum + weight * (value - mean) ** 2, 0) / total
  return { mean, variance }
}
