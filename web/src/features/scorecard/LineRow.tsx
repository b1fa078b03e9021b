import { bestScore, type CommitView, type Evidence, type ScorecardLine } from '@greenroom/shared/session'
import type { ExperienceLevel } from '@greenroom/shared/vocabulary'
import { UnstyledButton } from '@mantine/core'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight, IconChevronDown, IconLock } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { nameOf } from '../../data/sessionLabels.ts'
import { type Place, placeOf } from '../../parts/replay/evidence.ts'
import { Score } from '../../ui/Score.tsx'
import { sentenceOfCap } from './caps.ts'
import classes from './LineRow.module.css'
import { Points } from './Points.tsx'
import { Quote, type QuoteProps } from './Quote.tsx'
import { lowerFirst, scorecardTexts as texts, weightOf } from './texts.ts'

/** So many quotes stand in a row that is not opened. */
const quotesInRow = 2

/**
 * One dimension: name, weight, score, a sentence and two quotes. Opened, it says what was looked for point by point, what is expected and what the
 * next score takes.
 */
export function LineRow(props: {
  line: ScorecardLine
  level: ExperienceLevel
  /** The score of the last time, or null. */
  was: number | null
  commits: readonly CommitView[] | undefined
  startedAt: number | null
  chosen: string | null
  state: 'closed' | 'opened' | 'shrunk'
  onToggle: () => void
  onChoose: ((key: string, place: Place | null) => void) | null
  beneath: ReactNode
}) {
  const { line, state, commits, startedAt, chosen, onChoose } = props
  const { dimension, score, points = [], caps = [] } = line
  const [sentence, ...further] = line.behaviours
  const more = useId()
  const stampOf = (evidence: Evidence, key: string): QuoteProps => {
    const place = commits ? placeOf(commits, evidence) : null
    return {
      quote: evidence.quote,
      isCode: place?.in === 'code',
      afterMs: place === null || startedAt === null ? null : place.at - startedAt,
      chosen: chosen === key,
      onChoose: onChoose === null ? null : () => onChoose(key, place),
    }
  }
  const quotes = line.evidence.map((evidence, index) => ({ evidence, key: `${dimension}/${index}` }))
  return (
    <article
      className={classes.row}
      data-state={state}
      data-scored={score !== null}
      data-chosen={chosen?.startsWith(`${dimension}/`)}
    >
      <div className={classes.head}>
        <h2 className={classes.dimension}>
          <UnstyledButton
            className={classes.toggle ?? ''}
            aria-expanded={state === 'opened'}
            aria-controls={more}
            onClick={props.onToggle}
          >
            {nameOf(dimension)} <span className={classes.weight}>{weightOf(line.weightPercent)}</span>
          </UnstyledButton>
        </h2>
        <span className={classes.space}>
          {score === null && <span className={classes.none}>{texts.noEvidence}</span>}
        </span>
        {caps.length > 0 && (
          <IconLock size={16} stroke={1.8} className={classes.capped} role="img" aria-label={texts.capped} />
        )}
        <Score score={score} />
        <IconChevronDown size={18} stroke={1.6} className={classes.chevron} aria-hidden="true" />
      </div>
      <div className={classes.short}>
        {sentence !== undefined && <p className={classes.sentence}>{sentence}</p>}
        {quotes.length > 0 && <Quotes quotes={quotes.slice(0, quotesInRow)} stampOf={stampOf} isWhole={false} />}
        {score === null && line.nextStep !== '' && (
          <p className={classes.forScore}>
            <strong>{texts.forAScore}</strong> {lowerFirst(line.nextStep)}
          </p>
        )}
      </div>
      <div id={more} className={classes.more}>
        {further.map((behaviour) => (
          <p key={behaviour} className={classes.sentence}>
            {behaviour}
          </p>
        ))}
        {points.length === 0 && quotes.length > 0 && <Quotes quotes={quotes} stampOf={stampOf} isWhole />}
        {points.length > 0 && (
          <Points points={points} stampOf={(evidence, index) => stampOf(evidence, `${dimension}/point-${index}`)} />
        )}
        {caps.map(sentenceOfCap).map((each) => (
          <p key={each} className={classes.cap}>
            <IconLock size={16} stroke={1.6} aria-hidden="true" />
            <span>{each}</span>
          </p>
        ))}
        <Change score={score} was={props.was} />
        <dl className={classes.takes}>
          {line.expected !== undefined && (
            <>
              <dt>{texts.atLevel[props.level]}</dt>
              <dd>{line.expected}</dd>
            </>
          )}
          {score !== null && line.nextStep !== '' && (
            <>
              <dt>{score === bestScore ? texts.nextStep : texts.forScore(score + 1)}</dt>
              <dd>{line.nextStep}</dd>
            </>
          )}
        </dl>
        {props.beneath}
      </div>
    </article>
  )
}

/** Exact words, each with its moment. */
function Quotes(props: {
  quotes: readonly { evidence: Evidence; key: string }[]
  stampOf: (evidence: Evidence, key: string) => QuoteProps
  /** Whether they are shown whole, and not in a line each. */
  isWhole: boolean
}) {
  return (
    <ul className={classes.quotes} data-all={props.isWhole}>
      {props.quotes.map(({ evidence, key }) => (
        <li key={key}>
          <Quote {...props.stampOf(evidence, key)} />
        </li>
      ))}
    </ul>
  )
}

/** How the line stands against the last time; nothing if one of the two has no score. */
function Change({ score, was }: { score: number | null; was: number | null }) {
  if (was === null || score === null) return null
  const by = score - was
  const Glyph = by > 0 ? IconArrowUpRight : by < 0 ? IconArrowDownRight : IconArrowRight
  return (
    <p className={classes.change}>
      <Glyph size={16} stroke={1.6} aria-hidden="true" />
      {by > 0 ? texts.better(by) : by < 0 ? texts.worse(-by) : texts.same}
    </p>
  )
}
