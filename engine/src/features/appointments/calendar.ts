import type { Session } from '@greenroom/shared/session'
import { type CalendarEvent, type CalendarOrigin, createCalendarWriter } from '../../mail/calendar.ts'
import type { CalendarPart } from '../../mail/letter.ts'
import type { AppointmentRecord } from './record.ts'
import { roomTitleOf } from './texts.ts'

/** An appointment, as one of its participants sees it. */
export type CalendarEntry = { record: AppointmentRecord; state: Session; participantId: string }

/** Publishes appointments to calendars: in mails, as a file, and in feeds. */
export function createCalendars(origin: CalendarOrigin) {
  const writer = createCalendarWriter(origin)
  const roomOf = (sessionId: string): string =>
    `${origin.publicUrl}/mockinterview/human?session=${encodeURIComponent(sessionId)}`

  const eventAt = (startsAt: number, { record, state, participantId }: CalendarEntry): CalendarEvent => ({
    ...{ id: record.id, sequence: record.sequence, startsAt, minutes: record.minutes, changedAt: record.change.at },
    summary: roomTitleOf(state, participantId),
    url: roomOf(record.id),
  })

  return {
    roomOf,
    /**
     * The mail attachment that adds the entry to a person's calendar or removes it; null if the last change doesn't
     * affect calendars.
     */
    partOf(entry: CalendarEntry, to: { name: string; email: string }): CalendarPart | null {
      const { startsAt, change } = entry.record
      const shown = startsAt ?? change.from
      if (shown === null) return null
      return writer.partOf(startsAt === null ? 'CANCEL' : 'REQUEST', eventAt(shown, entry), to)
    },
    /** Booked appointments as a file, or combined with other events as a feed that calendar programs poll. */
    published(entries: readonly CalendarEntry[], feed?: { name: string; more: readonly CalendarEvent[] }): string {
      const booked = entries.flatMap((entry) =>
        entry.record.startsAt === null ? [] : [eventAt(entry.record.startsAt, entry)],
      )
      return writer.published([...booked, ...(feed?.more ?? [])], feed?.name)
    },
  }
}
export type Calendars = ReturnType<typeof createCalendars>
