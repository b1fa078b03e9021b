import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './Notice.module.css'

type Action = { label: string; to: string } | { label: string; onClick: () => void }

/** A page that says one thing: what happened, what is safe, and what to do. */
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
    <div className={classes.notice}>
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.body}>{body}</p>
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
