import type { Confirmation } from '@greenroom/shared/wire'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Problem } from '../../../ui/Problem.tsx'
import { useSubmit } from '../../../ui/useSubmit.ts'
import { ConfirmationFields } from './ConfirmationFields.tsx'
import { confirmationErrors, confirmationIn } from './confirmation.ts'
import classes from './Factors.module.css'
import { confirmationTexts as texts } from './texts.ts'

/** Asks for the password, plus a code if a second factor is on, before changing how the user signs in. */
export function ConfirmQuestion(props: {
  lead: string
  action: string
  cancel: string
  send: (given: Confirmation & { password: string }) => Promise<void>
  failureOf: (error: unknown) => string | null
  onCancel: () => void
}) {
  const [isMissing, setMissing] = useState(false)
  const { submit, pending, error } = useSubmit(props.send)
  const errors = isMissing ? { password: texts.missing } : confirmationErrors(error)
  const failure = errors === undefined ? props.failureOf(error) : null
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const { password, ...codes } = confirmationIn(new FormData(event.currentTarget))
        setMissing(password === undefined)
        if (password !== undefined) void submit({ password, ...codes })
      }}
    >
      <ConfirmationFields lead={props.lead} autoFocus errors={errors} />
      {failure !== null && <Problem>{failure}</Problem>}
      <Group gap="sm">
        <Button type="submit" variant="filled" loading={pending}>
          {props.action}
        </Button>
        <Button variant="subtle" onClick={props.onCancel}>
          {props.cancel}
        </Button>
      </Group>
    </form>
  )
}
