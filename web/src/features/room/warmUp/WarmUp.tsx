import { Button, CloseButton } from '@mantine/core'
import { useDisclosure, useSessionStorage } from '@mantine/hooks'
import { clsx } from 'clsx'
import { ConfirmDialog } from '../../../parts/dialogs/ConfirmDialog.tsx'
import { useRoom, useRoomAccess } from '../../../parts/room/roomContext.ts'
import ui from '../../../ui/primitives.module.css'
import { Pointer } from './Pointer.tsx'
import { warmUpTexts as texts } from './texts.ts'
import { targetOf, tips } from './tips.ts'
import classes from './WarmUp.module.css'

/** The warm-up's five tips, one at a time, each next to what it explains. They don't block anything. */
export function WarmUp() {
  const sessionId = useRoom(({ state }) => state?.sessionId ?? '')
  const isWarmUp = useRoom(
    ({ state }) => state?.phase === 'IN_PROGRESS' && state.assessmentType === 'skip_dummy_challenge',
  )
  const [index, setIndex] = useSessionStorage({
    key: `greenroom:tour:${sessionId}`,
    defaultValue: 0,
    getInitialValueInEffect: false,
  })
  if (!isWarmUp) return null
  const tip = tips[index]
  return (
    <section className={clsx(ui.lineAround, ui.round, ui.raised, classes.tour)} aria-label={texts.name}>
      {tip !== undefined && (
        <>
          <Pointer selector={targetOf[tip]} />
          <div className={clsx(ui.row, ui.between)}>
            <p className={clsx(ui.flat, ui.text14, ui.quiet, ui.figures)}>{texts.progress(index + 1, tips.length)}</p>
            <CloseButton size="sm" aria-label={texts.close} onClick={() => setIndex(tips.length)} />
          </div>
          <div aria-live="polite">
            <h2 className={clsx(ui.large, classes.title)}>{texts.tips[tip].title}</h2>
            <p className={clsx(ui.under12, ui.body, ui.quiet)}>{texts.tips[tip].body}</p>
          </div>
        </>
      )}
      <div className={clsx(ui.flex, ui.wrap, ui.gap8)}>
        <Skip />
        {tip !== undefined && index > 0 && (
          <Button size="xs" onClick={() => setIndex(index - 1)}>
            {texts.previous}
          </Button>
        )}
        {tip !== undefined && (
          <Button size="xs" onClick={() => setIndex(index + 1)}>
            {index + 1 < tips.length ? texts.next : texts.finish}
          </Button>
        )}
      </div>
    </section>
  )
}

function Skip() {
  const { client, keeper } = useRoomAccess()
  const [asking, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button size="xs" variant="subtle" className={clsx(ui.quiet, classes.skip)} onClick={open}>
        {texts.skip}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={texts.skipTitle}
        body={texts.skipBody}
        cancel={texts.keepGoing}
        confirm={texts.skip}
        onCancel={close}
        onConfirm={() => {
          close()
          keeper.flush()
          void client.send({ type: 'EndInterview' })
        }}
      />
    </>
  )
}
