import { UnstyledButton } from '@mantine/core'
import classes from './ErrorText.module.css'
import { errorLinesIn } from './errorLines.ts'
import { useGoToLine } from './goToLine.ts'
import { detailTexts as texts } from './texts.ts'

/** What a compiler or a failing program says, with the lines it speaks of as links into the editor. */
export function ErrorText({ name, text }: { name: string; text: string }) {
  const editor = useGoToLine()
  const lines = editor === null ? [] : errorLinesIn(text, editor.count)
  return (
    <div className={classes.error}>
      <div className={classes.name}>{name}</div>
      <div className={classes.body}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
        {/* biome-ignore lint/a11y/useSemanticElements: text as it was typed, with a name */}
        <pre className={classes.text} role="group" tabIndex={0} aria-label={name}>
          {text.trimEnd()}
        </pre>
        {lines.length > 0 && (
          <ul className={classes.lines} aria-label={texts.lines}>
            {lines.map(({ line, message }) => (
              <li key={line}>
                <UnstyledButton className={classes.line ?? ''} title={message} onClick={() => editor?.goTo(line)}>
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
