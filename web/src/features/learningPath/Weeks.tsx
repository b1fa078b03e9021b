import type { LearningPath, PathItem, PathWeek } from '@greenroom/shared/wire'
import { UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronUp, IconFlag } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { dayOf } from '../../data/days.ts'
import ui from '../../ui/primitives.module.css'
import { longDayOf, shortDayOf } from '../../ui/time.ts'
import classes from './LearningPath.module.css'
import { Step } from './Step.tsx'
import { pathTexts as texts } from './texts.ts'

const oneDayMs = 86_400_000
const dateOf = (day: string): Date => dayOf(day) ?? new Date(day)
const dayAfter = (day: string): string => new Date(Date.parse(day) + oneDayMs).toISOString().slice(0, 10)

/** The week that is open at first: the one with today, else the latest before it, else the first. */
export const currentWeekOf = ({ weeks, today }: Pick<LearningPath, 'weeks' | 'today'>): PathWeek | undefined =>
  weeks.findLast(({ from }) => from <= today) ?? weeks[0]

/** The weeks as a line from the first to the interview, with the current one open. */
export function Weeks({ path }: { path: LearningPath }) {
  const { weeks, interview } = path
  const current = currentWeekOf(path)?.from
  return (
    <ol className={clsx(ui.list, classes.weeks)}>
      {weeks.map((week) => (
        <Week key={week.from} week={week} path={path} isCurrent={week.from === current} />
      ))}
      {interview !== null && (
        <li className={clsx(ui.anchor, classes.week)} data-place="interview">
          <span className={clsx(ui.over, ui.grid, ui.placeMiddle, classes.flag)} aria-hidden="true">
            <IconFlag size={13} stroke={1.8} />
          </span>
          <div className={clsx(ui.row, ui.wrap, ui.lineBelow, classes.weekHead)}>
            <span className={clsx(ui.small, ui.quiet, ui.figures, classes.weekDay)}>
              {shortDayOf(dateOf(interview.day))}
            </span>
            <h2 className={clsx(ui.flat, ui.grow, ui.large, ui.breaks)}>{interview.title}</h2>
            <span className={clsx(ui.small, ui.quiet)}>{texts.interview}</span>
          </div>
        </li>
      )}
    </ol>
  )
}

function Week({ week, path, isCurrent }: { week: PathWeek; path: LearningPath; isCurrent: boolean }) {
  const [isOpen, setIsOpen] = useState(isCurrent)
  const { from, title, items } = week
  const done = items.filter(({ state }) => state === 'done').length
  const place = isCurrent ? 'current' : from < path.today ? 'past' : 'ahead'
  const Chevron = isOpen ? IconChevronUp : IconChevronDown
  return (
    <li className={clsx(ui.anchor, classes.week)} data-place={place}>
      <span className={clsx(ui.over, ui.circle, classes.dot)} aria-hidden="true" />
      <h2 className={ui.flat}>
        <UnstyledButton
          className={clsx(ui.row, ui.wide, ui.lineBelow, classes.weekHead)}
          aria-expanded={isOpen}
          aria-current={isCurrent ? 'step' : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={clsx(ui.small, ui.quiet, ui.figures, ui.regular, classes.weekDay)}>
            {shortDayOf(dateOf(from))}
          </span>
          <span className={clsx(ui.grow, ui.shrinks, ui.large, ui.strong, classes.weekTitle)}>{title}</span>
          <span className={clsx(ui.fixed, ui.small, ui.quiet, ui.figures, ui.regular)}>
            {texts.progress(done, items.length)}
          </span>
          <span className={clsx(ui.fixed, ui.notOnPhones, classes.bar)} aria-hidden="true">
            <span style={{ width: `${(100 * done) / Math.max(1, items.length)}%` }} />
          </span>
          <Chevron className={clsx(ui.fixed, ui.quiet)} size={18} stroke={1.6} aria-hidden="true" />
        </UnstyledButton>
      </h2>
      {isOpen && <WeekDays items={items} path={path} isCurrent={isCurrent} />}
    </li>
  )
}

function WeekDays({ items, path, isCurrent }: { items: readonly PathItem[]; path: LearningPath; isCurrent: boolean }) {
  const { today, nextId } = path
  const days = [...Map.groupBy(items, ({ day }) => day)]
  const hasToday = days.some(([day]) => day === today)
  return (
    <div className={classes.days}>
      {isCurrent && !hasToday && <p className={clsx(ui.small, ui.quiet, classes.dayHead)}>{texts.nothingToday}</p>}
      {days.map(([day, of]) => (
        <section key={day} aria-label={headOf(day, today)}>
          <h3 className={clsx(ui.body, ui.strong, classes.dayHead)}>
            {headOf(day, today)}{' '}
            <span className={clsx(ui.quiet, ui.regular)}>
              {texts.minutes(of.reduce((sum, { minutes }) => sum + minutes, 0))}
            </span>
          </h3>
          <ul className={ui.list}>
            {of.map((item) => (
              <Step key={item.id} item={item} isNext={isCurrent && item.id === nextId} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function headOf(day: string, today: string): string {
  if (day === today) return texts.today(longDayOf(dateOf(day)))
  return day === dayAfter(today) ? texts.tomorrow : longDayOf(dateOf(day))
}
