import type { WorkshopDateView } from '@greenroom/shared/wire'
import { agree, clockIn, momentIn, placeOf } from '../../parts/appointments/zonedTimes.ts'
import ui from '../../ui/primitives.module.css'
import { workshopTexts as texts } from './texts.ts'

/** The date in the user's time zone and, if that differs, in the workshop's. */
export function When(props: { date: WorkshopDateView; timeZone: string; ownZone: string }) {
  const { date, timeZone, ownZone } = props
  const at = Date.parse(date.startsAt)
  return (
    <>
      <time dateTime={date.startsAt} className={ui.medium}>
        {momentIn(at, ownZone)}
      </time>
      {!agree(at, timeZone, ownZone) && (
        <span className={ui.quiet}> ({texts.there(clockIn(at, timeZone), placeOf(timeZone))})</span>
      )}
    </>
  )
}
