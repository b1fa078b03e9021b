import type { BoardElement } from '@greenroom/shared/session'
import { boundsOf } from '../../../parts/board/bounds.ts'
import classes from './BoardCanvas.module.css'

/** Where the canvas stands in its scene, and how large it shows it. */
export type CanvasView = { scrollX: number; scrollY: number; zoom: number }

/** Room between a box and the frame around it, in pixels of the screen. */
const marginPixels = 6

/** A frame around each box that the interviewer speaks of. What they said stands in the conversation; this only shows which box they mean. */
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
          className={classes.pointed}
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
