import { z } from 'zod'

/**
 * One figure, measured beside its floor in the same run. `rounds` holds the value of each round, in the order they were
 * measured; ours and the floor took turns.
 */
export const rowSchema = z.object({
  what: z.string(),
  unit: z.string(),
  ours: z.array(z.number()).min(1),
  /** What the same would cost without us; null where there is no such thing and the figure stands alone. */
  floor: z.object({ what: z.string(), rounds: z.array(z.number()).min(1) }).nullable(),
  /** What is to be reached: a ratio to the floor, a difference to it, or the figure itself, in its unit. */
  reach: z.object({
    of: z.enum(['ratio', 'difference', 'value']),
    is: z.enum(['at most', 'at least']),
    bound: z.number(),
  }),
  /** Values that belong to it and have no bound, by name. */
  notes: z.array(z.string()).default([]),
})
export type Row = z.infer<typeof rowSchema>
/** A row before defaults are filled in: what a bench reports. */
export type RowInput = z.input<typeof rowSchema>

export type Summary = { ours: number; floor: number | null; compared: number; isReached: boolean }

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half]
  if (upper === undefined) throw new Error('there is no median of nothing')
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[half - 1] ?? upper)) / 2
}

/**
 * The medians of both, and what is compared with the bound. Ours and the floor are compared round by round, because what
 * else the machine does changes from round to round; the median of that counts.
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
