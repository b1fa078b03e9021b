import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './ToolNote.module.css'

/** Says why a tool is empty. */
export function ToolNote({ children }: { children: ReactNode }) {
  return <p className={clsx(ui.small, ui.quiet, classes.note)}>{children}</p>
}
