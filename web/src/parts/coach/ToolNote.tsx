import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './ToolNote.module.css'

/** Why a tool is empty here. */
export function ToolNote({ children }: { children: ReactNode }) {
  return <p className={clsx(ui.small, ui.quiet, classes.note)}>{children}</p>
}
