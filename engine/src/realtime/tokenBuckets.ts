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

/**
 * Tells the other engines that tokens of a bucket were spent.
 * @param heard called later with the tokens that are left for all engines together
 */
export type ShareCount = (key: string, spent: number, size: BucketSize, heard: (tokens: number) => void) => void

export type Sharing = {
  share: ShareCount
  /** Only buckets emptier than this share of their burst are shared, so that usual use costs nothing. */
  below: number
}

const maxBuckets = 50_000

type Bucket = {
  tokens: number
  at: number
  /** What was spent here and isn't shared yet. */
  unshared: number
}

/**
 * A token bucket per key. It decides from memory, at once.
 * @param sharing tells other engines what was spent here, and hears what was spent there. Without it, each engine
 *   counts on its own
 */
export function createTokenBuckets(size: BucketSize, now: () => number, sharing?: Sharing): TokenBuckets {
  const { burst, perSecond } = size
  const buckets = new LRUCache<string, Bucket>({ max: maxBuckets })
  const tokensOf = (key: string): number => {
    const bucket = buckets.get(key)
    return bucket === undefined ? burst : Math.min(burst, bucket.tokens + ((now() - bucket.at) / 1000) * perSecond)
  }
  const waitMs = (tokens: number, cost: number): number =>
    tokens >= cost ? 0 : Math.ceil(((cost - tokens) / perSecond) * 1000)

  function share(key: string, bucket: Bucket): void {
    if (sharing === undefined || bucket.unshared === 0 || bucket.tokens >= burst * sharing.below) return
    const spent = bucket.unshared
    bucket.unshared = 0
    sharing.share(key, spent, size, (tokens) => {
      const known = buckets.get(key)
      if (known !== undefined && known.unshared === 0)
        buckets.set(key, { tokens: Math.min(tokens, tokensOf(key)), at: now(), unshared: 0 })
    })
  }

  return {
    take(key, cost = 1) {
      const tokens = tokensOf(key)
      const wait = waitMs(tokens, cost)
      const left = wait === 0 ? tokens - cost : tokens
      const spent = (buckets.get(key)?.unshared ?? 0) + (wait === 0 ? cost : 0)
      // What was spent long ago has come back since.
      const bucket = { tokens: left, at: now(), unshared: Math.min(spent, burst - left) }
      buckets.set(key, bucket)
      share(key, bucket)
      return wait
    },
    waitFor: (key, cost = 1) => waitMs(tokensOf(key), cost),
  }
}
