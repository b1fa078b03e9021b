import type { ReactNode } from 'react'
import classes from './Factors.module.css'

/** What holds, and the buttons that change it. */
export function Line({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className={classes.line}>
      <div className={classes.fact}>{children}</div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  )
}
