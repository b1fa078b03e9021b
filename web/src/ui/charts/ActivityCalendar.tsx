import { locale } from '@greenroom/shared/english'
import { clsx } from 'clsx'
import ui from '../primitives.module.css'
import { shortDateOf } from '../time.ts'
import classes from './ActivityCalendar.module.css'
import { ChartTable } from './ChartTable.tsx'
import { type CalendarDay, calendarOf, levelOf } from './calendar.ts'
import { chartTexts as texts } from './texts.ts'

const monthName = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })

export type ActivityCalendarProps = {
  /** Describes the chart. */
  label: string
  /** Minutes of practice, keyed by day such as `2026-11-21`. */
  minutes: Readonly<Record<string, number>>
  today: string
  weeks: number
}

/** Practice by day. Narrow screens cut off the oldest weeks, but the table for screen readers has all of them. */
export function ActivityCalendar({ label, minutes, today, weeks: count }: ActivityCalendarProps) {
  const weeks = calendarOf(minutes, today, count)
  return (
    <figure className={clsx(ui.flat, ui.shrinks)}>
      <ChartTable
        caption={label}
        columns={[texts.columns.week, texts.columns.minutes, texts.columns.days]}
        rows={weeks.map((week) => rowOf(week)).filter(([, sum]) => sum !== '0')}
      />
      <div className={classes.calendar} aria-hidden="true">
        <div className={clsx(ui.grid, ui.gap3, ui.fixed, classes.week)}>
          <span />
          {texts.weekdays.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of a week don't change their places
            <span key={index} className={classes.name}>
              {name}
            </span>
          ))}
        </div>
        <div className={classes.weeks}>
          {weeks.map((week) => (
            <div key={week[0]?.day} className={clsx(ui.grid, ui.gap3, classes.week)}>
              <span className={classes.name}>{monthBegins(week) && monthName.format(new Date(week[0]?.day ?? 0))}</span>
              {week.map(({ day, minutes: spent }) => (
                <span
                  key={day}
                  className={classes.day}
                  data-level={spent === null ? 'none' : levelOf(spent)}
                  data-today={day === today}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
      <p className={clsx(ui.row, ui.end, ui.gap3, ui.after8, classes.name)} aria-hidden="true">
        {texts.less}
        {[0, 1, 2, 3, 4].map((level) => (
          <span key={level} className={classes.day} data-level={level} />
        ))}
        {texts.more}
      </p>
    </figure>
  )
}

function rowOf(week: readonly CalendarDay[]): string[] {
  const spent = week.map(({ minutes }) => minutes ?? 0).filter((each) => each > 0)
  const sum = Math.round(spent.reduce((all, each) => all + each, 0))
  return [shortDateOf(week[0]?.day ?? ''), spent.length === 0 ? '0' : String(Math.max(1, sum)), String(spent.length)]
}

/** Whether the month's first Monday is in this week. */
const monthBegins = (week: readonly CalendarDay[]): boolean => Number(week[0]?.day.slice(-2)) <= 7
