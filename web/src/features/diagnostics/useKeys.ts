import { useEffect, useRef } from 'react'

const fields = 'input:not([type="radio"]), textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]'

/**
 * Handles keys pressed anywhere except in fields and on buttons.
 * @param onKey returns whether it used the key
 */
export function useKeys(onKey: (key: string) => boolean): void {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (target?.closest(fields)) return
      if (event.key === 'Enter' && target?.closest('button, a')) return
      if (latest.current(event.key)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
