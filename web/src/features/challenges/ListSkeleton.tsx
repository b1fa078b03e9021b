import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './ListSkeleton.module.css'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Placeholder rows while the list loads, without animation. */
export function ListSkeleton() {
  return (
    <div className={ui.lineAbove}>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      {rows.map((row) => (
        <div key={row} className={clsx(ui.row, ui.between, ui.lineBelow, classes.row)} aria-hidden="true">
          <span className={clsx(ui.roundSmall, ui.bubble, classes.title)} />
          <span className={clsx(ui.roundSmall, ui.bubble, classes.fact)} />
        </div>
      ))}
    </div>
  )
}
