import { UnstyledButton } from '@mantine/core'
import type { editor } from 'monaco-editor'
import { roomTexts as texts } from '../room/texts.ts'
import classes from './CodeKeys.module.css'

const keys = ['tab', '(', ')', '[', ']', ':', '=', '_', 'enter'] as const
const faces: Partial<Record<(typeof keys)[number], string>> = { tab: 'Tab', enter: '↵' }

/** The keys that a telephone's keyboard hides. */
export function CodeKeys({ editor: target }: { editor: editor.IStandaloneCodeEditor | null }) {
  function press(key: (typeof keys)[number]) {
    if (target === null) return
    if (key === 'tab') target.trigger('keys', 'tab', {})
    else target.trigger('keys', 'type', { text: key === 'enter' ? '\n' : key })
    target.focus()
  }
  return (
    <div className={classes.keys} role="toolbar" aria-label={texts.keys}>
      {keys.map((key) => (
        <UnstyledButton
          key={key}
          className={classes.key ?? ''}
          aria-label={texts.keyNames[key]}
          // The editor keeps the focus, and with it the telephone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => press(key)}
        >
          {faces[key] ?? key}
        </UnstyledButton>
      ))}
    </div>
  )
}
