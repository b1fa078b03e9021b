import type { ReactNode } from 'react'
import classes from './StatusBar.module.css'

/**
 * A calm bar beneath the header while something holds: what it is, and what is safe. It is a live region, there from the
 * start, so that it is told when it fills.
 */
export function StatusBar(props: {
  said: { title: string; body: string } | null
  tone?: 'warn' | 'info'
  icon?: ReactNode
  action?: ReactNode
}) {
  const { said, tone = 'info', icon, action } = props
  return (
    <div role="status" className={classes.place}>
      {said !== null && (
        <div className={classes.bar} data-tone={tone}>
          {icon}
          <p className={classes.words}>
            <strong>{said.title}</strong> {said.body}
          </p>
          {action}
        </div>
      )}
    </div>
  )
}
