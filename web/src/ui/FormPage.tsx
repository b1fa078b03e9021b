import type { ReactNode } from 'react'
import classes from './FormPage.module.css'

/** A page that is about one form: what it is for, and the form. */
export function FormPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.lead}>{lead}</p>
      {children}
    </div>
  )
}
