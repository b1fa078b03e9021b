import { appointmentRules, nextReminderAt } from '@greenroom/shared/rules'
import { type Participant, type Session, userIdOf } from '@greenroom/shared/session'
import type { AppointmentChange } from '@greenroom/shared/wire'
import type { Letter } from '../../mail/letter.ts'
import type { Post } from '../../mail/openMail.ts'
import type { SessionHandler } from '../../session/handle.ts'
import type { Appointments } from './appointments.ts'
import type { Calendars } from './calendar.ts'
import type { AppointmentRecord } from './record.ts'
import { changeLetter, nameIn, reminderLetter, type Told } from './texts.ts'

/** Appointment news for an account's bell. */
export type AppointmentNews = {
  at: number
  about: {
    sessionId: string
    /** The revision it is about. For a reminder, also how long before the start it was sent. */
    subject: string
    what: AppointmentChange | 'soon'
    by: string
    byUserId: number | null
    startsAt: number | null
    timeZone: string
  }
}

export type AppointmentTellerOptions = {
  appointments: Appointments
  calendars: Calendars
  handler: Pick<SessionHandler, 'reload'>
  /** Notifies an account, once per subject. */
  ring: (userId: number, news: AppointmentNews) => Promise<void>
  /** Mails an account that wants such mails and has a verified address, once per id. */
  mailAccount: (
    userId: number,
    id: string,
    letterFor: (person: { name: string; email: string }) => Letter,
  ) => Promise<void>
  post: (mail: Post) => Promise<void>
  now: () => number
}

/** Turns a participant id into a part of a mail's id that is safe in a file name. */
const idOf = (participantId: string): string => participantId.replace(/[^\w-]/g, '-')

/** The person's own time zone, otherwise that of the person offering the times; mails name it beside each time. */
const zoneOf = ({ timeZones, offeredBy }: AppointmentRecord, participantId: string): string =>
  timeZones[participantId] ?? timeZones[offeredBy] ?? 'UTC'

/**
 * Notifies people of changes to an appointment, and reminds them. Every notice has an id, so that it arrives once, even
 * if several engines send it or one dies halfway.
 */
export function createAppointmentTeller(options: AppointmentTellerOptions) {
  const { appointments, calendars, handler, ring, mailAccount, post, now } = options

  /** Mails one person, if we know their address. */
  async function mailTo(
    { id, name }: Participant,
    record: AppointmentRecord,
    mail: { id: string; letterFor: (person: { name: string; email: string }) => Letter },
  ): Promise<void> {
    const userId = userIdOf(id)
    const mailId = `${mail.id}-${idOf(id)}`
    if (userId !== null) return mailAccount(userId, mailId, mail.letterFor)
    const email = record.guestEmails[id]
    if (email === undefined) return
    await post({ id: mailId, kind: 'appointment', to: email, letter: mail.letterFor({ name, email }) })
  }

  const toldTo = (record: AppointmentRecord, state: Session, participantId: string): Told => ({
    record,
    state,
    participantId,
    timeZone: zoneOf(record, participantId),
    url: calendars.roomOf(record.id),
  })

  const newsFor = (told: Told, what: AppointmentNews['about']['what'], subject: string): AppointmentNews => {
    const { record, state, timeZone } = told
    return {
      at: what === 'soon' ? now() : record.change.at,
      about: {
        sessionId: record.id,
        subject,
        what,
        by: nameIn(state, record.change.by),
        byUserId: userIdOf(record.change.by),
        startsAt: record.startsAt ?? record.change.from,
        timeZone,
      },
    }
  }

  /**
   * Notifies people of the last change.
   * @param state the session while all of them were still in it
   */
  async function tell(record: AppointmentRecord, state: Session): Promise<void> {
    for (const person of state.members) {
      const told = toldTo(record, state, person.id)
      const userId = userIdOf(person.id)
      if (userId !== null && person.id !== record.change.by)
        await ring(userId, newsFor(told, record.change.what, String(record.revision)))
      if (changeLetter('', told) === null) continue
      const id = `appointment-${record.id}-${record.revision}`
      const letterFor = (to: { name: string; email: string }): Letter => {
        const calendar = calendars.partOf({ record, state, participantId: person.id }, to)
        const letter = changeLetter(to.name, told)
        if (letter === null) throw new Error(`${id} has no words`)
        return calendar === null ? letter : { ...letter, calendar }
      }
      await mailTo(person, record, { id, letterFor })
    }
    await appointments.wasTold(record)
  }

  async function remind(record: AppointmentRecord): Promise<void> {
    const { startsAt } = record
    const state = await handler.reload(record.id)
    if (startsAt === null || state?.phase !== 'NOT_STARTED' || startsAt <= now())
      return appointments.remindNext(record, null)
    const reached = appointmentRules.remindersMs.filter((before) => startsAt - before <= now())
    const subject = `${record.sequence}.${Math.min(...reached)}`
    for (const person of state.members) {
      const told = toldTo(record, state, person.id)
      const userId = userIdOf(person.id)
      if (userId !== null) await ring(userId, newsFor(told, 'soon', subject))
      const letterFor = (to: { name: string }) => reminderLetter(to.name, told)
      await mailTo(person, record, { id: `reminder-${record.id}-${subject.replace('.', '-')}`, letterFor })
    }
    await appointments.remindNext(record, nextReminderAt(startsAt, now()))
  }

  return {
    tell,
    /** Sends due reminders, and notices that engines died before sending. */
    async sweep(): Promise<void> {
      for (const record of await appointments.untold()) {
        const state = await handler.reload(record.id)
        if (state !== undefined) await tell(record, state)
      }
      for (const record of await appointments.due()) await remind(record)
    },
  }
}
export type AppointmentTeller = ReturnType<typeof createAppointmentTeller>
