import { useRef } from 'react'
import classes from './Separator.module.css'
import { workspaceTexts as texts } from './texts.ts'
import { leastTestsHeight, mostTestsHeight } from './useTestsHeight.ts'

const stepPx = 24

/** The line between editor and tests: dragged, or moved by the arrow keys. */
export function Separator({ height, onChange }: { height: number; onChange: (height: number) => void }) {
  const from = useRef<{ y: number; height: number } | null>(null)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that can be moved is no <hr>
    <div
      className={classes.separator}
      role="separator"
      tabIndex={0}
      aria-orientation="horizontal"
      aria-label={texts.resize}
      aria-valuenow={height}
      aria-valuemin={leastTestsHeight}
      aria-valuemax={mostTestsHeight()}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = { y: event.clientY, height }
      }}
      onPointerMove={(event) => {
        if (from.current !== null) onChange(from.current.height + from.current.y - event.clientY)
      }}
      onPointerUp={() => {
        from.current = null
      }}
      onPointerCancel={() => {
        from.current = null
      }}
      onKeyDown={(event) => {
        const moves = { ArrowUp: stepPx, ArrowDown: -stepPx }[event.key]
        if (moves === undefined) return
        event.preventDefault()
        onChange(height + moves)
      }}
    />
  )
}
