import { Button, Group } from '@mantine/core'
import { Dialog } from '../../ui/Dialog.tsx'
import { peopleTexts as texts } from './texts.ts'
import { WhoIsHere } from './WhoIsHere.tsx'

/** Lists everyone in the session; opened from the room's menu. */
export function PeopleDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.who}>
      <WhoIsHere />
      <Group justify="flex-end" mt="md">
        <Button data-autofocus onClick={onClose}>
          {texts.close}
        </Button>
      </Group>
    </Dialog>
  )
}
