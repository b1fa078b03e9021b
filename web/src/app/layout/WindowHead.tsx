import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './WindowHead.module.css'

/** A dialog's title and close button. Not a header element, since the page already has one. */
export function WindowHead({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={clsx(ui.row, ui.between, classes.head)}>
      {title}
      {children}
    </div>
  )
}
