import { Text, type TextProps } from '@mantine/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import classes from './Problem.module.css'
import ui from './primitives.module.css'

/** An error message, shown where the error happened and announced immediately. Invisible if empty. */
export function Problem({ children, ...place }: TextProps & { children: ReactNode }) {
  return (
    <Text component="p" role="alert" className={clsx(ui.small, ui.bad, ui.goneWhenEmpty)} {...place}>
      {children}
    </Text>
  )
}

/** Like `Problem`, across the full width of a pane. */
export function ProblemBand({ children }: { children: ReactNode }) {
  return (
    <p className={clsx(ui.fixed, ui.flat, ui.small, ui.bad, classes.band)} role="alert">
      {children}
    </p>
  )
}
