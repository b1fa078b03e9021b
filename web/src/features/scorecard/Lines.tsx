import type { CommitView, ScorecardLine } from '@greenroom/shared/session'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { nameOf } from '../../data/sessionLabels.ts'
import { type Place, placeOf } from '../../parts/replay/evidence.ts'
import { Score } from '../../ui/Score.tsx'
import { sentenceOfCap } from './caps.ts'
import classes from './Lines.module.css'
import { Quote } from './Quote.tsx'
import { scorecardTexts as texts } from './texts.ts'

/** The dimensions, weakest first: there is most to gain. What has no evidence comes last. */
export function Lines(props: {
  lines: readonly ScorecardLine[]
  /** The lines of the last time, or null. */
  before: readonly ScorecardLine[] | null
  commits: readonly CommitView[] | undefined
  startedAt: number | null
  chosen: string | null
  /** Null where there is no replay to go to. */
  onChoose: ((key: string, place: Place | null) => void) | null
  /** What else stands beneath a line. */
  beneath?: ((line: ScorecardLine) => ReactNode) | undefined
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
          <Change line={line} before={props.before} />
          {line.score === null && <p className={classes.behaviour}>{texts.noEvidence}</p>}
          {line.behaviours.map((behaviour) => (
            <p key={behaviour} className={classes.behaviour}>
              {behaviour}
            </p>
          ))}
          {line.caps?.map(sentenceOfCap).map((sentence) => (
            <p key={sentence} className={classes.cap}>
              <IconLock size={16} stroke={1.6} aria-hidden="true" />
              <span>{sentence}</span>
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
                      onChoose={props.onChoose === null ? null : () => props.onChoose?.(key, place)}
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
          {props.beneath?.(line)}
        </article>
      ))}
    </section>
  )
}

/** How the line stands against the last time; nothing where one of the two has no score. */
function Change({ line, before }: { line: ScorecardLine; before: readonly ScorecardLine[] | null }) {
  const was = before?.find(({ dimension }) => dimension === line.dimension)?.score ?? null
  if (was === null || line.score === null) return null
  const by = line.score - was
  const Glyph = by > 0 ? IconArrowUpRight : by < 0 ? IconArrowDownRight : IconArrowRight
  return (
    <p className={classes.change}>
      <Glyph size={16} stroke={1.6} aria-hidden="true" />
      {by > 0 ? texts.better(by) : by < 0 ? texts.worse(-by) : texts.same}
    </p>
  )
}
