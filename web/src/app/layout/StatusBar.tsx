import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './StatusBar.module.css'

/**
 * A bar below the header that reports a lasting condition and what is safe. The live region is always mounted, so that
 * screen readers announce its content when it appears.
 */
export function StatusBar(props: {
  said: { title: string; body: string } | null
  tone?: 'warn' | 'info'
  icon?: ReactNode
  action?: ReactNode
}) {
  const { said, tone = 'info', icon, action } = props
  return (
    <div role="status" className={clsx(ui.notPrinted, classes.place)}>
      {said !== null && (
        <div className={clsx(ui.row, ui.gap12, ui.body, ui.ink, classes.bar)} data-tone={tone}>
          {icon}
          <p className={clsx(ui.grow, ui.flat)}>
            <strong>{said.title}</strong> {said.body}
          </p>
          {action}
        </div>
      )}
    </div>
  )
}
