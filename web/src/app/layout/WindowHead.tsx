import type { ReactNode } from 'react'
import classes from './WindowHead.module.css'

/** The top of a window: its title and the button that closes it. No header element: the page has one, and one is enough. */
export function WindowHead({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.head}>
      {title}
      {children}
    </div>
  )
}
