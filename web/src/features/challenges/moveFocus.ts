import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** J and K, or the arrows, move between the rows of a list; Enter opens a row like any link. At an end nothing moves. */
export function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = steps[event.key]
  if (list === null || step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  const links = [...list.querySelectorAll<HTMLElement>('a[href]')]
  const focused = document.activeElement
  const current = focused instanceof HTMLElement ? links.indexOf(focused) : -1
  const next = links[current + step]
  if (current < 0 || next === undefined) return
  event.preventDefault()
  next.focus()
}
