import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import classes from './PageSkeleton.module.css'
import ui from './primitives.module.css'

/** A page's outline while it loads: a heading, a sentence and a body, without animation. */
export function PageSkeleton() {
  return (
    <div className={clsx(ui.grid, ui.gap16, ui.centred, ui.contentWide, classes.page)}>
      <VisuallyHidden role="status">Loading the page</VisuallyHidden>
      <div className={clsx(ui.round, ui.bubble, classes.bar)} style={{ width: 280, height: 34 }} />
      <div className={clsx(ui.round, ui.bubble, classes.bar)} style={{ width: '60%', height: 16 }} />
      <div className={clsx(ui.round, ui.bubble, classes.bar)} style={{ width: '100%', height: 240 }} />
    </div>
  )
}
