import { type DaysLeft, segmentsOf } from '../../../data/days.ts'
import { longDayOf } from '../../../ui/time.ts'
import classes from './FirstRun.module.css'
import { firstRunTexts } from './texts.ts'

const texts = firstRunTexts.days

/** The days until the interview as a line: today in green, the day itself in ink. */
export function DayLine({ left: { days, rehearsals, reviews }, day }: { left: DaysLeft; day: Date }) {
  const count = segmentsOf(days)
  return (
    <section className={classes.days} aria-label={texts.left(days)}>
      <p className={classes.daysHead}>
        <strong className={classes.daysCount}>{texts.left(days)}</strong>
        <span className={classes.support}>{texts.enough(rehearsals, reviews)}</span>
      </p>
      <div className={classes.dayLine} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: days have no names
          <span key={index} data-day={index === count - 1 ? 'last' : index === 0 ? 'first' : 'between'} />
        ))}
      </div>
      <p className={classes.dayNames}>
        <span>{texts.today}</span>
        {days > 1 && <span>{longDayOf(day)}</span>}
      </p>
    </section>
  )
}
