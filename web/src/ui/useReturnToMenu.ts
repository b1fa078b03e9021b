import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * Gives the keyboard back to the button of the menu in which a dialog was chosen. The item that had it is gone by then, and with it
 * the place that the dialog itself would go back to.
 * @returns what is to be called when the dialog is out of sight
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
