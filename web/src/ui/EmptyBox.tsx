import type { ReactNode } from 'react'
import classes from './EmptyBox.module.css'

/** In place of an empty list: why it's empty, and a button for the first step. */
export function EmptyBox(props: {
  fact: string
  support?: string
  /** It could not be read, and a screen reader says so at once. */
  isFailure?: boolean
  /** For the list that a page is about. */
  roomy?: boolean
  children?: ReactNode
}) {
  return (
    <div className={classes.box} data-roomy={props.roomy} role={props.isFailure === true ? 'alert' : undefined}>
      <p className={classes.fact}>{props.fact}</p>
      {props.support !== undefined && <p className={classes.support}>{props.support}</p>}
      {props.children}
    </div>
  )
}
