import { usualDomain } from '@greenroom/shared/vocabulary'
import type { Dashboard } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { ActivityCalendar } from '../../ui/charts/ActivityCalendar.tsx'
import ui from '../../ui/primitives.module.css'
import { hoursAndMinutes } from '../../ui/time.ts'
import classes from './DashboardPage.module.css'
import { dashboardTexts } from './texts.ts'

const texts = dashboardTexts.activity
/** The server sends the days of this many weeks. */
const weeks = 32

/** This week's minutes against the plan, what was done so far, and practice by day. */
export function Activity({ dashboard: { domain, day, activity, week, xp, charges } }: { dashboard: Dashboard }) {
  const days = Object.keys(activity.minutes).length
  const figures: [string, string][] = [
    [texts.planned(week.planned), hoursAndMinutes(week.minutes)],
    ...[
      [texts.interviews(activity.interviews), activity.interviews] as const,
      [texts.challenges(activity.challenges), activity.challenges] as const,
      [texts.lessons(activity.lessons), activity.lessons] as const,
      [texts.streak(activity.streakDays), activity.streakDays] as const,
      [texts.xp, xp] as const,
      // Power-up charges are only used in interviews.
      [texts.charges(charges), domain === usualDomain ? charges : 0] as const,
    ].flatMap(([name, count]): [string, string][] => (count === 0 ? [] : [[name, String(count)]])),
  ]
  return (
    <section
      className={clsx(ui.lineAbove, ui.flex, ui.wrap, ui.between, ui.start, classes.part, classes.activity)}
      aria-labelledby="activity"
    >
      <div className={classes.sums}>
        <h2 id="activity" className={clsx(ui.flat, ui.large)}>
          {texts.title}
        </h2>
        <dl className={clsx(ui.flex, ui.wrap, ui.after12, classes.figures)}>
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {days === 0 ? (
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.empty}</p>
      ) : (
        <ActivityCalendar label={texts.calendar(days, weeks)} minutes={activity.minutes} today={day} weeks={weeks} />
      )}
    </section>
  )
}
