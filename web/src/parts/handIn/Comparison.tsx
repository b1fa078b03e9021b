import { clsx } from 'clsx'
import { diffLines } from 'diff'
import { useEffect, useMemo, useRef } from 'react'
import ui from '../../ui/primitives.module.css'
import classes from './Comparison.module.css'

const signs = { added: '+', removed: '−', same: ' ' } as const

/** Shows how code changed, line by line, with a name for each side. */
export function Comparison({
  earlier,
  current,
  texts,
}: {
  earlier: string
  current: string
  texts: { compare: string; same: string; added: string; removed: string }
}) {
  const rows = useMemo(
    () =>
      diffLines(earlier, current).flatMap(({ value, added, removed }) => {
        const kind: keyof typeof signs = added ? 'added' : removed ? 'removed' : 'same'
        return value
          .replace(/\n$/, '')
          .split('\n')
          .map((text) => ({ kind, text }))
      }),
    [earlier, current],
  )
  const box = useRef<HTMLPreElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other code has another first difference
  useEffect(() => {
    box.current?.querySelector('[data-kind="added"], [data-kind="removed"]')?.scrollIntoView({ block: 'nearest' })
  }, [earlier])
  if (rows.every(({ kind }) => kind === 'same'))
    return <p className={clsx(ui.flat, ui.text14, ui.quiet)}>{texts.same}</p>
  return (
    <div className={clsx(ui.flex, ui.column, ui.gap12, ui.lowers)}>
      <p className={clsx(ui.flex, ui.wrap, ui.gap4by16, ui.flat, ui.text14, ui.quiet)}>
        <span>− {texts.removed}</span>
        <span>+ {texts.added}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: text as it was typed, with a name */}
      <pre
        ref={box}
        className={clsx(
          ui.flat,
          ui.text13,
          ui.line20,
          ui.mono,
          ui.round,
          ui.thinLineAround,
          ui.codeGround,
          ui.scrolls,
          classes.code,
        )}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={texts.compare}
      >
        {rows.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a comparison never change places
          <span key={index} className={clsx(ui.block, classes.row)} data-kind={kind}>
            {signs[kind]} {text}
            {'\n'}
          </span>
        ))}
      </pre>
    </div>
  )
}
