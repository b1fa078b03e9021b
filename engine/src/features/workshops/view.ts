import type { Workshop } from '@greenroom/shared/content'
import { type Access, nextWorkshopDates, type WorkshopDate } from '@greenroom/shared/rules'
import type { WorkshopDateView, WorkshopView } from '@greenroom/shared/wire'
import { countOf, dateIdOf, placeOf } from './decide.ts'
import type { WorkshopDateRecord, WorkshopFacts } from './record.ts'

const iso = (time: number): string => new Date(time).toISOString()

/** The facts to store about a date once somebody registers for it. */
export const factsOf = (
  { id, title, minutes, seats, place }: Workshop,
  { date, startsAt }: WorkshopDate,
): WorkshopFacts => ({ workshopId: id, title, date, startsAt, minutes, seats, place: place ?? null })

/**
 * A date as this person sees it.
 * @param userId null if they aren't signed in
 */
export function dateFor(
  { date, startsAt, endsAt }: WorkshopDate,
  seats: number,
  { record, userId }: { record: WorkshopDateRecord | undefined; userId: number | null },
): WorkshopDateView {
  const people = record?.people ?? []
  return {
    ...{ date, startsAt: iso(startsAt), endsAt: iso(endsAt) },
    seatsLeft: Math.max(0, (record?.seats ?? seats) - countOf(people, 'registered')),
    waiting: countOf(people, 'waiting'),
    you: userId === null ? null : ownPlace(record, userId),
  }
}

function ownPlace(record: WorkshopDateRecord | undefined, userId: number): WorkshopDateView['you'] {
  const person = placeOf(record, userId)
  if (record === undefined || person === undefined || person.status === 'left') return null
  const waiting = record.people.filter(({ status }) => status === 'waiting')
  return {
    state: person.status,
    position: person.status === 'waiting' ? waiting.indexOf(person) + 1 : null,
    undoUntil: person.leavesAt === null ? null : iso(person.leavesAt),
    place: person.status === 'registered' ? record.place : null,
  }
}

/** A workshop as this person sees it. */
export function workshopFor(
  workshop: Workshop,
  of: {
    access: Access
    records: ReadonlyMap<string, WorkshopDateRecord>
    userId: number | null
    now: number
  },
): WorkshopView {
  const { id, title, domain, host, timeZone, minutes, seats } = workshop
  const { about, agenda, preparation } = workshop
  return {
    ...{ id, title, domain, access: of.access, host, timeZone, minutes, seats, about, agenda, preparation },
    dates: nextWorkshopDates(workshop, of.now).map((date) =>
      dateFor(date, seats, { record: of.records.get(dateIdOf(id, date.date)), userId: of.userId }),
    ),
  }
}
