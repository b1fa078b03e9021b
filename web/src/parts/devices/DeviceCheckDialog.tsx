import { Button, Modal } from '@mantine/core'
import { lazy, Suspense } from 'react'
import classes from './DeviceCheck.module.css'
import { deviceTexts as texts } from './texts.ts'

/** Lazy, because it opens a socket, which pages without a room don't need. */
const DeviceCheck = lazy(() => import('./DeviceCheck.tsx'))

/** The device check in a dialog. No device is open while it's closed. */
export function DeviceCheckDialog(props: {
  opened: boolean
  onClose: () => void
  /** The session to check calls for; undefined if it can't have any. */
  callIn?: string
}) {
  const { opened, onClose, callIn = null } = props
  return (
    <Modal.Root opened={opened} onClose={onClose} centered size={560}>
      <Modal.Overlay backgroundOpacity={0.35} blur={0} />
      <Modal.Content>
        <Modal.Body className={classes.body ?? ''}>
          <Modal.Title className={classes.title ?? ''}>{texts.title}</Modal.Title>
          <Suspense fallback={<div className={classes.skeleton} aria-hidden="true" />}>
            <DeviceCheck callIn={callIn} />
          </Suspense>
          <div className={classes.end}>
            <Button data-autofocus onClick={onClose}>
              {texts.close}
            </Button>
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
