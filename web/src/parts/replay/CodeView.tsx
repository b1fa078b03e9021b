import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { clsx } from 'clsx'
import { useMemo } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './CodeView.module.css'
import { type CodeChange, unchanged } from './changedLines.ts'
import { replayTexts as texts } from './texts.ts'
import { useColouring } from './useColouring.ts'
import { firstLineToSee, useLineInView } from './useLineInView.ts'

/**
 * Read-only code with line numbers. Marks the evidence or, without any, the latest change, and scrolls it into view.
 */
export function CodeView({
  code,
  language,
  highlight,
  change = unchanged,
  label = texts.codeAt,
}: {
  code: string
  language: ProgrammingLanguage
  highlight: { firstLine: number; lastLine: number } | null
  change?: CodeChange
  /** Its title, for code that isn't from the moment being replayed. */
  label?: string
}) {
  const colouring = useColouring(language)
  const lines = useMemo(() => colouring(code), [colouring, code])
  const box = useLineInView(firstLineToSee(highlight, change), code)

  return (
    <section
      ref={box}
      className={clsx(ui.codeGround, ui.scrolls, ui.anchor, ui.focusInside, classes.code)}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keyboard
      tabIndex={0}
    >
      {code === '' ? (
        <p className={clsx(ui.flat, ui.quiet, classes.none)}>{texts.noCode}</p>
      ) : (
        <ol className={clsx(ui.list, classes.lines)}>
          {lines.map((tokens, index) => {
            const number = index + 1
            const marked = highlight !== null && number >= highlight.firstLine && number <= highlight.lastLine
            const text = tokens.map(({ kind, text }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places
              <span key={place} data-kind={kind}>
                {text}
              </span>
            ))
            return (
              <li
                key={number}
                className={clsx(ui.flex, ui.text14, ui.mono, classes.line)}
                data-line={number}
                data-marked={marked}
                data-change={
                  change.added.has(number) ? 'added' : change.removedBefore.has(number) ? 'removed-before' : undefined
                }
              >
                <span className={clsx(ui.fixed, ui.text13, ui.right, classes.number)} aria-hidden="true">
                  {number}
                </span>
                <code className={classes.text}>
                  {marked ? <mark className={clsx(ui.clear, classes.mark)}>{text}</mark> : text}
                </code>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
