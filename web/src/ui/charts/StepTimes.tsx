import { clsx } from 'clsx'
import ui from '../primitives.module.css'
import classes from './StepTimes.module.css'
import { chartTexts as texts } from './texts.ts'

export type StepTime = { label: string; minutes: number; plannedMinutes: number }

/** Minutes per step as bars, with a tick at the planned minutes. The numbers are beside the bars. */
export function StepTimes({ label, steps }: { label: string; steps: readonly StepTime[] }) {
  const longest = Math.max(1, ...steps.flatMap(({ minutes, plannedMinutes }) => [minutes, plannedMinutes]))
  const percent = (minutes: number) => `${(minutes / longest) * 100}%`
  return (
    <ul className={clsx(ui.list, classes.steps)} aria-label={label}>
      {steps.map(({ label: name, minutes, plannedMinutes }) => {
        const over = Math.round(minutes - plannedMinutes)
        return (
          <li key={name} className={classes.step} data-over={over > 0}>
            <span className={ui.small}>{name}</span>
            <span className={classes.track} aria-hidden="true">
              <span className={classes.bar} style={{ width: percent(minutes) }} />
              <span className={classes.plan} style={{ left: percent(plannedMinutes) }} />
            </span>
            <span className={clsx(ui.small, ui.figures, ui.quiet, ui.right)}>
              {texts.step(minutes, plannedMinutes)}
              {over > 0 && <span className={clsx(ui.block, ui.warn, classes.over)}> {texts.over(over)}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
