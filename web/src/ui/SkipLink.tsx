import { clsx } from 'clsx'
import ui from './primitives.module.css'
import classes from './SkipLink.module.css'

/** The Tab key's first stop: skips the header and goes to the page's `#main`. */
export function SkipLink() {
  return (
    <a className={clsx(ui.ink, ui.lineAround, ui.round, ui.raised, ui.over, classes.skip)} href="#main">
      Skip to content
    </a>
  )
}
