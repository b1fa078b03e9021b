import classes from './Overview.module.css'

const width = 260
const height = 72
const top = 8
const bottom = 62

/** A line chart of daily values, starting at zero, with the last day marked. `label` describes it. */
export function Sparkline({ days, label }: { days: readonly number[]; label: string }) {
  const highest = Math.max(1, ...days)
  const points = days.map((value, at) => ({
    x: days.length < 2 ? 0 : (at / (days.length - 1)) * (width - 4),
    y: bottom - (Math.max(0, value) / highest) * (bottom - top),
  }))
  const last = points.at(-1)
  return (
    <svg className={classes.spark} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      <line className={classes.base} x1={0} x2={width} y1={height - 1} y2={height - 1} />
      <polyline className={classes.trend} points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last && <circle className={classes.dot} cx={last.x} cy={last.y} r={3} />}
    </svg>
  )
}
