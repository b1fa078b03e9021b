import type { Evidence, LinePoint } from '@greenroom/shared/session'
import { VisuallyHidden } from '@mantine/core'
import classes from './Points.module.css'
import { type QuoteProps, Stamp } from './Quote.tsx'
import { scorecardTexts as texts } from './texts.ts'
import { VerdictGlyph } from './VerdictGlyph.tsx'

/** The points we looked for: the result of each, the words that show it, and their moment. */
export function Points(props: {
  points: readonly LinePoint[]
  stampOf: (evidence: Evidence, index: number) => QuoteProps
}) {
  return (
    <ul className={classes.points}>
      {props.points.map(({ title, verdict, evidence: [evidence] }, index) => {
        const stamp = evidence === undefined ? null : props.stampOf(evidence, index)
        return (
          <li key={title} className={classes.point}>
            <VerdictGlyph verdict={verdict} />
            <div className={classes.words}>
              <p>
                {title} <VisuallyHidden>({texts.verdicts[verdict]})</VisuallyHidden>
              </p>
              <p className={classes.said}>
                {stamp === null ? (
                  texts.notCounted
                ) : stamp.isCode ? (
                  <code className={classes.code}>{stamp.quote.trim()}</code>
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
