import { useEffect, useRef } from 'react'
import { isAlone, matches, type Shortcut } from './shortcuts.ts'

/** Runs `action` on the shortcut, wherever focus is, even in the editor. Pass null if there is nothing to do. */
export function useShortcut(name: Shortcut, action: (() => void) | null): void {
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  useEffect(() => {
    // In the capture phase, because the editor would otherwise take the keys.
    const onKeyDown = (event: KeyboardEvent) => {
      // A key without Ctrl or Alt may mean something else there.
      if (latest.current === null && isAlone(name)) return
      if (!matches(name, event) || document.querySelector('[aria-modal="true"]') !== null) return
      event.preventDefault()
      event.stopPropagation()
      if (!event.repeat) latest.current?.()
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [name])
}
