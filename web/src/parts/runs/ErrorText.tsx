import { UnstyledButton } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './ErrorText.module.css'
import { errorLinesIn } from './errorLines.ts'
import { useGoToLine } from './goToLine.ts'
import { detailTexts as texts } from './texts.ts'

/** Output of a compiler or a failing program, with line numbers linked to the editor. */
export function ErrorText({ name, text }: { name: string; text: string }) {
  const editor = useGoToLine()
  const lines = editor === null ? [] : errorLinesIn(text, editor.count)
  return (
    <div className={clsx(ui.grid, ui.gap12, classes.error)}>
      <div className={clsx(ui.small, ui.quiet)}>{name}</div>
      <div>
        {/* biome-ignore lint/a11y/useSemanticElements: text as it was typed, with a name */}
        <pre
          className={clsx(ui.flat, ui.text13, ui.line20, ui.mono, ui.breaks, ui.asTyped, ui.scrolls, classes.text)}
          role="group"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
          tabIndex={0}
          aria-label={name}
        >
          {text.trimEnd()}
        </pre>
        {lines.length > 0 && (
          <ul className={clsx(ui.flex, ui.wrap, ui.gap4by16, ui.unmarked, ui.bare, ui.after8)} aria-label={texts.lines}>
            {lines.map(({ line, message }) => (
              <li key={line}>
                <UnstyledButton
                  className={clsx(ui.text14, ui.accent, classes.line)}
                  title={message}
                  onClick={() => editor?.goTo(line)}
                >
                  {texts.goToLine(line)}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
