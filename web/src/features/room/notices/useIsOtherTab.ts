import { useEffect, useState } from 'react'

/**
 * Whether this interview was already open in another tab of this browser. The first tab holds a lock until it closes or
 * crashes. Then the next tab in line becomes the first.
 */
export function useIsOtherTab(sessionId: string): boolean {
  const [isOther, setIsOther] = useState(false)
  useEffect(() => {
    // Locks don't exist on insecure connections, so show nothing.
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
    // Stop waiting in line when the user leaves the page.
    begin().catch(() => undefined)
    return () => leaving.abort()
  }, [sessionId])
  return isOther
}
