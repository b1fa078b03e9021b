import type { CommitView, ScorecardLine } from '@greenroom/shared'
import { nameOf } from '../../app/sessionLabels.ts'
import { Score } from '../../ui/Score.tsx'
import { type Place, placeOf } from './evidence.ts'
import classes from './Lines.module.css'
import { Quote } from './Quote.tsx'
import { scorecardTexts as texts } from './texts.ts'

/** The dimensions, weakest first: there is most to gain. What has no evidence comes last. */
export function Lines(props: {
  lines: readonly ScorecardLine[]
  commits: readonly CommitView[] | undefined
  startedAt: number | null
  chosen: string | null
  onChoose: (key: string, place: Place | null) => void
}) {
  const lines = props.lines.toSorted((one, other) => (one.score ?? 5) - (other.score ?? 5))
  return (
    <section className={classes.lines} aria-label={texts.dimensions}>
      {lines.map((line) => (
        <article
          key={line.dimension}
          className={classes.line}
          data-chosen={props.chosen?.startsWith(`${line.dimension}/`)}
        >
          <div className={classes.head}>
            <h2 className={classes.dimension}>
              {nameOf(line.dimension)} <span className={classes.weight}>{Math.round(line.weightPercent)}%</span>
            </h2>
            <Score score={line.score} />
          </div>
          {line.score === null && <p className={classes.behaviour}>{texts.noEvidence}</p>}
          {line.behaviours.map((behaviour) => (
            <p key={behaviour} className={classes.behaviour}>
              {behaviour}
            </p>
          ))}
          {line.evidence.length > 0 && (
            <ul className={classes.quotes}>
              {line.evidence.map((evidence, index) => {
                const key = `${line.dimension}/${index}`
                const place = props.commits ? placeOf(props.commits, evidence) : null
                return (
                  <li key={key}>
                    <Quote
                      quote={evidence.quote}
                      isCode={place?.in === 'code'}
                      afterMs={place === null || props.startedAt === null ? null : place.at - props.startedAt}
                      chosen={props.chosen === key}
                      onChoose={() => props.onChoose(key, place)}
                    />
                  </li>
                )
              })}
            </ul>
          )}
          {line.expected !== undefined && (
            <p className={classes.expected}>
              {texts.expected} {line.expected}
            </p>
          )}
          {line.nextStep !== '' && (
            <p className={classes.next}>
              <strong>{texts.nextStep}</strong> {line.nextStep}
            </p>
          )}
        </article>
      ))}
    </section>
  )
}
