import { Modal } from '@mantine/core'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import classes from './Dialog.module.css'
import ui from './primitives.module.css'
import { useReturnToMenu } from './useReturnToMenu.ts'

/**
 * A dialog for a question or notice. Its title is a heading but not a header element, because the page already has one.
 */
export function Dialog(props: { opened: boolean; onClose: () => void; title: string; children: ReactNode }) {
  const returnToMenu = useReturnToMenu(props.opened)
  return (
    <Modal.Root opened={props.opened} onClose={props.onClose} onExitTransitionEnd={returnToMenu} centered>
      <Modal.Overlay backgroundOpacity={0.35} blur={0} />
      <Modal.Content>
        <Modal.Body className={ui.inset24}>
          <Modal.Title className={clsx(ui.title, ui.strong, classes.title)}>{props.title}</Modal.Title>
          {props.children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}

/** One or two sentences in a dialog, under its title. */
export function DialogWords({ children, role }: { children: ReactNode; role?: 'status' }) {
  return (
    <p className={clsx(ui.under16, ui.quiet)} role={role}>
      {children}
    </p>
  )
}
