import { locale } from '@greenroom/shared/english'
import type { LearningPath } from '@greenroom/shared/wire'
import { VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import { dayOf } from '../../data/days.ts'
import ui from '../../ui/primitives.module.css'
import classes from './LearningPath.module.css'
import { pathTexts } from './texts.ts'

const texts = pathTexts.thisWeek
const letter = new Intl.DateTimeFormat(locale, { weekday: 'narrow' })
const name = new Intl.DateTimeFormat(locale, { weekday: 'long' })

/** What was planned for each day of this week, and what was done. */
export function ThisWeek({ path: { thisWeek, today } }: { path: LearningPath }) {
  const done = thisWeek.reduce((sum, { doneMinutes }) => sum + doneMinutes, 0)
  const planned = thisWeek.reduce((sum, { plannedMinutes }) => sum + plannedMinutes, 0)
  const most = Math.max(30, ...thisWeek.flatMap(({ plannedMinutes, doneMinutes }) => [plannedMinutes, doneMinutes]))
  const heightOf = (minutes: number) => ({ height: `${(100 * minutes) / most}%` })
  return (
    <section className={ui.lineAbove} aria-labelledby="this-week">
      <div className={clsx(ui.flex, ui.between, ui.baseline, classes.asideHead)}>
        <h2 id="this-week" className={clsx(ui.flat, ui.large)}>
          {texts.title}
        </h2>
        <span className={clsx(ui.small, ui.quiet, ui.figures)}>{texts.sum(done, planned)}</span>
      </div>
      <ol className={clsx(ui.list, ui.flex, ui.between, classes.bars)}>
        {thisWeek.map(({ day, plannedMinutes, doneMinutes }) => {
          const at = dayOf(day) ?? new Date(day)
          return (
            <li key={day} className={clsx(ui.grow, ui.centre)} aria-current={day === today ? 'date' : undefined}>
              <span className={clsx(ui.block, ui.anchor, classes.barSpace)} aria-hidden="true">
                {plannedMinutes > 0 && (
                  <span className={clsx(ui.over, classes.planned)} style={heightOf(plannedMinutes)} />
                )}
                {doneMinutes > 0 && <span className={clsx(ui.over, classes.done)} style={heightOf(doneMinutes)} />}
              </span>
              <span className={clsx(ui.tiny, day === today ? ui.strong : ui.quiet)} aria-hidden="true">
                {letter.format(at)}
              </span>
              <VisuallyHidden>{texts.day(name.format(at), doneMinutes, plannedMinutes)}</VisuallyHidden>
            </li>
          )
        })}
      </ol>
      <p className={clsx(ui.flex, ui.gap16, ui.flat, ui.tiny, ui.quiet, classes.legend)} aria-hidden="true">
        <span className={clsx(ui.inlineRow, ui.gap6)}>
          <span className={classes.doneKey} />
          {texts.done}
        </span>
        <span className={clsx(ui.inlineRow, ui.gap6)}>
          <span className={classes.plannedKey} />
          {texts.planned}
        </span>
      </p>
    </section>
  )
}
