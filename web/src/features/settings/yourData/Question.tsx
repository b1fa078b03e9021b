import type { Confirmation } from '@greenroom/shared/wire'
import { Button, Group } from '@mantine/core'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import { useOwnAccount } from '../../../data/ownAccount.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { useSubmit } from '../../../ui/useSubmit.ts'
import { ConfirmationFields } from '../factors/ConfirmationFields.tsx'
import { confirmationErrors, confirmationIn } from '../factors/confirmation.ts'
import { confirmationTexts } from '../factors/texts.ts'
import { failureOf } from './calls.ts'
import { yourDataTexts as texts } from './texts.ts'
import classes from './YourData.module.css'

/** Asks for confirmation before an action on all of a user's data, with fields that prove who they are. */
export function Question(props: {
  label: string
  children: ReactNode
  action: string
  isDestructive?: boolean
  send: (given: Confirmation) => Promise<void>
  onCancel: () => void
}) {
  const { data: account } = useOwnAccount()
  const [isMissing, setMissing] = useState(false)
  const { submit, pending, error } = useSubmit(props.send)
  const errors = isMissing ? { password: confirmationTexts.missing } : confirmationErrors(error)
  return (
    <form
      className={clsx(ui.grid, ui.gap12, ui.lineAround, ui.surface, classes.box)}
      aria-label={props.label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const given = confirmationIn(new FormData(event.currentTarget))
        const misses = account?.hasPassword === true && given.password === undefined
        setMissing(misses)
        if (!misses) void submit(given)
      }}
    >
      {props.children}
      <div className={clsx(ui.grid, ui.gap16, classes.fields)}>
        <ConfirmationFields autoFocus errors={errors} />
      </div>
      {error !== null && errors === undefined && <Problem>{failureOf(error)}</Problem>}
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
