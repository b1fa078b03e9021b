import { VisuallyHidden } from '@mantine/core'
import classes from './ListSkeleton.module.css'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The rows of the list while it is read; nothing moves. */
export function ListSkeleton() {
  return (
    <div className={classes.list}>
      <VisuallyHidden role="status">Loading</VisuallyHidden>
      {rows.map((row) => (
        <div key={row} className={classes.row} aria-hidden="true">
          <span className={classes.title} />
          <span className={classes.fact} />
        </div>
      ))}
    </div>
  )
}
