import { useEffect, useMemo, useRef } from 'react'
import { scorecardTexts as texts } from '../texts.ts'
import classes from './CodeView.module.css'
import { type CodeChange, unchanged } from './changedLines.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Code or notes to be read, with numbered lines; the evidence, or else what has just changed, is marked and brought into view. */
export function CodeView({
  code,
  highlight,
  change = unchanged,
  isProse = false,
}: {
  code: string
  /** Whether it is in words: then it is read without colours. */
  isProse?: boolean
  highlight: { firstLine: number; lastLine: number } | null
  change?: CodeChange
}) {
  const box = useRef<HTMLElement>(null)
  const lines = useMemo(() => (isProse ? proseOf(code) : tokensOf(code)), [code, isProse])
  const firstLine =
    highlight?.firstLine ?? [...change.added].at(0) ?? [...change.removedBefore].map((line) => Math.max(1, line - 1))[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same line of other code is to be brought into view as well
  useEffect(() => {
    if (firstLine === undefined || box.current === null) return
    const line = box.current.querySelector<HTMLElement>(`[data-line="${firstLine}"]`)
    if (line === null) return
    const { scrollTop, clientHeight } = box.current
    const isSeen = line.offsetTop >= scrollTop && line.offsetTop + line.clientHeight <= scrollTop + clientHeight
    // Only the box scrolls: the page stays where the reader left it.
    if (!isSeen) box.current.scrollTop = line.offsetTop - clientHeight / 3
  }, [firstLine, code])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keyboard
    <section ref={box} className={classes.code} aria-label={isProse ? texts.notesAt : texts.codeAt} tabIndex={0}>
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

const proseOf = (text: string): Token[][] => text.split('\n').map((line) => [{ kind: 'plain', text: line }])
