import type { Journey, JourneyMark } from '@greenroom/shared/wire'
import { VisuallyHidden } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { placeOf } from '../../ui/charts/days.ts'
import { Lane, Trend } from '../../ui/charts/Trend.tsx'
import ui from '../../ui/primitives.module.css'
import { shortDateOf } from '../../ui/time.ts'
import classes from './Journey.module.css'
import { journeyTexts as texts } from './texts.ts'

/** Readiness over time. Below it, finished and planned items on the same axis of days. */
export function Timeline({ journey }: { journey: Journey }) {
  const { day, from, to, trend, lanes } = journey
  const isPharmacy = journey.domain === 'pharmacy_pre_reg'
  const isEmpty = trend.points.length === 0 && Object.values(lanes).every((marks) => marks.length === 0)
  return (
    <section className={classes.timeline} aria-labelledby="readiness">
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.gap4by16)}>
        <h2 id="readiness" className={clsx(ui.flat, ui.large)}>
          {texts.readiness}
        </h2>
        {!isEmpty && <Legend />}
      </div>
      {!isEmpty && (
        <Trend
          label={texts.chart}
          {...{ from, to, points: trend.points, forecast: trend.forecast }}
          today={day}
          showsRange={trend.points.at(-1)?.day === day}
          {...(isPharmacy ? { goal: texts.good } : {})}
          foot={<Weeks journey={journey} />}
        >
          {(isPharmacy ? (['lessons', 'interviews'] as const) : (['lessons', 'challenges', 'interviews'] as const)).map(
            (lane) => (
              <Lane key={lane} label={isPharmacy && lane === 'interviews' ? texts.papers : texts.lanes[lane]}>
                <Marks marks={lanes[lane]} from={from} to={to} />
              </Lane>
            ),
          )}
        </Trend>
      )}
      <p className={clsx(ui.after12, ui.small, ui.quiet, ui.pretty, classes.basis)}>
        {trend.points.length === 0 ? (isPharmacy ? texts.noPapers : texts.noPoints) : trend.basis}
      </p>
    </section>
  )
}

function Legend() {
  return (
    <p className={clsx(ui.flex, ui.gap16, ui.flat, ui.small, ui.quiet)} aria-hidden="true">
      {(['done', 'planned', 'missed'] as const).map((state) => (
        <span key={state} className={clsx(ui.inlineRow, ui.gap6)}>
          <span className={classes.key} data-state={state} />
          {texts.legend[state]}
        </span>
      ))}
    </p>
  )
}

function Marks({ marks, from, to }: { marks: readonly JourneyMark[]; from: string; to: string }) {
  const count = (state: JourneyMark['state']) => marks.filter((mark) => mark.state === state).length
  return (
    <>
      <VisuallyHidden>{texts.marks(count('done'), count('planned'), count('missed'))}</VisuallyHidden>
      {marks.map(({ day, state, title }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be planned twice for a day
          key={`${day} ${title} ${index}`}
          className={classes.mark}
          data-state={state}
          style={{ left: `${placeOf(day, from, to)}%` }}
          title={`${shortDateOf(day)}: ${title}`}
          aria-hidden="true"
        />
      ))}
    </>
  )
}

/** A bar that is filled up to this percentage. */
const filledTo = (percent: number) => ({
  background: `linear-gradient(90deg, var(--gr-accent) ${percent}%, var(--gr-accent-line) ${percent}%)`,
})

/** The maximum number of weeks with a visible name. */
const maxNamed = 6
/** If the last week is narrower than this percentage of the axis, its date is on its left and its name is hidden. */
const narrow = 7

function Weeks({ journey: { weeks, from, to, goal, day } }: { journey: Journey }) {
  const step = Math.ceil(weeks.length / maxNamed)
  const isEndNarrow = 100 - placeOf(weeks.at(-1)?.from ?? to, from, to) < narrow
  return (
    <div className={classes.weeks}>
      <ol className={clsx(ui.list, ui.flex)} aria-label={texts.weeks}>
        {weeks.map((week, index) => {
          const left = placeOf(week.from, from, to)
          const right = placeOf(weeks[index + 1]?.from ?? to, from, to)
          const isLast = index === weeks.length - 1
          const isNarrow = isLast && isEndNarrow
          return (
            <li
              key={week.from}
              className={classes.week}
              data-state={week.state}
              data-named={isNarrow ? 'narrow' : index % step === 0}
              style={{ width: `${right - left}%` }}
            >
              <span
                className={classes.bar}
                style={
                  week.state === 'now' ? filledTo(placeOf(day, week.from, weeks[index + 1]?.from ?? to)) : undefined
                }
              />
              <span
                className={classes.weekName}
                data-makes-room={isEndNarrow && index + step >= weeks.length - 1}
                style={{ width: isNarrow ? undefined : `${100 * Math.min(step, weeks.length - index)}%` }}
              >
                <strong className={clsx(ui.block, ui.medium)}>{shortDateOf(week.from)}</strong>
                <span className={classes.title}>{week.title}</span>
              </span>
            </li>
          )
        })}
      </ol>
      {goal?.date === to && (
        <span className={classes.flag}>
          <IconFlag size={14} stroke={1.8} aria-hidden="true" />
        </span>
      )}
    </div>
  )
}
