import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { IconNotes } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { roomTexts as texts } from '../../../parts/room/texts.ts'
import ui from '../../../ui/primitives.module.css'
import classes from './NotesButton.module.css'

/** For a conversation in a narrow window: swaps it for notes and the other tools, and back. */
export function NotesButton(props: { isOpen: boolean; hasNews: boolean; onToggle: () => void }) {
  const { isOpen, hasNews, onToggle } = props
  return (
    <ActionIcon
      variant="default"
      size={40}
      className={clsx(ui.anchor, classes.button)}
      aria-expanded={isOpen}
      onClick={onToggle}
    >
      <IconNotes size={18} stroke={1.6} aria-hidden="true" />
      {hasNews && <span className={clsx(ui.circle, ui.over, classes.news)} />}
      <VisuallyHidden>
        {texts.notes}
        {hasNews && texts.news}
      </VisuallyHidden>
    </ActionIcon>
  )
}
