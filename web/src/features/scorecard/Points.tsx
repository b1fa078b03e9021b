import type { Evidence, LinePoint } from '@greenroom/shared/session'
import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './Points.module.css'
import { type QuoteProps, Stamp } from './Quote.tsx'
import { scorecardTexts as texts } from './texts.ts'
import { VerdictGlyph } from './VerdictGlyph.tsx'

/** The points we looked for: each with its result, the quote that shows it, and when it was said. */
export function Points(props: {
  points: readonly LinePoint[]
  stampOf: (evidence: Evidence, index: number) => QuoteProps
}) {
  return (
    <ul className={clsx(ui.grid, ui.gap8, ui.unmarked, ui.bare, ui.after8)}>
      {props.points.map(({ title, verdict, evidence: [evidence] }, index) => {
        const stamp = evidence === undefined ? null : props.stampOf(evidence, index)
        return (
          <li key={title} className={clsx(ui.flex, ui.gap10)}>
            <VerdictGlyph verdict={verdict} />
            <div className={clsx(ui.grow, ui.shrinks, ui.body, classes.words)}>
              <p>
                {title} <VisuallyHidden>({texts.verdicts[verdict]})</VisuallyHidden>
              </p>
              <p className={ui.quiet}>
                {stamp === null ? (
                  texts.notCounted
                ) : stamp.isCode ? (
                  <code className={clsx(ui.text13, ui.mono, ui.asTyped)}>{stamp.quote.trim()}</code>
                ) : (
                  texts.said(stamp.quote.trim(), evidence?.asked)
                )}
              </p>
            </div>
            {stamp !== null && <Stamp {...stamp} />}
          </li>
        )
      })}
    </ul>
  )
}
