import { clsx } from 'clsx'
import ui from './primitives.module.css'
import classes from './StepLine.module.css'

/** A segment, as wide as its weight; `filled` is the share that's done, from 0 to 1. */
export type StepSegment = { key: string; weight: number; filled: number; current: boolean }

/** A progress line made of segments. Its label says the same. */
export function StepLine({ segments, label }: { segments: readonly StepSegment[]; label: string }) {
  return (
    <div className={clsx(ui.flex, ui.gap4, ui.wide)} role="img" aria-label={label}>
      {segments.map(({ key, weight, filled, current }) => (
        <span
          key={key}
          className={clsx(ui.square2, ui.clipped, classes.segment)}
          data-current={current}
          style={{ flexGrow: weight }}
        >
          <span
            className={clsx(ui.block, ui.tall, ui.square2, ui.accentGround, classes.fill)}
            style={{ width: `${Math.min(1, Math.max(0, filled)) * 100}%` }}
          />
        </span>
      ))}
    </div>
  )
}
