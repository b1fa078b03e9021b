import { z } from 'zod'

/**
 * One figure and its baseline, the floor, measured in the same run. `rounds` holds the value of each round in order;
 * ours and the floor took turns.
 */
export const rowSchema = z.object({
  what: z.string(),
  unit: z.string(),
  ours: z.array(z.number()).min(1),
  /** The cost of the same thing without our code; null if there is nothing to compare with. */
  floor: z.object({ what: z.string(), rounds: z.array(z.number()).min(1) }).nullable(),
  /** The goal: a ratio to the floor, a difference from it, or the figure itself, in its unit. */
  reach: z.object({
    of: z.enum(['ratio', 'difference', 'value']),
    is: z.enum(['at most', 'at least']),
    bound: z.number(),
  }),
  /** Further values without a goal, by name. */
  notes: z.array(z.string()).default([]),
})
export type Row = z.infer<typeof rowSchema>
/** A row as a bench reports it, before defaults are filled in. */
export type RowInput = z.input<typeof rowSchema>

export type Summary = { ours: number; floor: number | null; compared: number; isReached: boolean }

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half]
  if (upper === undefined) throw new Error('an empty list has no median')
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2
}

/**
 * Computes both medians, and the figure to compare with the goal. We compare ours with the floor in each round and take
 * the median, because other load on the machine changes between rounds.
 */
export function summarise({ ours, floor, reach }: Row): Summary {
  const oursMedian = median(ours)
  if (floor === null || reach.of === 'value') {
    const floorMedian = floor === null ? null : median(floor.rounds)
    return { ours: oursMedian, floor: floorMedian, compared: oursMedian, isReached: holds(reach, oursMedian) }
  }
  const pairs = ours.flatMap((value, index) => {
    const beside = floor.rounds[index]
    return beside === undefined ? [] : [{ value, beside }]
  })
  const compared = median(pairs.map(({ value, beside }) => (reach.of === 'ratio' ? value / beside : value - beside)))
  return { ours: oursMedian, floor: median(floor.rounds), compared, isReached: holds(reach, compared) }
}

const holds = ({ is, bound }: Row['reach'], value: number): boolean =>
  is === 'at most' ? value <= bound : value >= bound
