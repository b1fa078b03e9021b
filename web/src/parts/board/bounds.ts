import type { BoardElement } from '@greenroom/shared/session'

export type Bounds = { left: number; top: number; right: number; bottom: number }

/** Bounding box of all elements; null if there are none. */
export function boundsOf(elements: readonly BoardElement[]): Bounds | null {
  const [first, ...rest] = elements.map(cornersOf)
  if (first === undefined) return null
  return rest.reduce(
    (all, own) => ({
      left: Math.min(all.left, own.left),
      top: Math.min(all.top, own.top),
      right: Math.max(all.right, own.right),
      bottom: Math.max(all.bottom, own.bottom),
    }),
    first,
  )
}

/** Axis-aligned bounding box of an element, which may be rotated. */
function cornersOf(element: BoardElement): Bounds {
  const flat = flatBox(element)
  if (element.angle === 0) return flat
  const middleX = (flat.left + flat.right) / 2
  const middleY = (flat.top + flat.bottom) / 2
  const halfWidth = (flat.right - flat.left) / 2
  const halfHeight = (flat.bottom - flat.top) / 2
  const [cos, sin] = [Math.abs(Math.cos(element.angle)), Math.abs(Math.sin(element.angle))]
  const reachX = halfWidth * cos + halfHeight * sin
  const reachY = halfWidth * sin + halfHeight * cos
  return { left: middleX - reachX, right: middleX + reachX, top: middleY - reachY, bottom: middleY + reachY }
}

function flatBox(element: BoardElement): Bounds {
  const { x, y } = element
  const ends = 'points' in element ? element.points : []
  const xs = ends.length > 0 ? ends.map(([dx]) => x + dx) : [x, x + element.width]
  const ys = ends.length > 0 ? ends.map(([, dy]) => y + dy) : [y, y + element.height]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** An element's centre, which it is rotated around. */
export function middleOf(element: BoardElement): { x: number; y: number } {
  const { left, right, top, bottom } = flatBox(element)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}
