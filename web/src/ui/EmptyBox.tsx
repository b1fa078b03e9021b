import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import classes from './EmptyBox.module.css'
import ui from './primitives.module.css'

/** Shown in place of an empty list: why it's empty, and a button for the first step. */
export function EmptyBox(props: {
  fact: string
  support?: string
  /** Whether it's empty because loading failed, which screen readers announce immediately. */
  isFailure?: boolean
  /** Makes it larger, for a page's main list. */
  roomy?: boolean
  children?: ReactNode
}) {
  return (
    <div
      className={clsx(ui.inset16, ui.round, classes.box)}
      data-roomy={props.roomy}
      role={props.isFailure === true ? 'alert' : undefined}
    >
      <p className={clsx(ui.flat, ui.medium)}>{props.fact}</p>
      {props.support !== undefined && <p className={clsx(ui.flat, ui.small, ui.quiet)}>{props.support}</p>}
      {props.children}
    </div>
  )
}
