import type { ScorecardLine } from '@greenroom/shared/session'
import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { nameOf } from '../../data/sessionLabels.ts'
import ui from '../../ui/primitives.module.css'
import type { Before } from './previous.ts'
import classes from './Radar.module.css'
import { pointOn, radius, shapeOf } from './radar.ts'
import { scorecardTexts as texts, weightOf } from './texts.ts'

/** With fewer dimensions there is no shape. */
const fewest = 3
/**
 * Beyond this, several rounds' rubrics are combined: the shape means nothing, and the names don't fit. Each round has
 * its own radar.
 */
const most = 9

/**
 * Radar chart of the scores, this time's and last time's, with gaps where there is no evidence. A table has the same
 * values.
 */
export function Radar(props: { lines: readonly ScorecardLine[]; before: Before | null }) {
  const { lines } = props
  const before = props.before?.lines ?? null
  if (lines.length < fewest || lines.length > most) return null
  const scoreBefore = (dimension: string) => before?.find((line) => line.dimension === dimension)?.score ?? null
  const now = shapeOf(lines.map(({ score }) => score))
  const last = before === null ? null : shapeOf(lines.map(({ dimension }) => scoreBefore(dimension)))
  return (
    <section className={classes.radar} aria-labelledby="shape">
      <h3 id="shape" className={ui.under4}>
        {texts.shape}
      </h3>
      <svg
        className={clsx(ui.block, ui.wide, ui.centred, classes.figure)}
        viewBox="-198 -132 396 264"
        aria-hidden="true"
      >
        <title>{texts.shape}</title>
        {[1, 2, 3, 4].map((score) => (
          <polygon
            key={score}
            className={classes.ring}
            points={lines
              .map((_, axis) => pointOn(axis, lines.length, score))
              .map(({ x, y }) => `${x},${y}`)
              .join(' ')}
          />
        ))}
        {lines.map(({ dimension, score }, axis) => {
          const end = pointOn(axis, lines.length, 4)
          const label = pointOn(axis, lines.length, 4.45)
          return (
            <g key={dimension}>
              <line className={classes.axis} data-unknown={score === null} x1={0} y1={0} x2={end.x} y2={end.y} />
              <text
                className={clsx(ui.text13, classes.label)}
                data-unknown={score === null}
                x={label.x}
                y={label.y}
                textAnchor={Math.abs(label.x) < radius / 4 ? 'middle' : label.x > 0 ? 'start' : 'end'}
                dominantBaseline="middle"
              >
                {shortNameOf(dimension)}
              </text>
            </g>
          )
        })}
        {last && <path className={classes.before} d={last.outline} />}
        <path className={classes.area} d={now.area} />
        <path className={classes.outline} d={now.outline} />
        {now.points.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={classes.point} cx={x} cy={y} r={3.5} />
        ))}
      </svg>
      {last && (
        <ul
          className={clsx(ui.flex, ui.gap20, ui.unmarked, ui.bare, ui.after4, ui.text13, ui.quiet, classes.legend)}
          aria-hidden="true"
        >
          <li>{texts.shapeLegend.now}</li>
          <li data-before="true">{texts.lastTime(props.before?.day ?? '')}</li>
        </ul>
      )}
      <VisuallyHidden>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.dimension}</th>
              <th scope="col">{texts.weight}</th>
              <th scope="col">{texts.score}</th>
              {before && <th scope="col">{texts.shapeLegend.before}</th>}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ dimension, weightPercent, score }) => (
              <tr key={dimension}>
                <th scope="row">{nameOf(dimension)}</th>
                <td>{weightOf(weightPercent)}</td>
                <td>{score === null ? texts.noEvidence : texts.scoreOf(score)}</td>
                {before && <td>{wordsOf(scoreBefore(dimension))}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </section>
  )
}

const wordsOf = (score: number | null): string => (score === null ? texts.noEvidence : texts.scoreOf(score))

/** `Technical competency` doesn't fit next to an axis. */
const shortNameOf = (dimension: string): string => nameOf(dimension.replace(/^technical competency$/, 'technical'))
