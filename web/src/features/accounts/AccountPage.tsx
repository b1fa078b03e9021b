import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import ui from '../../ui/primitives.module.css'
import classes from './AccountPage.module.css'

/** Page layout for sign-up and sign-in: a heading, a form, and a link to the other page. */
export function AccountPage(props: {
  title: string
  intro?: string
  other: { question: string; action: string; to: string }
  children: ReactNode
}) {
  return (
    <div className={clsx(ui.centred, classes.page)}>
      <h1 className={ui.flat}>{props.title}</h1>
      {props.intro && <p className={clsx(ui.after8, ui.quiet)}>{props.intro}</p>}
      {props.children}
      <p className={clsx(ui.quiet, classes.other)}>
        {props.other.question} <Link to={props.other.to}>{props.other.action}</Link>
      </p>
    </div>
  )
}
