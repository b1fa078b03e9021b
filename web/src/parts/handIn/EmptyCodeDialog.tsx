import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { clsx } from 'clsx'
import { DialogWords } from '../../ui/Dialog.tsx'
import ui from '../../ui/primitives.module.css'
import { clockFace, clockFactsOf, clockView } from '../header/roomClock.ts'
import { useRoom, useRoomAccess } from '../room/roomContext.ts'
import { useSession } from '../room/useInterview.ts'
import { useNow } from '../room/useNow.ts'
import classes from './EmptyCodeDialog.module.css'
import { handInTexts } from './texts.ts'

const texts = handInTexts.empty

/**
 * Asks for confirmation before an empty function is handed in. Focus starts on “keep coding”; on a phone the dialog is
 * a sheet.
 */
export function EmptyCodeDialog(props: { opened: boolean; onCancel: () => void; onConfirm: () => void }) {
  const isSheet = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  return (
    <Modal.Root opened={props.opened} onClose={props.onCancel} centered={!isSheet} size={460}>
      <Modal.Overlay backgroundOpacity={0.35} blur={0} />
      <Modal.Content className={isSheet ? (classes.sheet ?? '') : ''}>
        <Modal.Body className={clsx(ui.inset24, ui.raised, classes.body)}>
          <Modal.Title className={clsx(ui.title, ui.strong, classes.title)}>
            {texts.title.map((sentence) => (
              <span key={sentence} className={ui.block}>
                {sentence}{' '}
              </span>
            ))}
          </Modal.Title>
          <Words />
          <div className={clsx(ui.flex, ui.end, ui.gap10, classes.answers)}>
            <Button className={ui.bad} onClick={props.onConfirm}>
              {texts.confirm}
            </Button>
            <Button variant="filled" data-autofocus onClick={props.onCancel}>
              {texts.cancel}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

function Words() {
  const { client } = useRoomAccess()
  const facts = useSession(clockFactsOf)
  const lostAt = useRoom(({ lostAt }) => lostAt)
  const now = useNow(1_000)
  const { serverOffsetMs } = client.store.getState()
  const view = facts === null ? null : clockView(facts, { now, lostAt, serverOffsetMs })
  // Practice has no clock, and before the interviewer's first message the clock is stopped.
  const left = view === null || view.status === 'not_started' ? null : clockFace(view.remainingMs)
  return <DialogWords>{texts.body(left)}</DialogWords>
}
