import { locale } from '@greenroom/shared/english'
import type { SessionSummary } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { useMemo } from 'react'
import { isInterview } from '../../data/sessionKinds.ts'
import ui from '../../ui/primitives.module.css'
import { type CalendarDay, calendarOf, calendarWeeks } from './activity.ts'
import classes from './DashboardPage.module.css'
import { useLearner } from './queries.ts'
import { dashboardTexts } from './texts.ts'

const texts = dashboardTexts.activity

/** Recent weeks' activity as totals and day by day, plus XP earned. */
export function Activity({ sessions }: { sessions: readonly SessionSummary[] }) {
  const { data: learner } = useLearner()
  const { weeks, interviews } = useMemo(() => {
    const held = sessions.filter(({ phase }) => phase !== 'NOT_STARTED')
    return { weeks: weeksOf(held), interviews: countIn(weeksOf(held.filter(isInterview))) }
  }, [sessions])
  const days = weeks.flat().filter(({ count }) => count !== null && count > 0).length
  const figures: [string, number][] = [
    [texts.interviews(interviews), interviews],
    [texts.days(days), days],
    ...(learner === undefined
      ? []
      : ([
          [texts.xp, learner.xp],
          [texts.charges(learner.charges), learner.charges],
        ] satisfies [string, number][])),
  ]
  return (
    <section
      className={`${clsx(ui.lineAbove, classes.part)} ${clsx(ui.flex, ui.wrap, ui.between, ui.start, classes.activity)}`}
      aria-labelledby="activity"
    >
      <div>
        <h2 id="activity" className={clsx(ui.flat, ui.large)}>
          {texts.title}
        </h2>
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.weeks(calendarWeeks)}</p>
        <dl className={clsx(ui.flex, ui.wrap, ui.after12, classes.figures)}>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={classes.calendar}>
        <Calendar weeks={weeks} label={texts.calendar(days, calendarWeeks)} />
      </div>
    </section>
  )
}

const weeksOf = (held: readonly SessionSummary[]): CalendarDay[][] =>
  calendarOf(
    held.map(({ createdAt }) => new Date(createdAt)),
    new Date(),
  )

const countIn = (weeks: readonly CalendarDay[][]): number =>
  weeks.flat().reduce((sum, { count }) => sum + (count ?? 0), 0)

const step = 19
const size = 15
const left = 34
const monthName = new Intl.DateTimeFormat(locale, { month: 'short' })
const fills = ['var(--gr-bubble)', 'var(--gr-accent-line)', 'var(--gr-accent)'] as const
const top = 20

function Calendar({ weeks, label }: { weeks: readonly CalendarDay[][]; label: string }) {
  return (
    <svg width={left + weeks.length * step} height={top + 7 * step} role="img" aria-label={label}>
      {texts.weekdays.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week do not change their places
        <text key={index} x={0} y={top + index * step + 12} fontSize={12} fill="var(--gr-ink-3)">
          {name}
        </text>
      ))}
      {weeks.map((days, week) => (
        <g key={days[0]?.key}>
          {monthBegins(days) && (
            <text x={left + week * step} y={12} fontSize={12} fill="var(--gr-ink-3)">
              {monthName.format(new Date(`${days[0]?.key}T12:00`))}
            </text>
          )}
          {days.map(({ key, count }, index) =>
            count === null ? null : (
              <rect
                key={key}
                x={left + week * step}
                y={top + index * step}
                width={size}
                height={size}
                rx={3}
                fill={fills[Math.min(count, 2)]}
              />
            ),
          )}
        </g>
      ))}
    </svg>
  )
}

/** Whether the month's first Monday falls in this week. */
const monthBegins = (days: readonly CalendarDay[]): boolean => Number(days[0]?.key.slice(-2)) <= 7
