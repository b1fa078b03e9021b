import { type AgainstSaid, againstSaid, type MeasuredCost, type StatedCost } from '@greenroom/shared/session'
import { IconArrowDown, IconCheck, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { elapsedOf } from '../../ui/time.ts'
import classes from './Cost.module.css'
import { costFigure } from './costFigure.ts'
import { factTexts } from './texts.ts'

const texts = factTexts.cost
const glyphs = { agrees: IconCheck, slower: IconX, faster: IconArrowDown } as const satisfies Record<
  AgainstSaid,
  unknown
>
/** Labels closer than this would overlap. */
const lineOfText = 15

/** Says that the code ran but its growth couldn't be determined. */
export function CostUnknown({ isMine = true }: { isMine?: boolean }) {
  return (
    <section>
      <h3 className={ui.under4}>{texts.title}</h3>
      <p className={clsx(ui.flat, ui.small, ui.quiet)}>{isMine ? texts.unknown : texts.unknownOfTheirs}</p>
    </section>
  )
}

/** Plots processor time against input size, both in doublings, with the claimed growth and n² for scale. */
export function Cost(props: {
  cost: MeasuredCost
  /** The stated time cost, and when it was stated, in ms from the start of the interview; null if it wasn't. */
  stated: (StatedCost & { said: string; atMs: number | null }) | null
}) {
  const { cost, stated } = props
  const figure = costFigure(cost, stated?.said ?? null)
  if (figure === null) return null
  const { points, claim, square, least, most, width, height } = figure
  const [end, claimEnd] = [points.at(-1), claim?.at(-1)]
  if (end === undefined) return null
  const claimLabel = claimEnd === undefined ? 0 : apart(claimEnd.y, [end.y, square.to.y])
  return (
    <section>
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, classes.head)}>
        <h3 className={ui.under4}>{texts.title}</h3>
        {stated !== null && <Stand cost={cost} said={stated.said} atMs={stated.atMs} />}
      </div>
      <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.doubling(least, most)}</p>
      <svg
        className={clsx(ui.block, ui.wide, classes.figure)}
        viewBox={`-52 -14 ${width + 164} ${height + 44}`}
        aria-hidden="true"
      >
        <title>{texts.title}</title>
        <line className={classes.axis} x1={0} y1={height} x2={width} y2={height} />
        <path className={classes.square} d={`M${square.from.x} ${square.from.y}L${square.to.x} ${square.to.y}`} />
        <text className={clsx(ui.tiny, ui.figures, classes.label)} x={square.to.x + 8} y={square.to.y + 4}>
          {texts.square}
        </text>
        {claim !== null && <path className={classes.claim} d={`M${claim.map(({ x, y }) => `${x} ${y}`).join('L')}`} />}
        {claim === null && <path className={classes.line} d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} />}
        <text className={clsx(ui.tiny, ui.strong, classes.measured)} x={end.x + 8} y={end.y + 4}>
          {texts.measured}
        </text>
        {stated !== null && claimEnd !== undefined && (
          <text className={clsx(ui.tiny, classes.said)} x={claimEnd.x + 8} y={claimLabel + 4}>
            {texts.said(stated.said)}
          </text>
        )}
        {points.map(({ x, y, size, ms }, index) => (
          <g key={size}>
            <circle className={classes.point} cx={x} cy={y} r={4} />
            <text className={clsx(ui.tiny, ui.figures, classes.label)} x={x} y={height + 18} textAnchor="middle">
              {texts.size(size)}
            </text>
            {(index === 0 || index === points.length - 1) && (
              <text className={clsx(ui.tiny, ui.figures, classes.label)} x={-8} y={y + 4} textAnchor="end">
                {texts.ms(ms)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </section>
  )
}

/** Says how the measurement compares with the claim. */
function Stand({ cost, said, atMs }: { cost: MeasuredCost; said: string; atMs: number | null }) {
  const stand = againstSaid(cost, said)
  const Glyph = stand === null ? null : glyphs[stand]
  return (
    <p className={clsx(ui.flat, ui.text14, ui.quiet, classes.stand)} data-stand={stand ?? 'unknown'}>
      {Glyph !== null && <Glyph size={16} stroke={2} aria-hidden="true" />}
      {texts.stand(stand, said, atMs === null ? null : elapsedOf(atMs))}
    </p>
  )
}

/** Positions a label at `y`, or one line further down if it would overlap one of `others`. */
function apart(y: number, others: readonly number[]): number {
  const near = others.find((other) => Math.abs(other - y) < lineOfText)
  return near === undefined ? y : near + lineOfText
}
