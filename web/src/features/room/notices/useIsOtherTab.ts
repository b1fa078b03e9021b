import { useEffect, useState } from 'react'

/**
 * Whether this interview was open in another tab of this browser before it was opened here. The tab that came first holds a lock until
 * it is closed, or crashes; then the next in line is the first.
 */
export function useIsOtherTab(sessionId: string): boolean {
  const [isOther, setIsOther] = useState(false)
  useEffect(() => {
    // Insecure connections have no locks, so nothing shows.
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
    // Leaving while one waits in line ends the wait.
    begin().catch(() => undefined)
    return () => leaving.abort()
  }, [sessionId])
  return isOther
}
