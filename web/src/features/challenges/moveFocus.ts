import type { KeyboardEvent } from 'react'

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/**
 * Moves focus between a list's rows with J and K or the arrow keys, stopping at either end. Enter opens a row like any
 * link.
 */
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
