import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Closer to the end than this counts as reading along. */
const nearPx = 56

/**
 * Keeps a list at its end while one reads there. Who has scrolled up is left in peace and told that there is something new.
 * `own` counts what the reader has added: that always brings the list down.
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
    // A pane that gets smaller, or is shown again, stays where it was read.
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

  /** For what grows by itself, as a reply does while it is written. */
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
