import { cvBounds } from '@greenroom/shared/wire'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import ui from '../../ui/primitives.module.css'
import { useJobs } from './queries.ts'
import { cvTexts } from './texts.ts'
import type { CvDraft } from './useCvDraft.ts'

const texts = cvTexts.target

/** Asks what the CV is for: a role, one of our jobs, or both. */
export function TargetDialog({ draft, opened, onClose }: { draft: CvDraft; opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title}>
      <Fields draft={draft} onClose={onClose} />
    </Dialog>
  )
}

function Fields({ draft, onClose }: { draft: CvDraft; onClose: () => void }) {
  const [role, setRole] = useState(draft.target.role)
  const [jobId, setJobId] = useState(draft.target.jobId ?? '')
  const { data: jobs } = useJobs()
  return (
    <form
      className={clsx(ui.grid, ui.gap16)}
      onSubmit={(event) => {
        event.preventDefault()
        draft.edit({ target: { role: role.trim(), jobId: jobId === '' ? null : jobId } })
        onClose()
      }}
    >
      <TextInput
        label={texts.role}
        description={texts.roleHint}
        value={role}
        maxLength={cvBounds.role}
        onChange={({ currentTarget: { value } }) => setRole(value)}
        data-autofocus
      />
      <NativeSelect
        label={texts.job}
        value={jobId}
        data={[
          { value: '', label: texts.noJob },
          ...(jobs ?? []).map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={({ currentTarget: { value } }) => setJobId(value)}
      />
      <div className={clsx(ui.row, ui.gap8)}>
        <Button type="submit" variant="filled">
          {texts.save}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </div>
    </form>
  )
}
