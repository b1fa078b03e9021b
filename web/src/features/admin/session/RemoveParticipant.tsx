import { adminPaths, maxReasonLength, urlOf } from '@greenroom/shared/wire'
import { Button, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { clsx } from 'clsx'
import { useState } from 'react'
import { post, sentenceOf, unread } from '../../../data/api.ts'
import { Dialog, DialogWords } from '../../../ui/Dialog.tsx'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { commonTexts } from '../parts/texts.ts'
import { useChange } from '../parts/useChange.ts'
import { sessionTexts } from './texts.ts'

const texts = sessionTexts.people

/** Removes a participant from a session and logs the reason. */
export function RemoveParticipant({ sessionId, participantId }: { sessionId: string; participantId: string }) {
  const [opened, { open, close }] = useDisclosure(false)
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { submit, pending, error } = useChange(async () => {
    setMissing(reason.trim() === '')
    if (reason.trim() === '') return
    const url = urlOf(adminPaths.sessionMemberRemoval, { id: sessionId, memberId: participantId })
    await post(url, { reason: reason.trim() }, unread)
    close()
  })
  return (
    <>
      <Button size="xs" aria-label={texts.removeOf(participantId)} onClick={open}>
        {texts.remove}
      </Button>
      <Dialog opened={opened} onClose={close} title={texts.removeTitle}>
        <form
          className={clsx(ui.grid, classes.form)}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <DialogWords>{texts.removeHint(participantId)}</DialogWords>
          <TextInput
            label={texts.removeAsk}
            value={reason}
            maxLength={maxReasonLength}
            data-autofocus
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          {isMissing && <Problem>{commonTexts.reasonMissing}</Problem>}
          {error !== null && <Problem>{sentenceOf(error)}</Problem>}
          <div className={clsx(ui.row, ui.wrap, classes.actions)}>
            <Button type="submit" variant="filled" loading={pending}>
              {texts.removeConfirm}
            </Button>
            <Button variant="subtle" onClick={close}>
              {commonTexts.cancel}
            </Button>
          </div>
        </form>
      </Dialog>
    </>
  )
}
