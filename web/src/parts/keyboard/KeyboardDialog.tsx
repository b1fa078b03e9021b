import { stageButtonLabels } from '@greenroom/shared/rules'
import { Button, Group } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { type EditorKeys, useEditorChoices } from '../../data/editorChoices.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import ui from '../../ui/primitives.module.css'
import { useCall } from '../call/callContext.ts'
import { useRoom } from '../room/roomContext.ts'
import { isAnsweredInWords, roomLayoutOf } from '../room/roomLayout.ts'
import { roomTexts } from '../room/texts.ts'
import { useIsInterviewer } from '../room/useRole.ts'
import classes from './KeyboardDialog.module.css'
import { keyboardTexts as texts } from './keyboardTexts.ts'
import { isMac, keysOf, type Shortcut } from './shortcuts.ts'

/** Lists the shortcuts, with those for code only if there is code. */
const named = (
  isInWords: boolean,
  hasCode: boolean,
  hasCall: boolean,
  isInterviewer: boolean,
): readonly (readonly [Shortcut, string])[] => [
  ['done', isInWords ? roomTexts.finished : stageButtonLabels.doneCoding],
  ...(isInWords
    ? []
    : ([
        ['undo', texts.undo],
        ['run', texts.run],
      ] as const)),
  ['problem', texts.goTo(roomTexts.problem)],
  ['chat', texts.goTo(roomTexts.chat)],
  ...(hasCode ? ([['code', texts.goTo(roomTexts.code)]] as const) : []),
  ['tools', texts.goTo(roomTexts.tools)],
  ['microphone', texts.microphone],
  ['thinking', texts.thinking],
  ...(hasCall
    ? ([
        ['callMicrophone', texts.callMicrophone],
        ['callCamera', texts.callCamera],
        ['callScreen', texts.callScreen],
      ] as const)
    : []),
  ...(isInterviewer ? ([['note', texts.note]] as const) : []),
  ['keys', texts.title],
]

/** Keys that work in fields and in the editor itself. */
const within: readonly (readonly [readonly string[], string])[] = [
  [['Enter'], texts.send],
  [['⇧', 'Enter'], texts.breakLine],
  [['F6'], texts.nextPart],
  [['Esc'], texts.escape],
  [isMac ? ['⌃', '⇧', 'M'] : ['Ctrl', 'M'], texts.freeTab],
]

/** Extra keys for people who chose another editor's bindings. */
const ofKeys: Record<EditorKeys, readonly (readonly [readonly string[], string])[]> = {
  standard: [],
  vim: [
    [['Esc'], texts.vimEscape],
    [['Tab'], texts.vimTab],
  ],
  emacs: [[[isMac ? '⌃' : 'Ctrl', 'G'], texts.emacsCancel]],
}

/** Every shortcut in the room. Opened from the menu, or with the question mark or Ctrl+/. */
export function KeyboardDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const isInWords = useRoom(({ state }) => state !== null && isAnsweredInWords(state))
  const hasCode = useRoom(({ state }) => roomLayoutOf(state) === 'writing')
  const hasCall = useCall() !== null
  const isInterviewer = useIsInterviewer()
  const { keys: editorKeys } = useEditorChoices()
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title}>
      <p className={clsx(ui.under12, ui.small, ui.quiet)}>{texts.lead}</p>
      <dl className={classes.list}>
        {named(isInWords, hasCode, hasCall, isInterviewer).map(([shortcut, what]) => (
          <Row key={shortcut} keys={keysOf(shortcut)} what={what} />
        ))}
        {[...within, ...(hasCode ? ofKeys[editorKeys] : [])].map(([keys, what]) => (
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
    <div className={clsx(ui.row, ui.between, ui.gap16, ui.small, ui.lineAbove, classes.row)}>
      <dt>{what}</dt>
      <dd>
        {keys.map((key) => (
          <kbd
            key={key}
            className={clsx(ui.tiny, ui.quiet, ui.mono, ui.centre, ui.lineAround, ui.roundSmall, classes.key)}
          >
            {key}
          </kbd>
        ))}
      </dd>
    </div>
  )
}

/**
 * Opens the shortcut list on ? or Ctrl+/. In the editor Ctrl+/ still toggles a comment, and in a text field ? is typed.
 */
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
