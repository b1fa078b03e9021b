import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './FixFirst.module.css'

/** The one thing to do next, with a button to start it; below it, the scorecard's other actions. */
export function FixFirst(props: { title: string; advice: string; children?: ReactNode }) {
  return (
    <section className={clsx(ui.round, ui.thinLineAround, ui.surface, classes.card)} aria-labelledby="fix-first">
      <h2 id="fix-first" className={clsx(ui.flat, ui.large)}>
        {props.title}
      </h2>
      <p className={clsx(ui.quiet, ui.breaks, classes.advice)}>{props.advice}</p>
      <div className={clsx(ui.row, ui.gap8, ui.goneWhenEmpty, classes.actions)}>{props.children}</div>
    </section>
  )
}
