import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'

/** This machine's time in ms since 1970, updated every `everyMs`. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}

/**
 * The result of `pick` for the current time, checked every `everyMs`. The component only re-renders when that result
 * changes.
 */
export function useAtNow<T extends string | boolean | null>(everyMs: number, pick: (now: number) => T): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(changed, everyMs)
      return () => clearInterval(timer)
    },
    [everyMs],
  )
  return useSyncExternalStore(subscribe, () => pick(Date.now()))
}
