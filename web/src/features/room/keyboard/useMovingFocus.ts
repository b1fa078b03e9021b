import { type RefObject, useEffect, useRef } from 'react'
import { focusOn } from '../../../parts/keyboard/focusOn.ts'
import { useShortcut } from '../../../parts/keyboard/useShortcut.ts'
import type { View as Part } from '../../../parts/room/roomLayout.ts'

const all: readonly Part[] = ['problem', 'chat', 'code', 'tools']

/**
 * Moves focus between parts of the room: Alt and a digit jump to one, F6 and Shift+F6 go to the next or previous one.
 * `show` makes the part visible first.
 * @param views the parts that have their own tab; the problem is always visible
 */
export function useMovingFocus(
  room: RefObject<HTMLElement | null>,
  views: readonly Part[],
  show: (part: Part) => void,
): void {
  const hasCode = views.includes('code')
  const latest = useRef(show)
  useEffect(() => {
    latest.current = show
  })
  const go = (part: Part) => {
    latest.current(part)
    focusOn(room.current, part)
  }
  useShortcut('problem', () => go('problem'))
  useShortcut('chat', () => go('chat'))
  useShortcut('code', hasCode ? () => go('code') : null)
  useShortcut('tools', () => go('tools'))
  const goOn = useRef(go)
  useEffect(() => {
    goOn.current = go
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return
      if (document.querySelector('[aria-modal="true"]') !== null) return
      event.preventDefault()
      const parts = hasCode ? all : all.filter((part) => part !== 'code')
      const here = document.activeElement?.closest('[data-part], aside')
      const current = parts.findIndex((part) =>
        part === 'tools' ? here?.tagName === 'ASIDE' : here?.getAttribute('data-part') === part,
      )
      const next = current < 0 ? 0 : (current + (event.shiftKey ? parts.length - 1 : 1)) % parts.length
      goOn.current(parts[next] ?? 'problem')
    }
    // In the capture phase, because the editor uses these keys too.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [hasCode])
}
