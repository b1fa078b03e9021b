import { bestScore, type CommitView, type Evidence, type ScorecardLine } from '@greenroom/shared/session'
import type { ExperienceLevel } from '@greenroom/shared/vocabulary'
import { UnstyledButton } from '@mantine/core'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight, IconChevronDown, IconLock } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { nameOf } from '../../data/sessionLabels.ts'
import { type Place, placeOf } from '../../parts/replay/evidence.ts'
import ui from '../../ui/primitives.module.css'
import { Score } from '../../ui/Score.tsx'
import { sentenceOfCap } from './caps.ts'
import classes from './LineRow.module.css'
import { Points } from './Points.tsx'
import { Quote, type QuoteProps } from './Quote.tsx'
import { lowerFirst, scorecardTexts as texts, weightOf } from './texts.ts'

/** Number of quotes in a closed row. */
const quotesInRow = 2

/**
 * One dimension: name, weight, score, one sentence and two quotes. When opened, it also lists the points we looked for,
 * the expectations, and how to reach the next score.
 */
export function LineRow(props: {
  line: ScorecardLine
  level: ExperienceLevel
  /** Last time's score, or null. */
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
      <div className={clsx(ui.row, ui.gap10, ui.anchor, classes.head)}>
        <h2 className={clsx(ui.fixed, ui.flat, ui.large, classes.dimension)}>
          <UnstyledButton
            className={classes.toggle ?? ''}
            aria-expanded={state === 'opened'}
            aria-controls={more}
            onClick={props.onToggle}
          >
            {nameOf(dimension)}{' '}
            <span className={clsx(ui.text14, ui.quiet, ui.regular, ui.even, classes.weight)}>
              {weightOf(line.weightPercent)}
            </span>
          </UnstyledButton>
        </h2>
        <span className={clsx(ui.shrinks, ui.right, classes.space)}>
          {score === null && (
            <span className={clsx(ui.text13, ui.quiet, ui.oneLine, classes.none)}>{texts.noEvidence}</span>
          )}
        </span>
        {caps.length > 0 && (
          <IconLock size={16} stroke={1.8} className={clsx(ui.fixed, ui.warn)} role="img" aria-label={texts.capped} />
        )}
        <Score score={score} />
        <IconChevronDown
          size={18}
          stroke={1.6}
          className={clsx(ui.fixed, ui.quiet, classes.chevron)}
          aria-hidden="true"
        />
      </div>
      <div className={classes.short}>
        {sentence !== undefined && <p className={clsx(ui.body, ui.breaks, classes.sentence)}>{sentence}</p>}
        {quotes.length > 0 && <Quotes quotes={quotes.slice(0, quotesInRow)} stampOf={stampOf} isWhole={false} />}
        {score === null && line.nextStep !== '' && (
          <p className={clsx(ui.body, ui.breaks, classes.forScore)}>
            <strong>{texts.forAScore}</strong> {lowerFirst(line.nextStep)}
          </p>
        )}
      </div>
      <div id={more} className={classes.more}>
        {further.map((behaviour) => (
          <p key={behaviour} className={clsx(ui.body, ui.breaks, classes.sentence)}>
            {behaviour}
          </p>
        ))}
        {points.length === 0 && quotes.length > 0 && <Quotes quotes={quotes} stampOf={stampOf} isWhole />}
        {points.length > 0 && (
          <Points points={points} stampOf={(evidence, index) => stampOf(evidence, `${dimension}/point-${index}`)} />
        )}
        {caps.map(sentenceOfCap).map((each) => (
          <p key={each} className={clsx(ui.flex, ui.gap6, ui.after8, ui.small, ui.warn, classes.cap)}>
            <IconLock size={16} stroke={1.6} aria-hidden="true" />
            <span>{each}</span>
          </p>
        ))}
        <Change score={score} was={props.was} />
        <dl className={clsx(ui.grid, ui.after12, ui.body, ui.lineAbove, ui.goneWhenEmpty, classes.takes)}>
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

/** Exact quotes, each with its moment. */
function Quotes(props: {
  quotes: readonly { evidence: Evidence; key: string }[]
  stampOf: (evidence: Evidence, key: string) => QuoteProps
  /** Whether to show the quotes in full rather than one line each. */
  isWhole: boolean
}) {
  return (
    <ul className={clsx(ui.flex, ui.wrap, ui.gap6, ui.unmarked, ui.bare, classes.quotes)} data-all={props.isWhole}>
      {props.quotes.map(({ evidence, key }) => (
        <li key={key}>
          <Quote {...props.stampOf(evidence, key)} />
        </li>
      ))}
    </ul>
  )
}

/** The change since last time; renders nothing if either has no score. */
function Change({ score, was }: { score: number | null; was: number | null }) {
  if (was === null || score === null) return null
  const by = score - was
  const Glyph = by > 0 ? IconArrowUpRight : by < 0 ? IconArrowDownRight : IconArrowRight
  return (
    <p className={clsx(ui.flex, ui.middle, ui.gap6, ui.after8, ui.small, ui.quiet)}>
      <Glyph size={16} stroke={1.6} aria-hidden="true" />
      {by > 0 ? texts.better(by) : by < 0 ? texts.worse(-by) : texts.same}
    </p>
  )
}
