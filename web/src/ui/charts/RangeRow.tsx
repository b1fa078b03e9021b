import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../primitives.module.css'
import classes from './RangeRow.module.css'
import { isShort, maxScore, minScore, percentOf, type Range } from './score.ts'
import { chartTexts as texts } from './texts.ts'

/** Rows that share an axis from 1 to 4, with a line at 3. `label` names the list. */
export function RangeRows({
  label,
  goal = texts.hire,
  children,
}: {
  label: string
  goal?: string
  children: ReactNode
}) {
  return (
    <div className={classes.rows}>
      <ul className={ui.list} aria-label={label}>
        {children}
      </ul>
      <div className={classes.row} aria-hidden="true">
        <span className={classes.axis}>
          {[minScore, 2, maxScore].map((score) => (
            <span key={score} className={classes.tick} style={{ left: `${percentOf(score)}%` }}>
              {score}
            </span>
          ))}
          <span className={clsx(ui.ink, ui.strong, classes.tick, classes.hire)}>{goal}</span>
        </span>
      </div>
    </div>
  )
}

/** One estimate as a dot within its range; `null` means that there isn't enough evidence. Goes into `RangeRows`. */
export function RangeRow({ label, estimate }: { label: string; estimate: Range | null }) {
  return (
    <li className={classes.row}>
      <span className={clsx(ui.text15, ui.breaks, classes.label)}>{label}</span>
      <VisuallyHidden>
        {estimate === null ? texts.noEvidence : `${texts.range(estimate)}, ${texts.against(estimate)}`}
      </VisuallyHidden>
      <span className={classes.track} aria-hidden="true" data-short={estimate !== null && isShort(estimate)}>
        {estimate === null ? (
          <span className={classes.none}>{texts.noEvidence}</span>
        ) : (
          <>
            <span
              className={classes.bar}
              style={{
                left: `${percentOf(estimate.low)}%`,
                width: `${percentOf(estimate.high) - percentOf(estimate.low)}%`,
              }}
            />
            <span className={classes.dot} style={{ left: `${percentOf(estimate.score)}%` }} />
          </>
        )}
      </span>
    </li>
  )
}
