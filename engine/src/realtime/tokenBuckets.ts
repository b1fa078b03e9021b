import { LRUCache } from 'lru-cache'

/** How many commands are allowed at once, and how many per second over time. */
export type BucketSize = { burst: number; perSecond: number }

export type TokenBuckets = {
  /**
   * Takes one token, or `cost` of them, and returns 0. If there are too few, takes none and returns the ms until there
   * are enough.
   */
  take(key: string, cost?: number): number
  /** Like `take`, but never takes any. */
  waitFor(key: string, cost?: number): number
}

const maxBuckets = 50_000

/** A token bucket per key, in memory: each engine limits its own sockets. */
export function createTokenBuckets({ burst, perSecond }: BucketSize, now: () => number): TokenBuckets {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: maxBuckets })
  const tokensOf = (key: string): number => {
    const bucket = buckets.get(key)
    if (bucket === undefined) return burst
    // A clock that is set back takes no tokens away.
    return Math.min(burst, bucket.tokens + (Math.max(0, now() - bucket.at) / 1000) * perSecond)
  }
  const waitMs = (tokens: number, cost: number): number =>
    tokens >= cost ? 0 : Math.ceil(((cost - tokens) / perSecond) * 1000)
  return {
    take(key, cost = 1) {
      const tokens = tokensOf(key)
      const wait = waitMs(tokens, cost)
      buckets.set(key, { tokens: wait === 0 ? tokens - cost : tokens, at: now() })
      return wait
    },
    waitFor: (key, cost = 1) => waitMs(tokensOf(key), cost),
  }
}
