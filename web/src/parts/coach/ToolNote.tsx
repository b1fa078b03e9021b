import type { ReactNode } from 'react'
import classes from './ToolNote.module.css'

/** Why a tool has nothing to offer here. */
export function ToolNote({ children }: { children: ReactNode }) {
  return <p className={classes.note}>{children}</p>
}
