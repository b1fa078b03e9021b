import { useEffect, useRef } from 'react'

/** J and K move the focus through the links marked `data-step` inside the element; Enter opens one, as with any link. */
export function useRowKeys() {
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey, target } = event
      if (ctrlKey || metaKey || altKey || (key !== 'j' && key !== 'k')) return
      if (target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null) return
      const rows = [...(area.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [])]
      const at = rows.findIndex((row) => row.matches(':focus'))
      const first = rows.findIndex((row) => row.dataset.step === 'next')
      const to = at === -1 ? Math.max(0, first) : at + (key === 'j' ? 1 : -1)
      rows[to]?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return area
}
