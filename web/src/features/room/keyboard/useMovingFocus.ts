import { type RefObject, useEffect, useRef } from 'react'
import { useShortcut } from '../../../parts/keyboard/useShortcut.ts'

const parts = ['problem', 'chat', 'code', 'tools'] as const
type Part = (typeof parts)[number]

/** What gets the focus in each part of the room: the first of these that is there. */
const targets: Record<Part, readonly string[]> = {
  problem: ['[data-part="problem"]'],
  chat: ['[data-part="chat"] textarea:not([aria-hidden])', '[data-part="chat"] [tabindex="0"]'],
  code: ['[data-part="code"] .native-edit-context', '[data-part="code"] textarea'],
  tools: ['aside [role="tab"][aria-selected="true"]', '[data-part="tools"] [role="tab"][aria-selected="true"]'],
}

/** Moves the focus to a part of the room, which may be drawn in this very moment. */
export function focusOn(room: HTMLElement | null, part: Part): void {
  requestAnimationFrame(() => {
    const found = targets[part].map((selector) => room?.querySelector<HTMLElement>(selector))
    found.find((each) => each != null)?.focus()
  })
}

/** Alt and a digit go to a part of the room, F6 and Shift+F6 from one to the next. `show` brings the part into sight before. */
export function useMovingFocus(room: RefObject<HTMLElement | null>, show: (part: Part) => void): void {
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
  useShortcut('code', () => go('code'))
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
      const here = document.activeElement?.closest('[data-part], aside')
      const current = parts.findIndex((part) =>
        part === 'tools' ? here?.tagName === 'ASIDE' : here?.getAttribute('data-part') === part,
      )
      const next = current < 0 ? 0 : (current + (event.shiftKey ? parts.length - 1 : 1)) % parts.length
      goOn.current(parts[next] ?? 'problem')
    }
    // In the capture phase: the editor has a use of its own for it.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
