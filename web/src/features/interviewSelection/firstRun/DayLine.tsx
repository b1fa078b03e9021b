import { clsx } from 'clsx'
import { type DaysLeft, segmentsOf } from '../../../data/days.ts'
import ui from '../../../ui/primitives.module.css'
import { longDayOf } from '../../../ui/time.ts'
import classes from './FirstRun.module.css'
import { firstRunTexts } from './texts.ts'

const texts = firstRunTexts.days

/** The days until the interview as a line of segments: today in green, the interview day in black. */
export function DayLine({ left: { days, rehearsals, reviews }, day }: { left: DaysLeft; day: Date }) {
  const count = segmentsOf(days)
  return (
    <section className={clsx(ui.lineAbove, classes.days)} aria-label={texts.left(days)}>
      <p className={clsx(ui.flex, ui.wrap, ui.between, ui.baseline, ui.flat, classes.daysHead)}>
        <strong className={clsx(ui.large, ui.strong)}>{texts.left(days)}</strong>
        <span className={clsx(ui.text14, ui.quiet)}>{texts.enough(rehearsals, reviews)}</span>
      </p>
      <div className={clsx(ui.flex, ui.gap4, classes.dayLine)} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days have no names
          <span key={index} data-day={index === count - 1 ? 'last' : index === 0 ? 'first' : 'between'} />
        ))}
      </div>
      <p
        className={clsx(
          ui.flex,
          ui.wrap,
          ui.between,
          ui.baseline,
          ui.flat,
          ui.text13,
          ui.line18,
          ui.strong,
          classes.dayNames,
        )}
      >
        <span>{texts.today}</span>
        {days > 1 && <span>{longDayOf(day)}</span>}
      </p>
    </section>
  )
}
