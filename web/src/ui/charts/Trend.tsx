import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import ui from '../primitives.module.css'
import { shortDateOf } from '../time.ts'
import { ChartTable } from './ChartTable.tsx'
import { placeOf } from './days.ts'
import { hireScore, maxScore, percentOf, type Range } from './score.ts'
import classes from './Trend.module.css'
import { chartTexts as texts } from './texts.ts'

/** A range on a day, such as `2026-11-21`. */
export type DayRange = Range & { day: string }

export type TrendProps = {
  /** Describes the chart. */
  label: string
  /** The first and last day of the axis. */
  from: string
  to: string
  /** Oldest first. Without any, only the axis of days is drawn. */
  points: readonly DayRange[]
  /** From today to the last day, oldest first; empty if no forecast is possible. */
  forecast: readonly DayRange[]
  /** Marks today; null if it isn't on the axis. */
  today: string | null
  /** Whether the mark for today shows the last point's range. */
  showsRange?: boolean
  /** The name of the line at 3. */
  goal?: string
  /** Content below that shares the axis of days: see `Lane`. The line for today runs through it. */
  children?: ReactNode
  /** The label below the axis, at the end of today's line. */
  foot?: ReactNode
}

/** A score over time with its range as a band, and a dashed line for how it may continue. */
export function Trend({
  label,
  from,
  to,
  points,
  forecast,
  today,
  showsRange = true,
  goal = texts.hire,
  children,
  foot,
}: TrendProps) {
  const x = (day: string) => placeOf(day, from, to)
  const y = (score: number) => 100 - percentOf(score)
  const line = (days: readonly DayRange[], scoreOf: (each: DayRange) => number) =>
    days.map((each) => `${x(each.day)},${y(scoreOf(each))}`).join(' ')
  const band = [line(points, ({ high }) => high), line(points.toReversed(), ({ low }) => low)].join(' ')
  const now = points.at(-1)
  return (
    <figure className={clsx(ui.flat, classes.figure)}>
      <div className={clsx(ui.anchor, classes.chart)}>
        {now !== undefined && (
          <>
            <ChartTable
              caption={label}
              columns={[texts.columns.day, texts.columns.range]}
              rows={[
                ...points.map((each) => [shortDateOf(each.day), texts.range(each)]),
                ...forecast.slice(1).map((each) => [texts.forecastOf(shortDateOf(each.day)), texts.range(each)]),
              ]}
            />
            <div className={classes.plot} aria-hidden="true">
              {[1, 2, hireScore, maxScore].map((score) => (
                <span
                  key={score}
                  className={classes.level}
                  data-hire={score === hireScore}
                  style={{ top: `${y(score)}%` }}
                >
                  <span className={classes.score}>{score === hireScore ? goal : score}</span>
                </span>
              ))}
              <svg className={classes.picture} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                <polygon className={classes.band} points={band} />
                <polyline className={classes.line} points={line(points, ({ score }) => score)} />
                {(['high', 'low'] as const).map((edge) => (
                  <polyline key={edge} className={classes.edge} points={line(forecast, (each) => each[edge])} />
                ))}
                <polyline className={classes.ahead} points={line(forecast, ({ score }) => score)} />
              </svg>
              {points.map(({ day, score }) => (
                <span key={day} className={classes.dot} style={{ left: `${x(day)}%`, top: `${y(score)}%` }} />
              ))}
              {forecast.length > 1 && (
                <span
                  className={classes.note}
                  style={{
                    maxWidth: `calc(${100 - x(today ?? from)}% - 8px)`,
                    top: `${y(forecast.at(-1)?.low ?? 1)}%`,
                  }}
                >
                  {texts.forecast}
                </span>
              )}
            </div>
          </>
        )}
        {children}
        {today !== null && (
          <div className={classes.days} aria-hidden="true">
            <span className={classes.today} style={{ left: `${x(today)}%` }} />
            {now !== undefined && showsRange && (
              <span className={classes.flag} style={{ left: `clamp(52px, ${x(today)}%, calc(100% - 52px))` }}>
                {texts.today(now)}
              </span>
            )}
          </div>
        )}
      </div>
      {foot}
    </figure>
  )
}

/** A row below the trend with the same axis of days. Place its marks with `left: {placeOf(…)}%`. */
export function Lane({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.lane}>
      <span className={clsx(ui.small, ui.quiet, classes.laneName)}>{label}</span>
      <span className={classes.marks}>{children}</span>
    </div>
  )
}
