import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { refusedFields } from '../../data/fieldTexts.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { confirmationErrors } from './factors/confirmation.ts'
import classes from './Settings.module.css'
import { settingsTexts as texts } from './texts.ts'

/** A value with a button that replaces it with a form. The form closes once the server accepts it. */
export function OpenInPlace(props: {
  label: string
  value: ReactNode
  action?: string
  /** Renders the fields; `errors` has each field's error by name. */
  fields: (errors: FieldErrors) => ReactNode
  send: (form: FormData) => Promise<void>
}) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const wasOpen = useRef(false)
  const { submit, pending, error, forget } = useSubmit(async (given: FormData) => {
    await props.send(given)
    setOpen(false)
  })
  const { fields: errors, failure } = problemsOf(error)
  useEffect(() => {
    if (isOpen) form.current?.querySelector('input')?.focus()
    else if (wasOpen.current) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  useEffect(() => {
    if (error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [error])
  const close = () => {
    forget()
    setOpen(false)
  }
  if (!isOpen) {
    return (
      <div className={clsx(ui.row, ui.between, ui.gap16, ui.flat, ui.breaks, classes.value)}>
        <div>{props.value}</div>
        <Button
          ref={opener}
          variant="subtle"
          aria-label={`${texts.change}: ${props.label}`}
          onClick={() => setOpen(true)}
        >
          {texts.change}
        </Button>
      </div>
    )
  }
  return (
    <form
      ref={form}
      noValidate
      className={clsx(ui.grid, ui.gap16, classes.form)}
      aria-label={props.label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(new FormData(event.currentTarget))
      }}
    >
      {props.fields(errors)}
      {failure !== null && <Problem>{failure}</Problem>}
      <div className={clsx(ui.flex, ui.wrap, ui.gap8)}>
        <Button type="submit" variant="filled" loading={pending}>
          {props.action ?? texts.save}
        </Button>
        <Button variant="subtle" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

/** Errors by field name. */
export type FieldErrors = Readonly<Record<string, string | undefined>>

/** Thrown if fields are found to be invalid before the request is sent. */
export class NotLikeThis extends Error {
  readonly fields: FieldErrors

  constructor(fields: FieldErrors) {
    super('fields are not as they have to be')
    this.fields = fields
  }
}

function problemsOf(error: unknown): { fields: FieldErrors; failure: string | null } {
  if (error === null) return { fields: {}, failure: null }
  if (error instanceof NotLikeThis) return { fields: error.fields, failure: null }
  const confirmation = confirmationErrors(error)
  if (confirmation !== undefined) return { fields: confirmation, failure: null }
  const refused = refusedFields(error)
  // In these forms `password` is the current password, for confirmation, and `chosen` the new one.
  const fields = Object.fromEntries([...refused].map(([name, words]) => [name === 'password' ? 'chosen' : name, words]))
  return { fields, failure: refused.size > 0 ? null : sentenceOf(error) }
}
