import { memberOf, type Session } from '@greenroom/shared/session'
import type { Appointment } from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import type { EngineConfig } from '../config.ts'
import { createArrangeMock } from '../features/appointments/arrangeMock.ts'
import { createCalendars } from '../features/appointments/calendar.ts'
import { createChangeAppointment } from '../features/appointments/changeAppointment.ts'
import { openCalendarFeeds } from '../features/appointments/feeds.ts'
import { createOwnAppointments } from '../features/appointments/ownAppointments.ts'
import { appointmentRoutes } from '../features/appointments/routes.ts'
import { createAppointmentTeller } from '../features/appointments/tell.ts'
import { invitedTimes } from '../features/appointments/texts.ts'
import { appointmentFor, isSchedulable } from '../features/appointments/view.ts'
import type { OpenSession } from '../features/sessions/openSession.ts'
import { type Mail, mailFromOf } from '../mail/openMail.ts'
import type { HttpApp } from '../platform/httpService.ts'
import { startSweep } from '../platform/sweep.ts'
import { participantIn, type Visitor } from '../realtime/access.ts'
import type { Store } from '../store/port.ts'
import type { Belongings } from './belongings.ts'
import type { NewsDesk } from './notices.ts'
import type { People } from './people.ts'
import type { Sessions } from './sessions.ts'
import type { WhoAsks } from './whoAsks.ts'
import type { Workshops } from './workshops.ts'

export type SchedulingOptions = {
  config: EngineConfig
  store: Store
  people: People
  whoAsks: WhoAsks
  sessions: Sessions
  belongings: Belongings
  newsDesk: NewsDesk
  mail: Pick<Mail, 'post'>
  workshops: Pick<Workshops, 'eventsOf'>
  logger: FastifyBaseLogger
  openSession: OpenSession
  /** How often this engine checks for due work, in ms. */
  sweepEveryMs: number
  now: () => number
}
export type Scheduling = ReturnType<typeof startScheduling>
/** Reminders are accurate to the minute, so they are checked less often than rooms. */
const sweepsBetween = 5

/** Sets up mock scheduling: agreeing on times, notices, calendars, and reminders. */
export function startScheduling(app: HttpApp, options: SchedulingOptions) {
  const { config, store, people, sessions, belongings, newsDesk, whoAsks, mail, logger, now } = options
  const { handler, members } = sessions
  const { appointments } = belongings
  const { publicUrl, notices } = newsDesk
  const calendars = createCalendars({ publicUrl, mailFrom: mailFromOf(config) })
  const feeds = openCalendarFeeds(store, { secret: config.INTERNAL_TOKEN, now })
  const teller = createAppointmentTeller({
    ...{ appointments, calendars, handler, now },
    ring: (userId, news) => notices.tell(userId, { kind: 'appointment', ...news }),
    mailAccount: (userId, id, letterFor) => notices.mail(userId, 'appointment', id, letterFor),
    post: mail.post,
  })
  const { idsOf } = people
  const own = createOwnAppointments({ appointments, members, idsOf, now })
  const changeAppointment = createChangeAppointment({ appointments, clashOf: own.clashOf, teller, logger })
  appointmentRoutes(app, {
    ...{ appointments, changeAppointment, calendars, feeds, handler, own, idsOf, now, publicUrl },
    accountOf: whoAsks.accountOf,
    visitorOf: whoAsks.visitorOf,
    keepGuest: people.guests.keep,
    moreInFeed: options.workshops.eventsOf,
  })
  const sweeps = [teller.sweep]
  const sweepAll = async () => {
    for (const each of sweeps) await each()
  }
  const sweep = startSweep(sweepAll, {
    ...{ of: 'appointments', logger },
    everyMs: options.sweepEveryMs * sweepsBetween,
  })
  return {
    feeds,
    clashOf: own.clashOf,
    changeAppointment,
    /** Adds a sweep for work begun by other features that an engine may have died before finishing. */
    alsoSweep: (of: () => Promise<void>) => void sweeps.push(of),
    arrangeMock: createArrangeMock({
      ...{ handler, members, appointments, changeAppointment },
      openSession: options.openSession,
      extraTimeOf: people.extraTimeOf,
    }),
    /** A session's times, as shown to an invited person. */
    async appointmentOf(state: Session, visitor: Visitor | null): Promise<Appointment | null> {
      const record = await appointments.of(state.sessionId)
      if (record === undefined || record.status === 'cancelled') return null
      const participantId = visitor === null ? undefined : participantIn(state, visitor)?.id
      return appointmentFor(record, { state, participantId, now: now() })
    },
    /**
     * The same for an invitation mail: in the time zone of the person offering the times, plus a calendar entry if a
     * time is booked.
     */
    async timesFor(state: Session, to: { name: string; email: string }) {
      const record = await appointments.of(state.sessionId)
      if (record === undefined || record.status === 'cancelled') return { lines: [], calendar: null }
      const timeZone = record.timeZones[record.offeredBy] ?? 'UTC'
      const calendar = calendars.partOf({ record, state, participantId: 'invited' }, to)
      return { lines: invitedTimes(record, timeZone), calendar: record.startsAt === null ? null : calendar }
    },
    /** Cancels the time agreed with somebody who was removed, and deletes their contact details. */
    async withoutMember(before: Session, participantId: string): Promise<void> {
      const { sessionId, host } = before
      const known = await appointments.of(sessionId)
      const isPartner = memberOf(before, participantId)?.role !== 'observer'
      if (known !== undefined && known.status !== 'cancelled' && isPartner && isSchedulable(before))
        await changeAppointment(before, { type: 'cancel', by: host.id, revision: known.revision })
      await appointments.leaveOut(sessionId, participantId)
    },
    stop: sweep.stop,
  }
}
