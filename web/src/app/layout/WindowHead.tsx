import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './WindowHead.module.css'

/** The top of a dialog: title and close button. No header element, since the page has one already. */
export function WindowHead({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={clsx(ui.row, ui.between, classes.head)}>
      {title}
      {children}
    </div>
  )
}
