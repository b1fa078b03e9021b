import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { CalendarPart } from './letter.ts'

/** Greenroom's address, which entries link to, and the sender of its mails. */
export type CalendarOrigin = { publicUrl: string; mailFrom: string }

/** A calendar entry. Times in ms since 1970. */
export type CalendarEvent = {
  /** Identifies the entry within Greenroom. It never changes, so calendars update their existing entry. */
  id: string
  /** Goes up with every change sent to calendars. */
  sequence: number
  startsAt: number
  minutes: number
  changedAt: number
  summary: string
  /** The page about the event. */
  url: string
  /** The event's location; by default its page. */
  location?: string
  /** Whether it takes up whole days (UTC) rather than a particular time. */
  allDay?: boolean
}

const prodId = { company: 'Greenroom', product: 'Calendar', language: 'EN' } as const
const refreshSeconds = 15 * 60

/** Writes calendar entries (RFC 5545). All times are in UTC, so that calendars don't need our time zones. */
export function createCalendarWriter({ publicUrl, mailFrom }: CalendarOrigin) {
  const host = new URL(publicUrl).hostname

  function addTo(
    calendar: ICalCalendar,
    { id, sequence, startsAt, minutes, changedAt, summary, url, location = url, allDay = false }: CalendarEvent,
    { status, to }: { status: ICalEventStatus; to?: { name: string; email: string } },
  ): void {
    const event = calendar.createEvent({
      id: `${id}@${host}`,
      sequence,
      start: new Date(startsAt),
      end: new Date(startsAt + minutes * 60_000),
      stamp: new Date(changedAt),
      allDay,
      summary,
      description: url,
      location,
      url,
      status,
    })
    if (to === undefined) return
    event.organizer({ name: 'Greenroom', email: mailFrom })
    const accepted = { rsvp: false, status: ICalAttendeeStatus.ACCEPTED, role: ICalAttendeeRole.REQ }
    event.createAttendee({ ...accepted, name: to.name === '' ? to.email : to.name, email: to.email })
  }

  return {
    /** The mail attachment that adds or changes the entry in a person's calendar (`REQUEST`), or removes it. */
    partOf(method: CalendarPart['method'], event: CalendarEvent, to: { name: string; email: string }): CalendarPart {
      const status = method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED
      const calendar = ical({ prodId, method: ICalCalendarMethod[method] })
      addTo(calendar, event, { status, to })
      return { method, content: calendar.toString() }
    },
    /** Entries as a file or, with a name, as a feed that calendar programs poll. */
    published(events: readonly CalendarEvent[], feedName?: string): string {
      const feed = feedName === undefined ? {} : { name: feedName, ttl: refreshSeconds }
      const calendar = ical({ prodId, method: ICalCalendarMethod.PUBLISH, ...feed })
      for (const event of events) addTo(calendar, event, { status: ICalEventStatus.CONFIRMED })
      return calendar.toString()
    },
  }
}
export type CalendarWriter = ReturnType<typeof createCalendarWriter>
