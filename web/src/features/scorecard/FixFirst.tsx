import type { ReactNode } from 'react'
import classes from './FixFirst.module.css'

/** The one thing to do next, and the button that begins it; beneath it what else can be done with a scorecard. */
export function FixFirst(props: { title: string; advice: string; children?: ReactNode }) {
  return (
    <section className={classes.card} aria-labelledby="fix-first">
      <h2 id="fix-first" className={classes.title}>
        {props.title}
      </h2>
      <p className={classes.advice}>{props.advice}</p>
      <div className={classes.actions}>{props.children}</div>
    </section>
  )
}
