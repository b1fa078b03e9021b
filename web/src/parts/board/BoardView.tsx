import type { BoardElement } from '@greenroom/shared/session'
import { useComputedColorScheme, VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { useId } from 'react'
import ui from '../../ui/primitives.module.css'
import { BoardOutlineList } from './BoardOutlineList.tsx'
import classes from './BoardView.module.css'
import { type Bounds, boundsOf } from './bounds.ts'
import { ElementDrawing } from './ElementDrawing.tsx'
import { boardTexts as texts } from './texts.ts'

/** Margin around the drawing, and the smallest area shown, so that a single box isn't blown up to fill the window. */
const marginPixels = 32
const leastWidth = 640
const leastHeight = 400

/**
 * A read-only whiteboard, shown whole and as large as fits, with a list of its shapes for people who can't see it.
 * Renders its own vectors immediately, without the drawing library, so that a replay can show the board at any moment.
 * @param marked the id of the highlighted element
 * @param fitTo the elements to leave room for, if not the ones shown: a replay passes its last board, so that the
 * picture doesn't shift
 */
export function BoardView(props: {
  elements: readonly BoardElement[]
  fitTo?: readonly BoardElement[]
  marked?: string | null
  theme?: 'light' | 'dark'
}) {
  const { elements, fitTo = elements } = props
  const scheme = useComputedColorScheme('light')
  const list = useId()
  const bounds = boundsOf([...fitTo, ...elements])
  const mark = boundsOf(pointedAt(elements, props.marked ?? null))
  return (
    <figure
      className={clsx(ui.lowers, ui.wide, ui.tall, ui.flat, ui.surface, ui.clipped, classes.board)}
      data-theme={props.theme ?? scheme}
    >
      {bounds === null ? (
        <p className={clsx(ui.flat, ui.inset24, ui.quiet)}>{texts.empty}</p>
      ) : (
        <>
          <svg
            className={clsx(ui.block, ui.wide, ui.tall, classes.drawing)}
            viewBox={viewBoxOf(bounds)}
            role="img"
            aria-label={texts.board}
            aria-describedby={list}
          >
            {elements.map((element) => (
              <ElementDrawing key={element.id} element={element} />
            ))}
            {mark !== null && <Mark {...mark} />}
          </svg>
          <VisuallyHidden>
            <BoardOutlineList elements={elements} id={list} />
          </VisuallyHidden>
        </>
      )}
    </figure>
  )
}

/** Finds the element or, if it's a label, the box it belongs to. */
function pointedAt(elements: readonly BoardElement[], id: string | null): BoardElement[] {
  const element = elements.find((each) => each.id === id)
  if (element === undefined) return []
  const box = element.type === 'text' ? elements.find((each) => each.id === element.containerId) : undefined
  return [box === undefined || 'points' in box ? element : box]
}

const markMargin = 8

/** Frames the highlighted element. */
function Mark({ left, right, top, bottom }: Bounds) {
  return (
    <rect
      className={classes.mark}
      data-marked
      x={left - markMargin}
      y={top - markMargin}
      width={right - left + 2 * markMargin}
      height={bottom - top + 2 * markMargin}
      rx={8}
    />
  )
}

function viewBoxOf({ left, right, top, bottom }: Bounds): string {
  const width = Math.max(leastWidth, right - left + 2 * marginPixels)
  const height = Math.max(leastHeight, bottom - top + 2 * marginPixels)
  return `${(left + right - width) / 2} ${(top + bottom - height) / 2} ${width} ${height}`
}
