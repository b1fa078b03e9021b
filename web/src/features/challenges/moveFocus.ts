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

/** Moves focus between the buttons of a grid with the arrow keys: up and down stay in the column. */
export function moveInGrid(event: KeyboardEvent, grid: HTMLElement | null): void {
  if (grid === null || event.ctrlKey || event.metaKey || event.altKey) return
  const tiles = [...grid.querySelectorAll<HTMLElement>('button')].filter((tile) => tile.offsetParent !== null)
  const focused = tiles.find((tile) => tile === document.activeElement)
  if (focused === undefined) return
  const at = tiles.indexOf(focused)
  const next = nextIn(tiles, at, event.key)
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

function nextIn(tiles: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const focused = tiles[at]
  if (key === 'ArrowRight') return tiles[at + 1]
  if (key === 'ArrowLeft') return tiles[at - 1]
  if (focused === undefined) return undefined
  if (key === 'ArrowDown') return tiles.slice(at + 1).find((tile) => isInColumn(tile, focused))
  return key === 'ArrowUp' ? tiles.slice(0, at).findLast((tile) => isInColumn(tile, focused)) : undefined
}

const isInColumn = (one: HTMLElement, other: HTMLElement): boolean =>
  Math.abs(one.getBoundingClientRect().left - other.getBoundingClientRect().left) < 2
