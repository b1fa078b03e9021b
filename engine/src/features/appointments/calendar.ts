import type { Session } from '@greenroom/shared/session'
import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { CalendarPart } from '../../mail/letter.ts'
import type { AppointmentRecord } from './record.ts'
import { roomTitleOf } from './texts.ts'

/** The product's address, which entries link to, and the sender of its mails. */
export type CalendarOrigin = { publicUrl: string; mailFrom: string }

/** An appointment, for one of its people. */
export type CalendarEntry = { record: AppointmentRecord; state: Session; participantId: string }

const prodId = { company: 'Greenroom', product: 'Mocks', language: 'EN' } as const
const refreshSeconds = 15 * 60

/** Makes calendar entries (RFC 5545). All times are in UTC, so that calendars don't need our time zones. */
export function createCalendars({ publicUrl, mailFrom }: CalendarOrigin) {
  /** The id never changes, however often the appointment moves, so calendars update the entry they have. */
  const uidOf = (sessionId: string): string => `${sessionId}@${new URL(publicUrl).hostname}`
  const roomOf = (sessionId: string): string =>
    `${publicUrl}/mockinterview/human?session=${encodeURIComponent(sessionId)}`

  function addTo(
    calendar: ICalCalendar,
    { record, state, participantId }: CalendarEntry,
    { startsAt, status, to }: { startsAt: number; status: ICalEventStatus; to?: { name: string; email: string } },
  ): void {
    const url = roomOf(record.id)
    const event = calendar.createEvent({
      id: uidOf(record.id),
      sequence: record.sequence,
      start: new Date(startsAt),
      end: new Date(startsAt + record.minutes * 60_000),
      stamp: new Date(record.change.at),
      summary: roomTitleOf(state, participantId),
      description: url,
      location: url,
      url,
      status,
    })
    if (to === undefined) return
    event.organizer({ name: 'Greenroom', email: mailFrom })
    const accepted = { rsvp: false, status: ICalAttendeeStatus.ACCEPTED, role: ICalAttendeeRole.REQ }
    event.createAttendee({ ...accepted, name: to.name === '' ? to.email : to.name, email: to.email })
  }

  return {
    roomOf,
    /**
     * The mail attachment that adds the entry to a person's calendar or removes it; null if the last change doesn't
     * concern calendars.
     */
    partOf(entry: CalendarEntry, to: { name: string; email: string }): CalendarPart | null {
      const { startsAt, change } = entry.record
      const shown = startsAt ?? change.from
      if (shown === null) return null
      const method = startsAt === null ? 'CANCEL' : 'REQUEST'
      const status = startsAt === null ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED
      const calendar = ical({ prodId, method: ICalCalendarMethod[method] })
      addTo(calendar, entry, { startsAt: shown, status, to })
      return { method, content: calendar.toString() }
    },
    /** Booked appointments, as a file or as a feed that calendar programs poll. */
    published(entries: readonly CalendarEntry[], { isFeed }: { isFeed: boolean }): string {
      const feed = isFeed ? { name: 'Greenroom mocks', ttl: refreshSeconds } : {}
      const calendar = ical({ prodId, method: ICalCalendarMethod.PUBLISH, ...feed })
      for (const entry of entries)
        if (entry.record.startsAt !== null)
          addTo(calendar, entry, { startsAt: entry.record.startsAt, status: ICalEventStatus.CONFIRMED })
      return calendar.toString()
    },
  }
}
export type Calendars = ReturnType<typeof createCalendars>
