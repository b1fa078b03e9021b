import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './OpenPage.module.css'

/** The bar below a step, with the button to continue on the right. */
export function StepFooter({ left, children }: { left: ReactNode; children: ReactNode }) {
  return (
    <div className={clsx(ui.row, ui.between, ui.gap8, ui.lineAbove, ui.page, classes.footer)}>
      {left}
      <div className={clsx(ui.row, ui.gap8)}>{children}</div>
    </div>
  )
}
