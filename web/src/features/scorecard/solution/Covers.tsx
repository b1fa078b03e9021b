import type { ScorecardLine } from '@greenroom/shared/session'
import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { nameOf } from '../../../data/sessionLabels.ts'
import ui from '../../../ui/primitives.module.css'
import { Stamp } from '../Quote.tsx'
import { scorecardTexts } from '../texts.ts'
import { VerdictGlyph } from '../VerdictGlyph.tsx'
import classes from './Covers.module.css'
import type { Covered } from './coverage.ts'

const texts = scorecardTexts.solution

/**
 * The points of a strong answer, each with the moment the candidate made it. For a design, missing points come first.
 */
export function Covers(props: {
  covered: readonly Covered[]
  isDesign: boolean
  momentOf: (seq: number) => number | null
  onEvidence: (line: ScorecardLine, pointIndex: number) => void
}) {
  const { covered, isDesign } = props
  if (covered.length === 0) return null
  const isJudged = covered.some(({ verdict }) => verdict !== null)
  if (!isDesign || !isJudged) return <Group {...props} title={texts.covers} points={covered} isJudged={isJudged} />
  const had = covered.filter(({ verdict }) => verdict === 'shown')
  const missed = covered.filter(({ verdict }) => verdict !== 'shown')
  return (
    <>
      <Group {...props} title={texts.coversMissing} points={missed} isJudged />
      <Group {...props} title={texts.coversShown} points={had} isJudged />
    </>
  )
}

function Group(props: {
  title: string
  points: readonly Covered[]
  isJudged: boolean
  momentOf: (seq: number) => number | null
  onEvidence: (line: ScorecardLine, pointIndex: number) => void
}) {
  const { title, points, isJudged } = props
  if (points.length === 0) return null
  return (
    <section className={classes.group}>
      <h3 className={ui.under8}>{title}</h3>
      <ul className={clsx(ui.grid, ui.gap12, ui.list, classes.points)} data-judged={isJudged}>
        {points.map(({ title: point, dimension, verdict, at }) => (
          <li key={point} className={clsx(ui.flex, ui.gap10, classes.point)}>
            {isJudged && <VerdictGlyph verdict={verdict ?? 'not_understood'} />}
            <div className={clsx(ui.grow, ui.shrinks, ui.body, classes.words)}>
              {dimension !== null && <p className={ui.strong}>{nameOf(dimension)}</p>}
              <p>
                {point} {verdict === 'shown' && <VisuallyHidden>({scorecardTexts.verdicts.shown})</VisuallyHidden>}
              </p>
              {isJudged && verdict !== 'shown' && (
                <p className={ui.quiet}>{verdict === 'contradicted' ? texts.opposite : texts.never}</p>
              )}
            </div>
            {at !== null && (
              <Stamp
                quote={at.evidence.quote}
                isCode={false}
                afterMs={props.momentOf(at.evidence.eventSeq)}
                chosen={false}
                onChoose={() => props.onEvidence(at.line, at.index)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
