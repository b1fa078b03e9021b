import { LRUCache } from 'lru-cache'

/** How many commands at once, and how many a second in the long run. */
export type BucketSize = { burst: number; perSecond: number }

export type TokenBuckets = {
  /** 0 where it is fine, else the ms after which it would be. */
  take(key: string): number
}

const mostBuckets = 50_000

/** A token bucket per key, in memory: each engine limits its own sockets. */
export function createTokenBuckets({ burst, perSecond }: BucketSize, now: () => number): TokenBuckets {
  const buckets = new LRUCache<string, { tokens: number; at: number }>({ max: mostBuckets })
  return {
    take(key) {
      const bucket = buckets.get(key) ?? { tokens: burst, at: now() }
      const tokens = Math.min(burst, bucket.tokens + ((now() - bucket.at) / 1000) * perSecond)
      const enough = tokens >= 1
      buckets.set(key, { tokens: enough ? tokens - 1 : tokens, at: now() })
      return enough ? 0 : Math.ceil(((1 - tokens) / perSecond) * 1000)
    },
  }
}
