import { useEffect, useState } from 'react'

/**
 * Whether this interview was already open in another tab of this browser. The first tab holds a lock until it is closed or crashes;
 * then the next in line is first.
 */
export function useIsOtherTab(sessionId: string): boolean {
  const [isOther, setIsOther] = useState(false)
  useEffect(() => {
    // Insecure connections have no locks, so nothing is shown.
    if (!('locks' in navigator)) return
    const leaving = new AbortController()
    const name = `greenroom:room:${sessionId}`
    const untilLeft = () => new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()))
    const hold = async () => {
      if (leaving.signal.aborted) return
      setIsOther(false)
      await untilLeft()
    }
    const begin = async () => {
      const isFirst = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock !== null) await hold()
        return lock !== null
      })
      if (isFirst || leaving.signal.aborted) return
      setIsOther(true)
      await navigator.locks.request(name, { signal: leaving.signal }, hold)
    }
    // Leaving the page while waiting in line ends the wait.
    begin().catch(() => undefined)
    return () => leaving.abort()
  }, [sessionId])
  return isOther
}
