import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../../../ui/primitives.module.css'
import classes from './InterviewerPane.module.css'

/** A titled section of the panel; `aside` sits next to the heading. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div className={clsx(ui.lineBelow, classes.section)}>
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.gap4by16)}>
        <h3 className={clsx(ui.under8, ui.text15)}>{title}</h3>
        {aside !== undefined && <span className={clsx(ui.small, ui.quiet)}>{aside}</span>}
      </div>
      {children}
    </div>
  )
}
