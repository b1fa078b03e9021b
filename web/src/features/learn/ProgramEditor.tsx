import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { clsx } from 'clsx'
import { type KeyboardEvent, useMemo } from 'react'
import { useColouring } from '../../parts/replay/useColouring.ts'
import ui from '../../ui/primitives.module.css'
import classes from './Program.module.css'

const blockEnd = /[:{([]\s*$/

/** Continues a new line at the indentation of the one before it, or one step deeper after the start of a block. */
function breakLine(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { value, selectionStart } = event.currentTarget
  const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart)
  const indent = /^[ \t]*/.exec(line)?.[0] ?? ''
  event.preventDefault()
  // Unlike setting the value, this can be undone.
  document.execCommand('insertText', false, `\n${indent}${blockEnd.test(line) ? '    ' : ''}`)
}

/**
 * A small editor: a text field over its coloured text. Tab leaves it, as in any field.
 * @param label its accessible name
 */
export function ProgramEditor(props: {
  language: ProgrammingLanguage
  code: string
  label: string
  hint: string
  onChange: (code: string) => void
  onRun: () => void
}) {
  const { language, code } = props
  const colouring = useColouring(language)
  const lines = useMemo(() => colouring(code), [colouring, code])
  return (
    <div className={clsx(ui.codeGround, ui.scrolls, classes.editor)}>
      <div className={clsx(ui.grid, classes.sheet)}>
        <ol className={clsx(ui.list, ui.mono, classes.lines)} aria-hidden="true">
          {lines.map((tokens, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity
            <li key={index} className={classes.line}>
              {tokens.map(({ kind, text }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places
                <span key={place} data-kind={kind}>
                  {text}
                </span>
              ))}
            </li>
          ))}
        </ol>
        <textarea
          className={clsx(ui.mono, ui.clear, ui.borderless, classes.field)}
          aria-label={`${props.label}. ${props.hint}`}
          value={code}
          wrap="off"
          rows={1}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) breakLine(event)
            if (event.key === "'" && (event.ctrlKey || event.metaKey)) {
              event.preventDefault()
              props.onRun()
            }
          }}
        />
      </div>
    </div>
  )
}
