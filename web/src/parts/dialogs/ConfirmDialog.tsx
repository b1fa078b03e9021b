import { Button, Group } from '@mantine/core'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import ui from '../../ui/primitives.module.css'

/** Asks for confirmation before something that can't be undone. Focus starts on the safe answer. */
export function ConfirmDialog(props: {
  opened: boolean
  title: string
  body: string
  cancel: string
  confirm: string
  onCancel: () => void
  onConfirm: () => void
}) {
  return (
    <Dialog opened={props.opened} onClose={props.onCancel} title={props.title}>
      <DialogWords>{props.body}</DialogWords>
      <Group justify="flex-end" gap="sm">
        <Button data-autofocus onClick={props.onCancel}>
          {props.cancel}
        </Button>
        <Button className={ui.bad} onClick={props.onConfirm}>
          {props.confirm}
        </Button>
      </Group>
    </Dialog>
  )
}
