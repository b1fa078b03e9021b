import type { MeasuredCost } from '@greenroom/shared/session'
import { scorecardTexts } from '../texts.ts'
import classes from './Cost.module.css'
import { costFigure } from './costFigure.ts'

const texts = scorecardTexts.facts.cost

/** Processor time against the size of the input, both by doublings; beside it n² for scale. */
export function Cost({ cost }: { cost: MeasuredCost }) {
  const figure = costFigure(cost)
  if (figure === null) return null
  const { points, square, least, most, width, height } = figure
  return (
    <section>
      <h3 className={classes.title}>{texts.title}</h3>
      <p className={classes.note}>{texts.doubling(least, most)}</p>
      <svg className={classes.figure} viewBox={`-52 -14 ${width + 112} ${height + 44}`} aria-hidden="true">
        <title>{texts.title}</title>
        <line className={classes.axis} x1={0} y1={height} x2={width} y2={height} />
        <path className={classes.square} d={`M${square.from.x} ${square.from.y}L${square.to.x} ${square.to.y}`} />
        <text className={classes.label} x={square.to.x + 6} y={square.to.y + 4}>
          {texts.square}
        </text>
        <path className={classes.line} d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
        {points.map(({ x, y, size, ms }, index) => (
          <g key={size}>
            <circle className={classes.point} cx={x} cy={y} r={4} />
            <text className={classes.label} x={x} y={height + 18} textAnchor="middle">
              {texts.size(size)}
            </text>
            {(index === 0 || index === points.length - 1) && (
              <text className={classes.label} x={-8} y={y + 4} textAnchor="end">
                {texts.ms(ms)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </section>
  )
}
