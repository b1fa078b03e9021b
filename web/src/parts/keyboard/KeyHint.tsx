import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './KeyHint.module.css'
import { keysOf, type Shortcut } from './shortcuts.ts'

/** Shows a shortcut on its button, for sighted users only. */
export function KeyHint({ of }: { of: Shortcut }) {
  return (
    <span
      className={clsx(ui.tiny, ui.line17, ui.regular, ui.mono, ui.even, ui.roundSmall, classes.keys)}
      aria-hidden="true"
    >
      {keysOf(of).join(' ')}
    </span>
  )
}
