/** Remembers answers by key for a while, so that a repeated call gets the same answer. */
export type AnswersOnce<T> = {
  /**
   * Returns the answer for this key: the known one, the pending one, or one that it gets from `make` now. Doesn't
   * remember failures.
   */
  get(key: string, make: () => T): T
}

/**
 * Keeps answers in this process's memory. After a restart, a repeated call gets a new answer.
 * @param now ms since 1970
 */
export function answersOnce<T extends { isLost(): boolean }>({
  keepMs,
  maxKept,
  now,
}: {
  keepMs: number
  maxKept: number
  now: () => number
}): AnswersOnce<T> {
  const kept = new Map<string, { answer: T; until: number }>()
  const forgetOld = () => {
    for (const [key, { until }] of kept) {
      if (until > now() && kept.size < maxKept) return
      kept.delete(key)
    }
  }
  return {
    get(key, make) {
      const known = kept.get(key)
      if (known !== undefined && known.until > now() && !known.answer.isLost()) return known.answer
      kept.delete(key)
      forgetOld()
      const answer = make()
      kept.set(key, { answer, until: now() + keepMs })
      return answer
    },
  }
}
