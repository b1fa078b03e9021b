import { momentIn } from '../../mail/days.ts'
import type { Letter } from '../../mail/letter.ts'
import type { WorkshopDateRecord, WorkshopPerson } from './record.ts'

/** A date and one of its people, for wording a mail. */
export type Told = { record: WorkshopDateRecord; person: WorkshopPerson; name: string; url: string }

const attached = 'A calendar entry is attached.'
const because = 'You’re getting this email because you registered for this workshop.'
const placeLine = ({ place }: WorkshopDateRecord): string =>
  place === null ? 'The location hasn’t been announced yet. We’ll email you when it is.' : `Location:  ${place}`

const whenOf = ({ record, person }: Told): string => momentIn(record.startsAt, person.timeZone)

/** The mail about a person's last change; null if they don't need one. */
export function changeLetter(told: Told): Letter | null {
  const { record, person, name, url } = told
  const { title, minutes } = record
  const when = whenOf(told)
  const time = `${title}: ${when}, for ${minutes} minutes.`
  const action = { label: 'See the workshop', url }
  const { what, hadSeat } = person.change
  switch (what) {
    case 'registered':
      return {
        ...{ subject: `You have a seat: ${title}`, name, action, footnotes: [attached, because] },
        lines: [time, placeLine(record), 'If you can’t come, please give up your seat.'],
      }
    case 'movedUp':
      return {
        ...{ subject: `You now have a seat: ${title}`, name, action, footnotes: [attached, because] },
        lines: [
          'A seat has opened up, and it’s yours.',
          ...[time, placeLine(record), 'If you can’t come, please give up your seat.'],
        ],
      }
    case 'changed':
      return {
        ...{ subject: `Changed: ${title}`, name, action, footnotes: hadSeat ? [attached, because] : [because] },
        lines: [
          `New time: ${when}, for ${minutes} minutes.`,
          hadSeat ? placeLine(record) : 'You’re still on the waiting list.',
        ],
      }
    case 'cancelled':
      return {
        ...{ subject: `Cancelled: ${title}`, name, action: { label: 'See other workshops', url } },
        lines: [`The workshop planned for ${when} won’t take place.`],
        footnotes: hadSeat
          ? ['The attached calendar entry removes the workshop from your calendar.', because]
          : [because],
      }
    case 'left':
      if (!hadSeat) return null
      return {
        ...{ subject: `You’ve given up your seat: ${title}`, name, action },
        lines: [`We’ve released your seat for the workshop on ${when}.`],
        footnotes: ['The attached calendar entry removes the workshop from your calendar.'],
      }
    case 'waiting':
      return null
  }
}

/** The reminder mail before a date. */
export function reminderLetter(told: Told): Letter {
  const { record, name, url } = told
  const when = whenOf(told)
  return {
    ...{ subject: `Reminder: ${record.title}, ${when}`, name },
    lines: [`${record.title}: ${when}, for ${record.minutes} minutes.`, placeLine(record)],
    action: { label: 'See the workshop', url },
    footnotes: [because],
  }
}
