import { Text, type TextProps } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Problem.module.css'

/** What went wrong, in words, where it went wrong; read out at once. Without words nothing is seen of it. */
export function Problem({ children, ...place }: TextProps & { children: ReactNode }) {
  return (
    <Text component="p" role="alert" className={classes.problem ?? ''} {...place}>
      {children}
    </Text>
  )
}

/** The same across the whole width of a pane. */
export function ProblemBand({ children }: { children: ReactNode }) {
  return (
    <p className={classes.band} role="alert">
      {children}
    </p>
  )
}
