import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import classes from './FormPage.module.css'
import ui from './primitives.module.css'

/** A page with a single form: what it's for, and the form. */
export function FormPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={clsx(ui.centred, classes.page)}>
      <h1 className={ui.under12}>{title}</h1>
      <p className={clsx(ui.text17, ui.line27, ui.quiet, ui.pretty, classes.lead)}>{lead}</p>
      {children}
    </div>
  )
}
