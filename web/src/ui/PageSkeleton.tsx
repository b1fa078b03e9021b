import { VisuallyHidden } from '@mantine/core'
import classes from './PageSkeleton.module.css'

/** The outline of a page while it loads: a heading, a sentence and a body. Nothing moves. */
export function PageSkeleton() {
  return (
    <div className={classes.page}>
      <VisuallyHidden role="status">Loading the page</VisuallyHidden>
      <div className={classes.bar} style={{ width: 280, height: 34 }} />
      <div className={classes.bar} style={{ width: '60%', height: 16 }} />
      <div className={classes.bar} style={{ width: '100%', height: 240 }} />
    </div>
  )
}
