import { UnstyledButton } from '@mantine/core'
import { clsx } from 'clsx'
import type { editor } from 'monaco-editor'
import ui from '../../ui/primitives.module.css'
import { roomTexts as texts } from '../room/texts.ts'
import classes from './CodeKeys.module.css'

const keys = ['tab', '(', ')', '[', ']', ':', '=', '_', 'enter'] as const
const faces: Partial<Record<(typeof keys)[number], string>> = { tab: 'Tab', enter: '↵' }

/** Buttons for keys that phone keyboards hide. */
export function CodeKeys({ editor: target }: { editor: editor.IStandaloneCodeEditor | null }) {
  function press(key: (typeof keys)[number]) {
    if (target === null) return
    if (key === 'tab') target.trigger('keys', 'tab', {})
    else target.trigger('keys', 'type', { text: key === 'enter' ? '\n' : key })
    target.focus()
  }
  return (
    <div
      className={clsx(ui.flex, ui.gap4, ui.fixed, ui.lineAbove, ui.page, classes.keys)}
      role="toolbar"
      aria-label={texts.keys}
    >
      {keys.map((key) => (
        <UnstyledButton
          key={key}
          className={clsx(
            ui.shrinks,
            ui.text14,
            ui.mono,
            ui.centre,
            ui.lineAround,
            ui.roundSmall,
            ui.surface,
            classes.key,
          )}
          aria-label={texts.keyNames[key]}
          // Keeps focus in the editor, so that the phone's keyboard stays open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => press(key)}
        >
          {faces[key] ?? key}
        </UnstyledButton>
      ))}
    </div>
  )
}
