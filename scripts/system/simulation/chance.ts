/** A random number from 0 to 1. The same seed always gives the same sequence (mulberry32). */
export type Chance = () => number

export function chanceBy(seed: number): Chance {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export const between = (chance: Chance, from: number, to: number): number => from + chance() * (to - from)

/** Returns the things in random order. */
export function shuffled<T>(chance: Chance, things: readonly T[]): T[] {
  return things
    .map((thing) => ({ thing, place: chance() }))
    .sort((a, b) => a.place - b.place)
    .map(({ thing }) => thing)
}
