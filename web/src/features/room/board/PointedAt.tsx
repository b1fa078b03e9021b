import type { BoardElement } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import { boundsOf } from '../../../parts/board/bounds.ts'
import ui from '../../../ui/primitives.module.css'
import classes from './BoardCanvas.module.css'

/** The canvas's scroll position within the scene, and its zoom. */
export type CanvasView = { scrollX: number; scrollY: number; zoom: number }

/** The gap between a box and its frame, in screen pixels. */
const marginPixels = 6

/** Frames each box the interviewer mentions. */
export function PointedAt({
  elements,
  ids,
  view,
}: {
  elements: readonly BoardElement[]
  ids: readonly string[]
  view: CanvasView
}) {
  const { scrollX, scrollY, zoom } = view
  return elements
    .filter(({ id }) => ids.includes(id))
    .map((element) => {
      const bounds = boundsOf([element])
      if (bounds === null) return null
      const { left, top, right, bottom } = bounds
      return (
        <span
          key={element.id}
          aria-hidden="true"
          className={clsx(ui.over, classes.pointed)}
          data-pointed={element.id}
          style={{
            left: (left + scrollX) * zoom - marginPixels,
            top: (top + scrollY) * zoom - marginPixels,
            width: (right - left) * zoom + 2 * marginPixels,
            height: (bottom - top) * zoom + 2 * marginPixels,
          }}
        />
      )
    })
}
