import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../../../ui/primitives.module.css'
import classes from './Factors.module.css'

/** The current state, with buttons to change it. */
export function Line({ children, actions }: { children: ReactNode; actions?: ReactNode }) {
  return (
    <div className={clsx(ui.row, ui.wrap, ui.between, classes.line)}>
      <div className={clsx(ui.shrinks, ui.breaks, classes.fact)}>{children}</div>
      {actions !== undefined && <div className={clsx(ui.flex, ui.wrap, ui.gap8)}>{actions}</div>}
    </div>
  )
}
