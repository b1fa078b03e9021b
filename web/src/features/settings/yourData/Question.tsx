import type { Confirmation } from '@greenroom/shared/wire'
import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { Problem } from '../../../ui/Problem.tsx'
import { useSubmit } from '../../../ui/useSubmit.ts'
import { ConfirmationFields } from '../factors/ConfirmationFields.tsx'
import { confirmationIn } from '../factors/confirmation.ts'
import { failureOf } from './calls.ts'
import { yourDataTexts as texts } from './texts.ts'
import classes from './YourData.module.css'

/** What is asked before something is done with all one's data; with the fields that show whose account it is. */
export function Question(props: {
  label: string
  children: ReactNode
  action: string
  isDestructive?: boolean
  send: (given: Confirmation) => Promise<void>
  onCancel: () => void
}) {
  const { submit, pending, error } = useSubmit(props.send)
  return (
    <form
      className={classes.box}
      aria-label={props.label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit(confirmationIn(new FormData(event.currentTarget)))
      }}
    >
      {props.children}
      <div className={classes.fields}>
        <ConfirmationFields autoFocus />
      </div>
      {error !== null && <Problem>{failureOf(error)}</Problem>}
      <Group gap="sm">
        <Button
          type="submit"
          variant={props.isDestructive === true ? 'default' : 'filled'}
          {...(props.isDestructive === true ? { className: classes.destructive ?? '' } : {})}
          loading={pending}
        >
          {props.action}
        </Button>
        <Button variant="subtle" disabled={pending} onClick={props.onCancel}>
          {texts.cancel}
        </Button>
      </Group>
    </form>
  )
}
