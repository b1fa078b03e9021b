export type BreakerState = 'answering' | 'resting' | 'probing'

/**
 * Keeps calls away from what does not answer: after so many failures in a row nobody is let through for a while, then one call is,
 * and what becomes of it decides.
 */
export type Breaker = {
  /** Whether a call may be made now; whoever was let through tells what became of it. */
  admits(): boolean
  succeeded(): void
  /** @param restMs how long it asks to be left alone; null where it did not say */
  failed(restMs: number | null): void
  /** It was given up before anything could be told. */
  abandoned(): void
  state(): BreakerState
  /** ms since 1970, or null. */
  lastSuccessAt(): number | null
}

export const usualBreaker = { failuresToRest: 3, restMs: 30_000, longestRestMs: 120_000 }

export function createBreaker({
  failuresToRest,
  restMs,
  longestRestMs,
  now,
}: typeof usualBreaker & { now: () => number }): Breaker {
  let failures = 0
  let restsUntil: number | null = null
  let isProbing = false
  let lastSuccessAt: number | null = null
  return {
    admits() {
      if (restsUntil === null) return true
      if (now() < restsUntil || isProbing) return false
      isProbing = true
      return true
    },
    succeeded() {
      failures = 0
      restsUntil = null
      isProbing = false
      lastSuccessAt = now()
    },
    failed(asked) {
      failures += 1
      const restsFor = Math.max(failures >= failuresToRest ? restMs : 0, Math.min(asked ?? 0, longestRestMs))
      isProbing = false
      if (restsFor > 0) restsUntil = Math.max(restsUntil ?? 0, now() + restsFor)
    },
    abandoned() {
      isProbing = false
    },
    state: () => (isProbing ? 'probing' : restsUntil !== null && now() < restsUntil ? 'resting' : 'answering'),
    lastSuccessAt: () => lastSuccessAt,
  }
}
