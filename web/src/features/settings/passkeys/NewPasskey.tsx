import type { Confirmation } from '@greenroom/shared/wire'
import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { makePasskey } from '../../../data/passkeys.ts'
import { Problem } from '../../../ui/Problem.tsx'
import { useSubmit } from '../../../ui/useSubmit.ts'
import { ConfirmationFields } from '../factors/ConfirmationFields.tsx'
import { confirmationErrors, confirmationIn } from '../factors/confirmation.ts'
import layout from '../factors/Factors.module.css'
import { confirmationTexts } from '../factors/texts.ts'
import { failureOf } from './calls.ts'
import { passkeyTexts as texts } from './texts.ts'

/** Asks for a new passkey's name, then has the browser create it. */
export function NewPasskey(props: { needsPassword: boolean; onMade: () => void; onCancel: () => void }) {
  const [name, setName] = useState<string>(texts.name.suggestion)
  const [missing, setMissing] = useState({ name: false, password: false })
  const { submit, pending, error } = useSubmit(async (by: Confirmation) => {
    await makePasskey(name.trim(), by)
    props.onMade()
  })
  const errors = missing.password ? { password: confirmationTexts.missing } : confirmationErrors(error)
  const failure = errors === undefined ? failureOf(error) : null
  return (
    <form
      className={layout.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const by = confirmationIn(new FormData(event.currentTarget))
        const found = { name: name.trim() === '', password: props.needsPassword && by.password === undefined }
        setMissing(found)
        if (!found.name && !found.password) void submit(by)
      }}
    >
      <TextInput
        autoFocus
        label={texts.name.label}
        description={texts.name.description}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={missing.name ? texts.name.missing : null}
      />
      <ConfirmationFields errors={errors} />
      {failure !== null && <Problem>{failure}</Problem>}
      <Group gap="sm">
        <Button type="submit" variant="filled" loading={pending}>
          {texts.action}
        </Button>
        <Button variant="subtle" onClick={props.onCancel}>
          {texts.cancel}
        </Button>
      </Group>
    </form>
  )
}
