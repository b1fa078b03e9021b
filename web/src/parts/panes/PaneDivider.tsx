import type { KeyboardEvent, PointerEvent } from 'react'
import classes from './PaneDivider.module.css'
import type { Limits } from './useKeptSizes.ts'

const stepPercent = 2

/** The line between two panes: it is drawn by the mouse, moved by the arrow keys, and goes back by a double click or by Enter. */
export function PaneDivider(props: {
  /** `vertical` is a line from top to bottom, which moves sideways. */
  orientation: 'vertical' | 'horizontal'
  label: string
  /** The id of the pane whose size it is. */
  controls: string
  /** Where that pane is: above or left of the line by default, else below or right of it. */
  pane?: 'before' | 'after'
  value: number
  usual: number
  limits: Limits
  onChange: (value: number) => void
}) {
  const { orientation, value, limits, pane = 'before' } = props
  const isVertical = orientation === 'vertical'
  const change = (next: number) =>
    props.onChange(Math.round(Math.min(limits.max, Math.max(limits.min, next)) * 10) / 10)

  function onKeyDown(event: KeyboardEvent) {
    const step = pane === 'before' ? stepPercent : -stepPercent
    const steps: Record<string, number> = {
      [isVertical ? 'ArrowLeft' : 'ArrowUp']: value - step,
      [isVertical ? 'ArrowRight' : 'ArrowDown']: value + step,
      Home: limits.min,
      End: limits.max,
      Enter: props.usual,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    change(next)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const box = event.currentTarget.parentElement?.getBoundingClientRect()
    if (box === undefined) return
    const share = isVertical ? (event.clientX - box.left) / box.width : (event.clientY - box.top) / box.height
    change((pane === 'before' ? share : 1 - share) * 100)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved; this is the separator that can
    <div
      role="separator"
      tabIndex={0}
      className={classes.divider}
      data-orientation={orientation}
      aria-label={props.label}
      aria-orientation={orientation}
      aria-controls={props.controls}
      aria-valuenow={Math.round(value)}
      aria-valuemin={limits.min}
      aria-valuemax={limits.max}
      onKeyDown={onKeyDown}
      onDoubleClick={() => change(props.usual)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  )
}
