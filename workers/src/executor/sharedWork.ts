type Work<T> = { result: Promise<T>; interested: number; controller: AbortController }

export type SharedWorkOptions<T> = {
  maxBytes: number
  /** A result's size in the cache, in bytes; null if it shouldn't be cached. */
  cost: (result: T) => number | null
}

/**
 * Does a piece of work once for all concurrent callers with the same key, and caches results, dropping the least
 * recently used. Aborts work that no caller is waiting for any more.
 */
export type SharedWork<T> = {
  get(
    key: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<{ result: T; kept: boolean }>
}

export function createSharedWork<T>({ maxBytes, cost }: SharedWorkOptions<T>): SharedWork<T> {
  const kept = new Map<string, { result: T; bytes: number }>()
  const running = new Map<string, Work<T>>()
  let bytesKept = 0

  const keep = (key: string, result: T): void => {
    const bytes = cost(result)
    if (bytes === null || bytes > maxBytes) return
    kept.set(key, { result, bytes })
    bytesKept += bytes
    for (const [oldest, entry] of kept) {
      if (bytesKept <= maxBytes) break
      kept.delete(oldest)
      bytesKept -= entry.bytes
    }
  }

  const begin = (key: string, work: (signal: AbortSignal) => Promise<T>): Work<T> => {
    const controller = new AbortController()
    const started: Work<T> = { result: work(controller.signal), interested: 0, controller }
    running.set(key, started)
    const forget = (): void => {
      if (running.get(key) === started) running.delete(key)
    }
    started.result.then(
      (result) => {
        forget()
        keep(key, result)
      },
      // The waiting callers get the error. All that's left to do here is remove the failed work, so that the next
      // caller tries again.
      forget,
    )
    return started
  }

  return {
    async get(key, signal, work) {
      signal.throwIfAborted()
      const entry = kept.get(key)
      if (entry !== undefined) {
        kept.delete(key)
        kept.set(key, entry)
        return { result: entry.result, kept: true }
      }
      const current = running.get(key) ?? begin(key, work)
      current.interested += 1
      const leave = (): void => {
        current.interested -= 1
        if (current.interested > 0) return
        if (running.get(key) === current) running.delete(key)
        current.controller.abort(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      try {
        const result = await current.result
        signal.throwIfAborted()
        return { result, kept: false }
      } finally {
        signal.removeEventListener('abort', leave)
      }
    },
  }
}
