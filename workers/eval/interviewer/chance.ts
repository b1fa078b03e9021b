import { createHash } from 'node:crypto'

/** Repeatable random choices: the same seed gives the same choices. */
export type Chance = {
  /** A whole number from 0 up to, but not including, `end`. */
  below(end: number): number
  /** @throws RangeError if there is nothing to choose from */
  oneOf<T>(choices: readonly T[]): T
}

export function chanceOf(seed: string): Chance {
  let state = createHash('sha256').update(seed).digest().readUInt32BE(0)
  // The Mulberry32 generator, which is small and good enough for choosing words.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return {
    below,
    oneOf(choices) {
      const chosen = choices[below(choices.length)]
      if (chosen === undefined) throw new RangeError('There is nothing to choose from.')
      return chosen
    },
  }
}
