import { useEffect, useRef } from 'react'
import classes from './CodeView.module.css'
import { scorecardTexts as texts } from './texts.ts'

/** Code to be read, with numbered lines; the highlighted ones are brought into view. */
export function CodeView({
  code,
  highlight,
}: {
  code: string
  highlight: { firstLine: number; lastLine: number } | null
}) {
  const box = useRef<HTMLElement>(null)
  const firstLine = highlight?.firstLine
  useEffect(() => {
    if (firstLine === undefined || box.current === null) return
    const line = box.current.querySelector<HTMLElement>(`[data-line="${firstLine}"]`)
    // Only the box scrolls: the page stays where the reader left it.
    if (line) box.current.scrollTop = line.offsetTop - box.current.clientHeight / 3
  }, [firstLine])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keyboard
    <section ref={box} className={classes.code} aria-label={texts.codeAt} tabIndex={0}>
      {code === '' ? (
        <p className={classes.none}>{texts.noCode}</p>
      ) : (
        <ol className={classes.lines}>
          {code.split('\n').map((line, index) => {
            const number = index + 1
            const marked = highlight !== null && number >= highlight.firstLine && number <= highlight.lastLine
            return (
              <li key={number} className={classes.line} data-line={number} data-marked={marked}>
                <span className={classes.number} aria-hidden="true">
                  {number}
                </span>
                <code className={classes.text}>{marked ? <mark className={classes.mark}>{line}</mark> : line}</code>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
