import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './AccountPage.module.css'

/** The frame of sign-up and sign-in: a heading, a form, and the way to the other one. */
export function AccountPage(props: {
  title: string
  intro?: string
  other: { question: string; action: string; to: string }
  children: ReactNode
}) {
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{props.title}</h1>
      {props.intro && <p className={classes.intro}>{props.intro}</p>}
      {props.children}
      <p className={classes.other}>
        {props.other.question} <Link to={props.other.to}>{props.other.action}</Link>
      </p>
    </div>
  )
}
