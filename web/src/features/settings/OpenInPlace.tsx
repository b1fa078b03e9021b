import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ApiProblem, sentenceOf } from '../../data/api.ts'
import { Problem } from '../../ui/Problem.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import { refusedConfirmation } from './factors/confirmation.ts'
import classes from './Settings.module.css'
import { settingsTexts as texts } from './texts.ts'

/** A value with a button, behind which a form opens in its place; the form closes once it was taken. */
export function OpenInPlace(props: {
  label: string
  value: ReactNode
  action?: string
  fields: ReactNode
  send: (form: FormData) => Promise<void>
}) {
  const [isOpen, setOpen] = useState(false)
  const { submit, pending, error } = useSubmit(async (form: FormData) => {
    await props.send(form)
    setOpen(false)
  })
  if (!isOpen) {
    return (
      <div className={classes.value}>
        <div>{props.value}</div>
        <Button variant="subtle" aria-label={`${texts.change}: ${props.label}`} onClick={() => setOpen(true)}>
          {texts.change}
        </Button>
      </div>
    )
  }
  return (
    <form
      className={classes.form}
      aria-label={props.label}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(new FormData(event.currentTarget))
      }}
    >
      {props.fields}
      {error !== null && <Problem>{problemOf(error)}</Problem>}
      <div className={classes.actions}>
        <Button type="submit" variant="filled" loading={pending}>
          {props.action ?? texts.save}
        </Button>
        <Button variant="subtle" onClick={() => setOpen(false)}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

/** What a field must not be, as the person who typed it reads it. */
export class NotLikeThis extends Error {}

function problemOf(error: unknown): string {
  if (error instanceof NotLikeThis) return error.message
  if (!(error instanceof ApiProblem)) return sentenceOf(error)
  const refused = refusedConfirmation(error)
  if (refused !== undefined) return refused
  const [field] = error.errors
  return field === undefined ? sentenceOf(error) : `${texts.password.chosen}: ${field.message}.`
}
