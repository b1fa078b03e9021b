import { nextReminderAt, workshopRules } from '@greenroom/shared/rules'
import type { CalendarEvent, CalendarWriter } from '../../mail/calendar.ts'
import type { CalendarPart, Letter } from '../../mail/letter.ts'
import type { WorkshopDates } from './dates.ts'
import type { WorkshopDateRecord, WorkshopFacts, WorkshopPerson } from './record.ts'
import { changeLetter, reminderLetter } from './texts.ts'

/** Workshop news for an account's bell. */
export type WorkshopNews = {
  at: number
  about: {
    workshopId: string
    title: string
    subject: string
    what: 'movedUp' | 'changed' | 'cancelled' | 'soon'
    startsAt: number
    timeZone: string
  }
}

export type WorkshopTellerOptions = {
  dates: WorkshopDates
  calendar: CalendarWriter
  /** A date's facts in the current content; null if it no longer has the date. */
  factsOf: (workshopId: string, date: string) => WorkshopFacts | null
  /** Notifies an account, once per subject. */
  ring: (userId: number, news: WorkshopNews) => Promise<void>
  /** Mails an account that wants such mails and has a verified address, once per id. */
  mail: (userId: number, id: string, letterFor: (to: { name: string; email: string }) => Letter) => Promise<void>
  publicUrl: string
  now: () => number
}

/**
 * Notifies people of changes to their places, and of workshops that begin soon. Every notice has an id, so that it
 * arrives once, even if several engines send it or one dies halfway.
 */
export function createWorkshopTeller(options: WorkshopTellerOptions) {
  const { dates, calendar, ring, mail, publicUrl, now } = options
  const urlOf = ({ workshopId }: WorkshopFacts): string => `${publicUrl}/workshops/${encodeURIComponent(workshopId)}`

  const eventOf = (record: WorkshopDateRecord, person: WorkshopPerson): CalendarEvent => ({
    ...{ id: `workshop-${record.id}`, sequence: person.number, startsAt: record.startsAt, minutes: record.minutes },
    ...{ changedAt: person.change.at, summary: `Workshop: ${record.title}`, url: urlOf(record) },
    ...(record.place === null ? {} : { location: record.place }),
  })

  /** How a change affects the person's calendar; null if it doesn't. */
  function partOf(
    record: WorkshopDateRecord,
    person: WorkshopPerson,
    to: { name: string; email: string },
  ): CalendarPart | null {
    if (person.status === 'registered') return calendar.partOf('REQUEST', eventOf(record, person), to)
    return person.status === 'left' && person.change.hadSeat
      ? calendar.partOf('CANCEL', eventOf(record, person), to)
      : null
  }

  const newsOf = (
    record: WorkshopDateRecord,
    { timeZone }: WorkshopPerson,
    of: { what: WorkshopNews['about']['what']; subject: string; at: number },
  ): WorkshopNews => ({
    at: of.at,
    about: {
      ...{ workshopId: record.workshopId, title: record.title, what: of.what, timeZone, startsAt: record.startsAt },
      subject: `${record.date}.${of.subject}`,
    },
  })

  async function tellPerson(record: WorkshopDateRecord, person: WorkshopPerson): Promise<void> {
    const { userId, number } = person
    const { what, at } = person.change
    if (what === 'movedUp' || what === 'changed' || what === 'cancelled')
      await ring(userId, newsOf(record, person, { what, subject: String(number), at }))
    if (changeLetter({ record, person, name: '', url: '' }) === null) return
    const id = `workshop-${record.id}-${userId}-${number}`
    await mail(userId, id, (to) => {
      const letter = changeLetter({ record, person, name: to.name, url: urlOf(record) })
      if (letter === null) throw new Error(`${id} has no words`)
      const part = partOf(record, person, to)
      return part === null ? letter : { ...letter, calendar: part }
    })
  }

  /** Notifies everybody whose place has changed. */
  async function tell(record: WorkshopDateRecord): Promise<void> {
    for (const person of record.people) if (!person.isTold) await tellPerson(record, person)
    await dates.wasTold(record)
  }

  async function remind(record: WorkshopDateRecord): Promise<void> {
    const { startsAt } = record
    if (startsAt <= now()) return dates.remindNext(record, null)
    const reached = workshopRules.remindersMs.filter((before) => startsAt - before <= now())
    const subject = `${startsAt}.${Math.min(...reached)}`
    for (const person of record.people) {
      if (person.status !== 'registered' || person.leavesAt !== null) continue
      await ring(person.userId, newsOf(record, person, { what: 'soon', subject, at: now() }))
      const id = `workshop-reminder-${record.id}-${person.userId}-${subject.replace('.', '-')}`
      await mail(person.userId, id, ({ name }) => reminderLetter({ record, person, name, url: urlOf(record) }))
    }
    await dates.remindNext(record, nextReminderAt(startsAt, now(), workshopRules.remindersMs))
  }

  /** Applies changes in the content: a new time or place, more seats, or a cancelled date. */
  async function follow(): Promise<void> {
    for await (const { id, workshopId, date } of dates.since(now()))
      await dates.change(id, { type: 'follow', facts: options.factsOf(workshopId, date) })
  }
  let hasFollowed = false

  return {
    tell,
    eventOf,
    /** Makes the next sweep compare the stored dates with the content again. */
    contentChanged(): void {
      hasFollowed = false
    },
    /** Handles everything that is due, and everything that an engine left undone when it died. */
    async sweep(): Promise<void> {
      // Once per engine and publication, so that two engines with different content don't contradict each other for
      // long.
      if (!hasFollowed) {
        hasFollowed = true
        await follow().catch((error: unknown) => {
          hasFollowed = false
          throw error
        })
      }
      for (const { id } of await dates.toRelease()) {
        const record = await dates.change(id, { type: 'release' })
        if (record !== undefined) await tell(record)
      }
      for (const record of await dates.untold()) await tell(record)
      for (const record of await dates.toRemind()) await remind(record)
    },
  }
}
export type WorkshopTeller = ReturnType<typeof createWorkshopTeller>
