import { LRUCache } from 'lru-cache'

export type AttemptLimit = { most: number; withinMs: number }

/** Counts what must not be tried too often, such as wrong passwords. */
export type Attempts = {
  /** 0 where another attempt is fine, else the seconds after which it would be. */
  waitSeconds(key: string): number
  count(key: string): void
  forget(key: string): void
}

const mostKeys = 50_000

/** Counts attempts per key in windows that begin with the first one, in memory: each engine counts its own. */
export function createAttempts({ most, withinMs }: AttemptLimit, now: () => number): Attempts {
  const windows = new LRUCache<string, { count: number; endsAt: number }>({ max: mostKeys })
  const current = (key: string) => {
    const window = windows.get(key)
    return window && window.endsAt > now() ? window : undefined
  }
  return {
    waitSeconds(key) {
      const window = current(key)
      return window && window.count >= most ? Math.ceil((window.endsAt - now()) / 1000) : 0
    },
    count(key) {
      const { count, endsAt } = current(key) ?? { count: 0, endsAt: now() + withinMs }
      windows.set(key, { count: count + 1, endsAt })
    },
    forget: (key) => void windows.delete(key),
  }
}
