import { nextReminderAt, workshopRules } from '@greenroom/shared/rules'
import type { WorkshopDateRecord, WorkshopFacts, WorkshopPerson } from './record.ts'

/** Something that happens to a date. `follow`: the content may have changed; null if it no longer has the date. */
export type WorkshopCommand =
  | { type: 'register'; userId: number; timeZone: string; facts: WorkshopFacts }
  | { type: 'leave'; userId: number }
  | { type: 'release' }
  | { type: 'follow'; facts: WorkshopFacts | null }
  /** Removes a person whose account is being deleted. */
  | { type: 'forget'; userId: number }

/** The outcome of a command: refused, unchanged, or the next state. */
export type WorkshopDecision =
  | { refused: 'TIME_IS_OVER' }
  | { as: WorkshopDateRecord | undefined }
  | { next: WorkshopDateRecord }

export const dateIdOf = (workshopId: string, date: string): string => `${workshopId}-${date}`

/** The person's place on this date; undefined if they never had one or gave it up. */
export const placeOf = (record: WorkshopDateRecord | undefined, userId: number): WorkshopPerson | undefined =>
  record?.people.find((person) => person.userId === userId && person.status !== 'left')

export const countOf = (people: readonly WorkshopPerson[], status: WorkshopPerson['status']): number =>
  people.filter((person) => person.status === status).length

/** Decides a command. Repeating one changes nothing. */
export function decideWorkshop(
  known: WorkshopDateRecord | undefined,
  command: WorkshopCommand,
  now: number,
): WorkshopDecision {
  switch (command.type) {
    case 'register':
      return registered(known, command, now)
    case 'leave': {
      const person = placeOf(known, command.userId)
      if (known === undefined || person === undefined || person.leavesAt !== null) return { as: known }
      if (known.startsAt <= now) return { refused: 'TIME_IS_OVER' }
      return { next: revised(known, swap(known, { ...person, leavesAt: now + workshopRules.undoMs }), now) }
    }
    case 'release':
      if (known === undefined || known.releaseAt === null || known.releaseAt > now) return { as: known }
      return { next: revised(known, promoted(known, released(known.people, now), now), now) }
    case 'follow':
      return followed(known, command.facts, now)
    case 'forget': {
      const people = known?.people.filter(({ userId }) => userId !== command.userId)
      if (known === undefined || people?.length === known.people.length) return { as: known }
      return { next: revised(known, promoted(known, people ?? [], now), now) }
    }
  }
}

function registered(
  known: WorkshopDateRecord | undefined,
  { userId, timeZone, facts }: Extract<WorkshopCommand, { type: 'register' }>,
  now: number,
): WorkshopDecision {
  const person = placeOf(known, userId)
  if (person?.leavesAt === null) return { as: known }
  const date = known ?? newDate(facts, now)
  if (date.startsAt <= now) return { refused: 'TIME_IS_OVER' }
  if (person !== undefined) return { next: revised(date, swap(date, { ...person, leavesAt: null }), now) }
  const others = date.people.filter((each) => each.userId !== userId)
  const before = date.people.find((each) => each.userId === userId)
  const status = countOf(others, 'registered') < date.seats ? 'registered' : 'waiting'
  const entered: WorkshopPerson = {
    ...{ userId, status, timeZone, leavesAt: null, number: (before?.number ?? 0) + 1 },
    ...{ change: { what: status, at: now, hadSeat: false }, isTold: false },
  }
  return { next: revised(date, [...others, entered], now) }
}

function followed(known: WorkshopDateRecord | undefined, facts: WorkshopFacts | null, now: number): WorkshopDecision {
  if (known === undefined || known.startsAt <= now) return { as: known }
  const change = (people: readonly WorkshopPerson[], what: 'changed' | 'cancelled') =>
    people.map((person) => (person.status === 'left' ? person : changed(person, what, now)))
  if (facts === null) {
    if (known.people.every(({ status }) => status === 'left')) return { as: known }
    const people = change(known.people, 'cancelled').map(
      (person): WorkshopPerson => ({ ...person, status: 'left', leavesAt: null }),
    )
    return { next: revised(known, people, now) }
  }
  const isElsewhere =
    facts.startsAt !== known.startsAt || facts.minutes !== known.minutes || facts.place !== known.place
  if (!isElsewhere && facts.seats === known.seats && facts.title === known.title) return { as: known }
  const date = { ...known, ...facts }
  const told = isElsewhere ? { ...date, people: change(known.people, 'changed') } : date
  const remindAt =
    facts.startsAt === known.startsAt ? known.remindAt : nextReminderAt(facts.startsAt, now, workshopRules.remindersMs)
  return { next: revised({ ...told, remindAt }, promoted(told, told.people, now), now) }
}

const newDate = (facts: WorkshopFacts, now: number): WorkshopDateRecord => ({
  ...facts,
  id: dateIdOf(facts.workshopId, facts.date),
  ...{ revision: 0, changedAt: now, people: [], isTold: true, releaseAt: null },
  remindAt: nextReminderAt(facts.startsAt, now, workshopRules.remindersMs),
})

/** Builds the next revision, with these people. */
function revised(date: WorkshopDateRecord, people: WorkshopPerson[], now: number): WorkshopDateRecord {
  const leaving = people.flatMap(({ leavesAt }) => (leavesAt === null ? [] : [leavesAt]))
  return {
    ...{ ...date, people, changedAt: now, revision: date.revision + 1 },
    isTold: people.every((person) => person.isTold),
    releaseAt: leaving.length === 0 ? null : Math.min(...leaving),
  }
}

const swap = ({ people }: WorkshopDateRecord, changed: WorkshopPerson): WorkshopPerson[] =>
  people.map((person) => (person.userId === changed.userId ? changed : person))

const changed = (person: WorkshopPerson, what: WorkshopPerson['change']['what'], at: number): WorkshopPerson => ({
  ...person,
  number: person.number + 1,
  change: { what, at, hadSeat: person.status === 'registered' },
  isTold: false,
})

/** Ends the places of people who can no longer come back. */
const released = (people: readonly WorkshopPerson[], now: number): WorkshopPerson[] =>
  people.map((person) =>
    person.leavesAt === null || person.leavesAt > now
      ? person
      : { ...changed(person, 'left', now), status: 'left', leavesAt: null },
  )

/** Gives free seats to the first people on the waiting list, unless the workshop has begun. */
function promoted(
  { seats, startsAt }: WorkshopFacts,
  people: readonly WorkshopPerson[],
  now: number,
): WorkshopPerson[] {
  let free = startsAt <= now ? 0 : seats - countOf(people, 'registered')
  return people.map((person) => {
    if (free <= 0 || person.status !== 'waiting' || person.leavesAt !== null) return person
    free -= 1
    return { ...changed(person, 'movedUp', now), status: 'registered' }
  })
}
