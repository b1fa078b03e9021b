import { type CreatedInvite, createdInviteSchema, inviteListSchema, invitePaths, urlOf } from '@greenroom/shared/wire'
import { Button, CopyButton, Group, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { get, post, remove, sentenceOf } from '../../data/api.ts'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { longDayOf } from '../../ui/time.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './InviteDialog.module.css'
import { JoinedPeople } from './JoinedPeople.tsx'
import { watchingTexts } from './texts.ts'

const texts = watchingTexts.invite

/** Creates and revokes links for observers. */
export function InviteDialog({
  sessionId,
  opened,
  onClose,
}: {
  sessionId: string
  opened: boolean
  onClose: () => void
}) {
  const client = useQueryClient()
  const key = ['invites', sessionId]
  const list = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => get(urlOf(invitePaths.invites, { id: sessionId }), inviteListSchema, { signal }),
    enabled: opened,
  })
  const [made, setMade] = useState<CreatedInvite | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: key })
  const making = useSubmit(async () => {
    setMade(await post(urlOf(invitePaths.invites, { id: sessionId }), { role: 'observer' }, createdInviteSchema))
    await refresh()
  })
  const takingBack = useSubmit(async (inviteId: string) => {
    await remove(urlOf(invitePaths.invite, { id: sessionId, inviteId }))
    if (made?.inviteId === inviteId) setMade(null)
    await refresh()
  })
  function close() {
    setMade(null)
    onClose()
  }
  const ofObservers = list.data?.invites.filter(({ role }) => role === 'observer') ?? []
  const open = ofObservers.filter(({ status }) => status === 'open')
  const error = making.error ?? takingBack.error ?? list.error
  return (
    <Dialog opened={opened} onClose={close} title={texts.title}>
      <DialogWords>{texts.body}</DialogWords>
      {made === null ? (
        <Button variant="filled" loading={making.pending} onClick={() => void making.submit()}>
          {texts.make}
        </Button>
      ) : (
        <div role="status">
          <TextInput
            label={texts.link}
            description={texts.told}
            value={made.link}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton value={made.link}>
            {({ copied, copy }) => (
              <Button variant="filled" mt="md" onClick={copy}>
                {copied ? texts.copied : texts.copy}
              </Button>
            )}
          </CopyButton>
        </div>
      )}
      {error !== null && (
        <Problem mt={12}>
          {texts.failed} {sentenceOf(error)}
        </Problem>
      )}
      <JoinedPeople sessionId={sessionId} onRemoved={() => void refresh()} />
      {open.length > 0 && (
        <section className={clsx(ui.lineAbove, classes.open)} aria-label={texts.openLinks}>
          <h3 className={clsx(ui.under8, ui.body)}>{texts.openLinks}</h3>
          <ul className={clsx(ui.grid, ui.gap8, ui.list)}>
            {open.map(({ inviteId, expiresAt }) => {
              const which = texts.until(longDayOf(new Date(expiresAt)))
              return (
                <li key={inviteId} className={clsx(ui.row, ui.between, ui.gap12, ui.small)}>
                  <span>{which}</span>
                  <Button
                    size="xs"
                    aria-label={texts.takeBackOf(which)}
                    disabled={takingBack.pending}
                    onClick={() => void takingBack.submit(inviteId)}
                  >
                    {texts.takeBack}
                  </Button>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <Group justify="flex-end" mt="md">
        <Button onClick={close}>{texts.close}</Button>
      </Group>
    </Dialog>
  )
}
