export type BreakerState = 'answering' | 'resting' | 'probing'

/**
 * A circuit breaker: after several failures in a row it rejects calls for a while. Then it lets one call through, and
 * that call's outcome decides whether more may follow.
 */
export type Breaker = {
  /** Whether a call may be made now. The caller must report the outcome. */
  admits(): boolean
  succeeded(): void
  /** @param restMs the pause that the model asked for, in ms; null if it didn't ask for one */
  failed(restMs: number | null): void
  /** Reports that the call was cancelled before its outcome was known. */
  abandoned(): void
  state(): BreakerState
  /** When a call last succeeded, in ms since 1970; null if none has. */
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
