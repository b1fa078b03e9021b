import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Readers this close to the end are assumed to be reading along. */
const nearPx = 56

/**
 * Keeps a list scrolled to its end while the reader is there. A reader who has scrolled up stays put and gets a note
 * when there is something new. `own` counts the reader's own entries, which always scroll down.
 */
export function useStickToBottom(
  list: RefObject<HTMLElement | null>,
  { size, own }: { size: number; own: number },
): { hasNews: boolean; toBottom: () => void; keepUp: () => void } {
  const isNear = useRef(true)
  const seen = useRef({ size, own })
  const [hasNews, setHasNews] = useState(false)

  const toBottom = useCallback(() => {
    const element = list.current
    if (element !== null) element.scrollTop = element.scrollHeight
    isNear.current = true
    setHasNews(false)
  }, [list])

  useEffect(() => {
    const element = list.current
    if (element === null) return
    const onScroll = () => {
      isNear.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx
      if (isNear.current) setHasNews(false)
    }
    // Keep the position when a pane shrinks or reappears.
    const observer = new ResizeObserver(() => {
      if (isNear.current) element.scrollTop = element.scrollHeight
    })
    element.addEventListener('scroll', onScroll, { passive: true })
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', onScroll)
      observer.disconnect()
    }
  }, [list])

  /** Call this when the list grows by itself, as it does with a reply being written. */
  const keepUp = useCallback(() => {
    if (isNear.current) toBottom()
  }, [toBottom])

  useLayoutEffect(() => {
    const before = seen.current
    seen.current = { size, own }
    if (isNear.current || own > before.own) toBottom()
    else if (size > before.size) setHasNews(true)
  }, [size, own, toBottom])

  return { hasNews, toBottom, keepUp }
}
