import { locale } from '@greenroom/shared/english'
import type { Passkey } from '@greenroom/shared/wire'
import { Button, Group, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { ConfirmDialog } from '../../../parts/dialogs/ConfirmDialog.tsx'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { useSubmit } from '../../../ui/useSubmit.ts'
import layout from '../factors/Factors.module.css'
import { Line } from '../factors/Line.tsx'
import { failureOf, removePasskey, renamePasskey } from './calls.ts'
import { passkeyTexts as texts } from './texts.ts'

const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' })
const dayOf = (time: string): string => day.format(new Date(time))

/** One passkey: its name, when it was last used, and a button to remove it. */
export function PasskeyLine({ passkey, onChanged }: { passkey: Passkey; onChanged: () => Promise<void> }) {
  const { passkeyId, name, createdAt, lastUsedAt } = passkey
  const [open, setOpen] = useState<'name' | 'removal' | null>(null)
  const [newName, setNewName] = useState(name)
  const renaming = useSubmit(async () => {
    await renamePasskey(passkeyId, newName.trim())
    await onChanged()
    setOpen(null)
  })
  const removing = useSubmit(async () => {
    setOpen(null)
    await removePasskey(passkeyId)
    await onChanged()
  })
  if (open === 'name') {
    return (
      <form
        className={layout.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (newName.trim() !== '') void renaming.submit()
        }}
      >
        <TextInput
          autoFocus
          label={texts.name.label}
          maxLength={60}
          value={newName}
          onChange={(event) => setNewName(event.currentTarget.value)}
          error={newName.trim() === '' ? texts.name.missing : failureOf(renaming.error)}
        />
        <Group gap="sm">
          <Button type="submit" variant="filled" loading={renaming.pending}>
            {texts.save}
          </Button>
          <Button variant="subtle" onClick={() => setOpen(null)}>
            {texts.cancel}
          </Button>
        </Group>
      </form>
    )
  }
  const actions = (
    <>
      <Button aria-label={texts.renameOf(name)} onClick={() => setOpen('name')}>
        {texts.rename}
      </Button>
      <Button aria-label={texts.removeOf(name)} loading={removing.pending} onClick={() => setOpen('removal')}>
        {texts.remove}
      </Button>
    </>
  )
  return (
    <>
      <Line actions={actions}>
        <p>{name}</p>
        <p className={clsx(ui.flat, ui.text13, ui.quiet)}>
          {lastUsedAt === null ? texts.added(dayOf(createdAt)) : texts.used(dayOf(lastUsedAt))}
        </p>
      </Line>
      {removing.error !== null && <Problem>{failureOf(removing.error)}</Problem>}
      <ConfirmDialog
        opened={open === 'removal'}
        {...texts.removal(name)}
        onCancel={() => setOpen(null)}
        onConfirm={() => void removing.submit()}
      />
    </>
  )
}
