import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { useMemo } from 'react'
import classes from './CodeView.module.css'
import { type CodeChange, unchanged } from './changedLines.ts'
import { replayTexts as texts } from './texts.ts'
import { useColouring } from './useColouring.ts'
import { firstLineToSee, useLineInView } from './useLineInView.ts'

/** Code to be read, with numbered lines; the evidence, or else what has just changed, is marked and brought into view. */
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
  /** What it is called where it is not the code at a moment. */
  label?: string
}) {
  const colouring = useColouring(language)
  const lines = useMemo(() => colouring(code), [colouring, code])
  const box = useLineInView(firstLineToSee(highlight, change), code)

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keyboard
    <section ref={box} className={classes.code} aria-label={label} tabIndex={0}>
      {code === '' ? (
        <p className={classes.none}>{texts.noCode}</p>
      ) : (
        <ol className={classes.lines}>
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
                className={classes.line}
                data-line={number}
                data-marked={marked}
                data-change={
                  change.added.has(number) ? 'added' : change.removedBefore.has(number) ? 'removed-before' : undefined
                }
              >
                <span className={classes.number} aria-hidden="true">
                  {number}
                </span>
                <code className={classes.text}>{marked ? <mark className={classes.mark}>{text}</mark> : text}</code>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
