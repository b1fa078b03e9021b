/** Random numbers that are the same for the same seed. */
export type Chance = {
  /** Between 0 and 1. */
  uniform(): number
  between(low: number, high: number): number
  isTrue(probability: number): boolean
  /** The standard normal distribution. */
  normal(): number
  /** A draw with a standard deviation of 1 and heavy tails, like those of a judge or of badly labelled tasks. */
  heavy(): number
  oneOf<T>(items: readonly T[]): T
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  // Mulberry32.
  const uniform = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  return {
    uniform,
    normal,
    between: (low, high) => low + (high - low) * uniform(),
    isTrue: (probability) => uniform() < probability,
    heavy() {
      const side = uniform() - 0.5
      return (-Math.sign(side) * Math.log(1 - 2 * Math.abs(side))) / Math.SQRT2
    },
    oneOf<T>(items: readonly T[]): T {
      const found = items[Math.floor(uniform() * items.length)]
      if (found === undefined) throw new Error('nothing to choose from')
      return found
    },
  }
}
