import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Returns focus to the menu button after a dialog that was opened from that menu. The menu item is gone by then, so the
 * dialog can't do it.
 * @returns a function to call once the dialog is hidden
 */
export function useReturnToMenu(opened: boolean): () => void {
  const buttonId = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (!opened) return
    buttonId.current = document.activeElement?.closest('[role=menu]')?.getAttribute('aria-labelledby') ?? null
  }, [opened])
  return useCallback(() => {
    if (buttonId.current !== null) document.getElementById(buttonId.current)?.focus({ preventScroll: true })
    buttonId.current = null
  }, [])
}
