import { clsx } from 'clsx'
import ui from '../primitives.module.css'
import { ChartTable } from './ChartTable.tsx'
import classes from './Radar.module.css'
import { type Axis, linesOf, type Point, pointOn, radiusOf, runsOf } from './radarShape.ts'
import { hireScore, isShort, maxScore } from './score.ts'
import { chartTexts as texts } from './texts.ts'

const [width, height, radius] = [424, 330, 116]
const lineHeight = 16
const pathOf = (points: readonly Point[], isClosed: boolean): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`).join('') +
  (isClosed ? 'Z' : '')

/**
 * A map of skills: the ranges as a band, the scores as a line, and the target as a dashed line. `label` describes the
 * chart. The line breaks at skills without enough evidence. Needs at least three axes.
 */
export function Radar({ label, axes, target = hireScore }: { label: string; axes: readonly Axis[]; target?: number }) {
  const at = (index: number, score: number) => pointOn(index, axes.length, radiusOf(score, radius))
  const ring = (score: number) =>
    pathOf(
      axes.map((_, index) => at(index, score)),
      true,
    )
  return (
    <figure className={clsx(ui.flat, classes.figure)}>
      <ChartTable
        caption={label}
        columns={[texts.columns.what, texts.columns.range]}
        rows={axes.map(({ label: name, estimate }) => [
          name,
          estimate === null ? texts.noEvidence : texts.range(estimate),
        ])}
      />
      <svg className={classes.picture} viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`} aria-hidden="true">
        {[1, 2, hireScore, maxScore].map((score) => (
          <path key={score} className={classes.grid} d={ring(score)} />
        ))}
        {axes.map(({ label: name }, index) => {
          const { x, y } = at(index, maxScore)
          return <path key={name} className={classes.grid} d={`M0,0L${x.toFixed(1)},${y.toFixed(1)}`} />
        })}
        {runsOf(axes).map((run) => (
          <Run key={run[0]} axes={axes} run={run} at={at} />
        ))}
        <path className={classes.target} d={ring(target)} />
        {axes.map(({ label: name, estimate }, index) => (
          <Name key={name} name={name} at={pointOn(index, axes.length, radius + 14)} isKnown={estimate !== null} />
        ))}
      </svg>
    </figure>
  )
}

type RunProps = { axes: readonly Axis[]; run: readonly number[]; at: (index: number, score: number) => Point }

/** Neighbouring axes that have evidence. */
function Run({ axes, run, at }: RunProps) {
  const known = run.flatMap((index) => {
    const estimate = axes[index]?.estimate
    return estimate == null ? [] : { index, ...estimate }
  })
  const isClosed = run.length === axes.length
  const [highs, lows] = [known.map(({ index, high }) => at(index, high)), known.map(({ index, low }) => at(index, low))]
  const band = isClosed ? `${pathOf(highs, true)}${pathOf(lows, true)}` : pathOf([...highs, ...lows.toReversed()], true)
  return (
    <>
      <path className={classes.band} d={band} fillRule="evenodd" data-alone={run.length === 1} />
      <path
        className={classes.line}
        d={pathOf(
          known.map(({ index, score }) => at(index, score)),
          isClosed,
        )}
      />
      {known.map((each) => {
        const { x, y } = at(each.index, each.score)
        return isShort(each) ? (
          <rect key={each.index} className={classes.short} x={x - 4} y={y - 4} width={8} height={8} rx={1} />
        ) : (
          <circle key={each.index} className={classes.dot} cx={x} cy={y} r={4.5} />
        )
      })}
    </>
  )
}

function Name({ name, at: { x, y }, isKnown }: { name: string; at: Point; isKnown: boolean }) {
  const lines = linesOf(name)
  const anchor = Math.abs(x) < 10 ? 'middle' : x > 0 ? 'start' : 'end'
  // Labels above the chart grow upwards, those below it downwards, and those at its side both ways.
  const shift = y < -radius ? lines.length - 1 : y > radius ? 0 : (lines.length - 1) / 2
  return (
    <text x={x} y={y + 5 - shift * lineHeight} textAnchor={anchor} className={isKnown ? classes.name : classes.unknown}>
      {lines.map((line, index) => (
        <tspan key={line} x={x} dy={index === 0 ? 0 : lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
