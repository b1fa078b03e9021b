import type { CreatedShare } from '@greenroom/shared/wire'
import { Button, Checkbox, CopyButton, Group, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { longDayOf } from '../../ui/time.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './ShareDialog.module.css'
import { makeShare, sharesKey, takeBackShare, useShares } from './shares.ts'
import { scorecardTexts } from './texts.ts'

const texts = scorecardTexts.shareDialog

/** Creates and revokes private links to a scorecard. */
export function ShareDialog(props: { sessionId: string; opened: boolean; onClose: () => void }) {
  const { sessionId, opened } = props
  const client = useQueryClient()
  const list = useShares(sessionId, opened)
  const [withReplay, setWithReplay] = useState(true)
  const [made, setMade] = useState<CreatedShare | null>(null)
  const refresh = () => client.invalidateQueries({ queryKey: sharesKey(sessionId) })
  const making = useSubmit(async () => {
    setMade(await makeShare(sessionId, withReplay))
    await refresh()
  })
  const takingBack = useSubmit(async (shareId: string) => {
    await takeBackShare(sessionId, shareId)
    if (made?.shareId === shareId) setMade(null)
    await refresh()
  })
  function close() {
    setMade(null)
    props.onClose()
  }
  const open = list.data?.shares.filter(({ status }) => status === 'open') ?? []
  const error = making.error ?? takingBack.error ?? list.error

  return (
    <Dialog opened={opened} onClose={close} title={texts.title}>
      <DialogWords>{texts.body}</DialogWords>
      {made === null ? (
        <>
          <Checkbox
            label={texts.withReplay}
            checked={withReplay}
            onChange={({ currentTarget }) => setWithReplay(currentTarget.checked)}
          />
          <Button variant="filled" mt="md" loading={making.pending} onClick={() => void making.submit()}>
            {texts.make}
          </Button>
        </>
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
      {open.length > 0 && (
        <section className={clsx(ui.lineAbove, classes.open)} aria-label={texts.open}>
          <h3 className={clsx(ui.under8, ui.body)}>{texts.open}</h3>
          <ul className={clsx(ui.grid, ui.gap8, ui.list)}>
            {open.map(({ shareId, includesReplay, expiresAt }) => {
              const what = includesReplay ? texts.withInterview : texts.scorecardOnly
              const which = `${what}, ${texts.until(longDayOf(new Date(expiresAt)))}`
              return (
                <li key={shareId} className={clsx(ui.row, ui.between, ui.gap12, ui.small)}>
                  <span>{which}</span>
                  <Button
                    size="xs"
                    className={ui.fixed}
                    aria-label={texts.takeBackOf(which)}
                    disabled={takingBack.pending}
                    onClick={() => void takingBack.submit(shareId)}
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
