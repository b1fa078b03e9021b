import { useReducedMotion } from '@mantine/hooks'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ChatItem } from './chatItems.ts'
import { heldBack, pauseMsAfter } from './typingPause.ts'

/**
 * Briefly delays the reply to a typed message, as if the interviewer were typing. Only the page waits. Buttons are
 * answered immediately, and under reduced motion everything is. Typing again ends the pause.
 */
export function useTypingPause(items: readonly ChatItem[]): {
  shown: readonly ChatItem[]
  isPausing: boolean
  /** Starts the pause for a message that was just sent. */
  begin: (message: string) => void
  end: () => void
} {
  const isStill = useReducedMotion(false, { getInitialValueInEffect: false })
  /** How many entries there were when the message was sent, and how long its answer waits. */
  const [pause, setPause] = useState<{ known: number; ms: number } | null>(null)
  const count = useRef(items.length)
  useEffect(() => {
    count.current = items.length
  })
  useEffect(() => {
    if (pause === null) return
    const timer = setTimeout(() => setPause(null), pause.ms)
    return () => clearTimeout(timer)
  }, [pause])
  const begin = useCallback(
    (message: string) => {
      if (!isStill) setPause({ known: count.current, ms: pauseMsAfter(message) })
    },
    [isStill],
  )
  const end = useCallback(() => setPause(null), [])
  const shown = useMemo(() => (pause === null ? items : heldBack(items, pause.known)), [items, pause])
  return { shown, isPausing: pause !== null, begin, end }
}
