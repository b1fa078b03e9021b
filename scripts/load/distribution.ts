import { z } from 'zod'

/** Neighbouring buckets differ by this factor, so a quantile is at most 2 % too high. */
const growth = 1.02
/** Everything below this many ms is in the first bucket. */
const smallestMs = 0.05

/** How long something took, in ms, as counts by bucket. Distributions of several processes can be added up. */
export const distributionSchema = z.object({
  count: z.int().min(0),
  maxMs: z.number().min(0),
  /** Pairs of bucket and count. */
  buckets: z.array(z.tuple([z.int().min(0), z.int().min(1)])),
})
export type Distribution = z.infer<typeof distributionSchema>

export type Recorder = { add(ms: number): void; read(): Distribution }

export function createRecorder(): Recorder {
  const counts = new Map<number, number>()
  let count = 0
  let maxMs = 0
  return {
    add(ms) {
      const bucket = bucketOf(ms)
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1)
      count += 1
      maxMs = Math.max(maxMs, ms)
    },
    read: () => ({ count, maxMs, buckets: [...counts].sort(([a], [b]) => a - b) }),
  }
}

const bucketOf = (ms: number): number =>
  ms <= smallestMs ? 0 : Math.ceil(Math.log(ms / smallestMs) / Math.log(growth) - 1e-9)

/** Adds distributions up. */
export function merged(all: readonly Distribution[]): Distribution {
  const counts = new Map<number, number>()
  for (const { buckets } of all)
    for (const [bucket, count] of buckets) counts.set(bucket, (counts.get(bucket) ?? 0) + count)
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    maxMs: Math.max(0, ...all.map(({ maxMs }) => maxMs)),
    buckets: [...counts].sort(([a], [b]) => a - b),
  }
}

/**
 * The time that this share of all values didn't exceed, in ms: 0.99 for p99. At most 2 % too high, and never above the
 * maximum. 0 if there are no values.
 */
export function quantileMs({ count, maxMs, buckets }: Distribution, share: number): number {
  const rank = Math.max(1, Math.ceil(share * count))
  let seen = 0
  for (const [bucket, inBucket] of buckets) {
    seen += inBucket
    if (seen >= rank) return Math.min(maxMs, smallestMs * growth ** bucket)
  }
  return maxMs
}
