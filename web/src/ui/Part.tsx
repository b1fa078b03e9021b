import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import classes from './Part.module.css'
import ui from './primitives.module.css'

/** A part of a page below a line: its title, something to the right of it, and its content. */
export function Part(props: { id: string; title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className={clsx(ui.lineAbove, ui.shrinks, classes.part)} aria-labelledby={props.id}>
      <div className={clsx(ui.flex, ui.between, ui.baseline, ui.gap16, ui.under12)}>
        <h2 id={props.id} className={clsx(ui.flat, ui.large)}>
          {props.title}
        </h2>
        {props.aside !== undefined && <span className={clsx(ui.small, ui.quiet, ui.right)}>{props.aside}</span>}
      </div>
      {props.children}
    </section>
  )
}
