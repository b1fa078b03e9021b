import { stageButtonLabels } from '@greenroom/shared/rules'
import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useEffect } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { roomTexts } from '../room/texts.ts'
import classes from './KeyboardDialog.module.css'
import { keyboardTexts as texts } from './keyboardTexts.ts'
import { isMac, keysOf, type Shortcut } from './shortcuts.ts'

const named: readonly (readonly [Shortcut, string])[] = [
  ['done', stageButtonLabels.doneCoding],
  ['undo', texts.undo],
  ['run', texts.run],
  ['problem', texts.goTo(roomTexts.problem)],
  ['chat', texts.goTo(roomTexts.chat)],
  ['code', texts.goTo(roomTexts.code)],
  ['tools', texts.goTo(roomTexts.tools)],
  ['microphone', texts.microphone],
  ['thinking', texts.thinking],
  ['keys', texts.title],
]

/** Keys that the fields and the editor have of their own. */
const within: readonly (readonly [readonly string[], string])[] = [
  [['Enter'], texts.send],
  [['⇧', 'Enter'], texts.breakLine],
  [['F6'], texts.nextPart],
  [['Esc'], texts.escape],
  [isMac ? ['⌃', '⇧', 'M'] : ['Ctrl', 'M'], texts.freeTab],
]

/** Every shortcut of the room; opened by a button of the menu, by the question mark, or by Ctrl+/. */
export function KeyboardDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title}>
      <p className={classes.note}>{texts.note}</p>
      <dl className={classes.list}>
        {named.map(([shortcut, what]) => (
          <Row key={shortcut} keys={keysOf(shortcut)} what={what} />
        ))}
        {within.map(([keys, what]) => (
          <Row key={what} keys={keys} what={what} />
        ))}
      </dl>
      <Group justify="flex-end">
        <Button data-autofocus onClick={onClose}>
          {texts.close}
        </Button>
      </Group>
    </Dialog>
  )
}

function Row({ keys, what }: { keys: readonly string[]; what: string }) {
  return (
    <div className={classes.row}>
      <dt>{what}</dt>
      <dd>
        {keys.map((key) => (
          <kbd key={key} className={classes.key}>
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  )
}

/** Opens the list of shortcuts by the keyboard. In the editor Ctrl+/ makes a comment, and in any field "?" is a question mark. */
export function useKeyboardDialog() {
  const [opened, { open, close }] = useDisclosure(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null
      if (target?.closest('.monaco-editor, [aria-modal="true"]')) return
      const withControl = (event.ctrlKey || event.metaKey) && event.key === '/'
      const isTyped = target?.closest('input, textarea, select, [contenteditable="true"]') != null
      if (!withControl && (event.key !== '?' || isTyped || event.ctrlKey || event.metaKey || event.altKey)) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [open])
  return { opened, open, close }
}
