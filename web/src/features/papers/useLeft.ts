import type { PaperView } from '@greenroom/shared/wire'
import { useEffect, useRef, useState } from 'react'

const tickMs = 500

/** The time left for a part by the server's clock, in ms. Calls `onOver` once when it reaches zero. */
export function useLeft(
  { serverNow }: Pick<PaperView, 'serverNow'>,
  endsAt: string | null,
  onOver: () => Promise<void>,
): number {
  const [offset] = useState(() => Date.parse(serverNow) - Date.now())
  const [now, setNow] = useState(() => Date.now())
  const over = useRef(onOver)
  const isTold = useRef(false)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  const left = endsAt === null ? 0 : Math.max(0, Date.parse(endsAt) - now - offset)
  useEffect(() => {
    if (left > 0) {
      isTold.current = false
      return
    }
    if (isTold.current) return
    isTold.current = true
    // A moment later, so that it's also over by the server's clock.
    const timer = setTimeout(() => {
      isTold.current = false
      void over.current()
    }, tickMs)
    return () => clearTimeout(timer)
  }, [left])
  return left
}
