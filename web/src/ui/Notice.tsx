import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './Notice.module.css'
import ui from './primitives.module.css'

type Action = { label: string; to: string } | { label: string; onClick: () => void }

/** A page with a single message: what happened, what is safe, and what to do. */
export function Notice({
  title,
  body,
  action,
  children,
}: {
  title: string
  body: string
  action: Action
  children?: ReactNode
}) {
  return (
    <div className={clsx(ui.centred, classes.notice)}>
      <h1 className={clsx(ui.under12, classes.title)}>{title}</h1>
      <p className={clsx(ui.under24, ui.quiet)}>{body}</p>
      {'to' in action ? (
        <Button component={Link} to={action.to} variant="filled">
          {action.label}
        </Button>
      ) : (
        <Button onClick={action.onClick} variant="filled">
          {action.label}
        </Button>
      )}
      {children}
    </div>
  )
}
