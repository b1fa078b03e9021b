import classes from './KeyHint.module.css'
import { keysOf, type Shortcut } from './shortcuts.ts'

/** The shortcut on its button, for the eye only. */
export function KeyHint({ of }: { of: Shortcut }) {
  return (
    <span className={classes.keys} aria-hidden="true">
      {keysOf(of).join(' ')}
    </span>
  )
}
