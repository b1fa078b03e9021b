import { createHash } from 'node:crypto'
import { appointmentRules, dayMs } from '@greenroom/shared/rules'
import { interviewTitle } from '@greenroom/shared/session'
import {
  type Appointment,
  appointmentListSchema,
  appointmentPaths,
  bookingSchema,
  calendarFeedSchema,
  cancellationQuerySchema,
  feedQuerySchema,
  type MyAppointment,
  offeredTimesSchema,
  sessionAppointmentSchema,
  sessionParamsSchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CalendarEvent } from '../../mail/calendar.ts'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts, onlyVisitors } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { limit } from '../../platform/rateLimit.ts'
import { throttle } from '../../platform/throttle.ts'
import { type Account, participantIdsOf, type Seat, seats, type Visitor } from '../../realtime/access.ts'
import type { SessionHandler } from '../../session/handle.ts'
import type { Appointments } from './appointments.ts'
import type { CalendarEntry, Calendars } from './calendar.ts'
import type { ChangeAppointment } from './changeAppointment.ts'
import type { CalendarFeeds } from './feeds.ts'
import type { OwnAppointments } from './ownAppointments.ts'
import { appointmentFor } from './view.ts'

/** Limits changes, because each sends mail to people. */
const changeBucket = { burst: 20, perSecond: 1 / 30 }
const renewBucket = { burst: 10, perSecond: 1 / 60 }
/** Keys can't be guessed, but this limits the work caused by guessing, per address. */
const feedLimit = limit(120, 60)
const inFeedMs = 90 * dayMs
/** How long after the mock a guest can come back. */
const guestAfterMs = 14 * dayMs
const calendarType = 'text/calendar; charset=utf-8'

export type AppointmentRoutesOptions = {
  appointments: Appointments
  changeAppointment: ChangeAppointment
  calendars: Calendars
  feeds: CalendarFeeds
  handler: Pick<SessionHandler, 'load' | 'reload'>
  own: Pick<OwnAppointments, 'of'>
  now: () => number
  publicUrl: string
  accountOf: (request: FastifyRequest) => Promise<Account>
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
  /** Every id an account has in sessions. */
  idsOf: (userId: number) => Promise<string[]>
  /** Everything else in an account's calendar that ends after this time. */
  moreInFeed: (userId: number, since: number) => Promise<CalendarEvent[]>
  /**
   * Keeps a guest until this time.
   * @returns the cookie to set again, or null if the cookie isn't a guest's
   */
  keepGuest: (guestId: string, until: number, cookie: string | undefined) => Promise<string | null>
}

/** Routes for the times of mocks between people, their calendar files, and each account's feed. */
export function appointmentRoutes(app: HttpApp, options: AppointmentRoutesOptions): void {
  const { appointments, changeAppointment, calendars, feeds, handler, own, now, visitorOf, accountOf } = options
  const changes = app.limits('appointments.changes', changeBucket, now)
  const renewals = app.limits('appointments.renewals', renewBucket, now)
  const seatFor = seats(handler, visitorOf)
  const tags = ['appointments']
  const onRequest = onlyVisitors(visitorOf)

  /** The caller's seat, if they are the candidate or the interviewer. */
  async function changingSeat(request: FastifyRequest, id: string): Promise<Seat> {
    const seat = await seatFor(request, id)
    if (seat.participant.role === 'observer') throw new ProblemError('FORBIDDEN')
    throttle(changes.take(seat.participant.id))
    return seat
  }
  const answered = (record: Awaited<ReturnType<Appointments['of']>>, { state, participant }: Seat) => ({
    appointment:
      record === undefined ? null : appointmentFor(record, { state, participantId: participant.id, now: now() }),
  })

  /** The appointments of these people, with their sessions. */
  async function entriesOf(ids: readonly string[]): Promise<(CalendarEntry & { role: MyAppointment['role'] })[]> {
    const found: (CalendarEntry & { role: MyAppointment['role'] })[] = []
    for (const record of await own.of(ids)) {
      const state = record.status === 'cancelled' ? undefined : await handler.load(record.id)
      const seat = state?.members.find(({ id }) => ids.includes(id))
      if (state !== undefined && seat !== undefined)
        found.push({ record, state, participantId: seat.id, role: seat.role })
    }
    return found
  }

  app.get(
    appointmentPaths.appointment,
    {
      onRequest,
      config: refuses('SESSION_NOT_FOUND'),
      schema: {
        summary: 'The agreed or offered times of a session',
        description: 'Null if no times were ever offered.',
        tags,
        params: sessionParamsSchema,
        response: { 200: sessionAppointmentSchema },
      },
    },
    async (request, reply) => {
      const seat = await seatFor(request, request.params.id)
      reply.header('cache-control', 'no-store')
      return answered(await appointments.of(seat.state.sessionId), seat)
    },
  )

  app.put(
    appointmentPaths.appointment,
    {
      onRequest,
      config: refuses(
        'SESSION_NOT_FOUND',
        'FORBIDDEN',
        'APPOINTMENT_CHANGED',
        'BUSY',
        'TIME_IS_OVER',
        'NOT_SCHEDULABLE',
        'TOO_MANY_REQUESTS',
      ),
      schema: {
        summary: 'Offer times for a mock, for the first time or in place of the agreed one',
        description:
          'For its candidate and its interviewer; the other one picks. Starts are on quarter hours within 60 days. Cancels a booked time. 409 APPOINTMENT_CHANGED says what somebody else did in the meantime; TIME_IS_OVER for a start in the past; BUSY if the caller is in another mock then; NOT_SCHEDULABLE after the start. The same offer again changes nothing.',
        tags,
        params: sessionParamsSchema,
        body: offeredTimesSchema,
        response: { 200: sessionAppointmentSchema },
      },
    },
    async (request) => {
      const seat = await changingSeat(request, request.params.id)
      const { slots, revision, timeZone } = request.body
      const starts = slots.map(Date.parse)
      refuseOutOfReach(starts, now())
      const offer = { type: 'offer', by: seat.participant.id, slots: starts, timeZone, revision } as const
      return answered(await changeAppointment(seat.state, offer), seat)
    },
  )

  app.delete(
    appointmentPaths.appointment,
    {
      onRequest,
      config: refuses('SESSION_NOT_FOUND', 'FORBIDDEN', 'APPOINTMENT_CHANGED', 'NOT_SCHEDULABLE', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Cancel the agreed or offered times',
        description:
          'For candidate and interviewer. The session stays, and new times can be offered. Repeating it changes nothing.',
        tags,
        params: sessionParamsSchema,
        querystring: cancellationQuerySchema,
        response: { 200: sessionAppointmentSchema },
      },
    },
    async (request) => {
      const seat = await changingSeat(request, request.params.id)
      const { revision } = request.query
      return answered(await changeAppointment(seat.state, { type: 'cancel', by: seat.participant.id, revision }), seat)
    },
  )

  app.post(
    appointmentPaths.booking,
    {
      onRequest,
      config: refuses(
        'SESSION_NOT_FOUND',
        'FORBIDDEN',
        'APPOINTMENT_CHANGED',
        'OWN_OFFER',
        'BUSY',
        'PARTNER_BUSY',
        'TIME_IS_OVER',
        'NOT_SCHEDULABLE',
        'TOO_MANY_REQUESTS',
      ),
      schema: {
        summary: 'Book one of the offered times, or switch to another one',
        description:
          'If several people take different ones at once, one of them succeeds. 409 BUSY or PARTNER_BUSY if one of the two is in another mock then; the answer doesn’t say which mock. A guest may leave an email for the calendar entry and the reminders. Everybody gets a mail.',
        tags,
        params: sessionParamsSchema,
        body: bookingSchema,
        response: { 200: sessionAppointmentSchema },
      },
    },
    async (request, reply) => {
      const seat = await changingSeat(request, request.params.id)
      const { id } = seat.participant
      const isGuest = id.startsWith('guest:')
      const { startsAt, email, ...body } = request.body
      const at = Date.parse(startsAt)
      const wish = { type: 'book', by: id, startsAt: at, ...body, ...(isGuest ? { email } : {}) } as const
      const record = await changeAppointment(seat.state, wish)
      const cookie = isGuest ? await options.keepGuest(id, at + guestAfterMs, request.headers.cookie) : null
      if (cookie !== null) reply.header('set-cookie', cookie)
      return answered(record, seat)
    },
  )

  app.get(
    appointmentPaths.calendarFile,
    {
      onRequest,
      config: refuses('SESSION_NOT_FOUND', 'NOT_BOOKED'),
      schema: {
        summary: 'The booked time as a calendar file',
        tags,
        params: sessionParamsSchema,
        response: { 200: z.string().describe('text/calendar') },
      },
    },
    async (request, reply) => {
      const { state, participant } = await seatFor(request, request.params.id)
      const record = await appointments.of(state.sessionId)
      if (record?.status !== 'booked') throw new ProblemError('NOT_BOOKED')
      const entry = { record, state, participantId: participant.id }
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="mock-interview.ics"')
        .type(calendarType)
        .send(calendars.published([entry]))
    },
  )

  app.get(
    appointmentPaths.mine,
    {
      onRequest,
      schema: { summary: 'My upcoming appointments', tags, response: { 200: appointmentListSchema } },
    },
    async (request, reply) => {
      const entries = await entriesOf(participantIdsOf(await visitorOf(request)))
      const ahead = entries
        .map(({ record, state, participantId, role }) => ({
          sessionId: record.id,
          role,
          title: interviewTitle(state),
          phase: state.phase,
          appointment: appointmentFor(record, { state, participantId, now: now() }),
        }))
        .filter((each) => isAhead(each, now()))
        .toSorted((one, other) => firstTimeOf(one.appointment) - firstTimeOf(other.appointment))
      return reply.header('cache-control', 'no-store').send({ appointments: ahead })
    },
  )

  const onlyOwners = onlyAccounts(accountOf)
  const addressOf = (key: string): string => `${options.publicUrl}${appointmentPaths.feedFile}?key=${key}`

  app.get(
    appointmentPaths.feed,
    {
      onRequest: onlyOwners,
      schema: { summary: 'The secret address of my calendar feed', tags, response: { 200: calendarFeedSchema } },
    },
    async (request, reply) => {
      const key = await feeds.keyOf((await accountOf(request)).userId)
      return reply.header('cache-control', 'no-store').send({ url: key === null ? null : addressOf(key) })
    },
  )

  app.post(
    appointmentPaths.feed,
    {
      onRequest: onlyOwners,
      config: refuses('TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Make a calendar feed, or give it a new address',
        description: 'The previous address stops working at once.',
        tags,
        response: { 200: calendarFeedSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await accountOf(request)
      throttle(renewals.take(String(userId)))
      return reply.header('cache-control', 'no-store').send({ url: addressOf(await feeds.renew(userId)) })
    },
  )

  app.delete(
    appointmentPaths.feed,
    {
      onRequest: onlyOwners,
      schema: { summary: 'End my calendar feed', tags, response: { 204: z.null().describe('Its address is gone.') } },
    },
    async (request, reply) => {
      await feeds.end((await accountOf(request)).userId)
      return reply.code(204).send(null)
    },
  )

  app.get(
    appointmentPaths.feedFile,
    {
      config: { rateLimit: feedLimit, ...refuses('FEED_UNKNOWN') },
      schema: {
        summary: 'A calendar feed, for calendar programs',
        description:
          'Anybody with the address can read it. Has booked mocks and workshops, including those of the last 90 days. With an ETag: 304 if nothing changed.',
        tags,
        querystring: feedQuerySchema,
        response: { 200: z.string().describe('text/calendar'), 304: z.null() },
      },
    },
    async (request, reply) => {
      const userId = await feeds.ownerOf(request.query.key)
      if (userId === null) throw new ProblemError('FEED_UNKNOWN')
      const entries = (await entriesOf(await options.idsOf(userId)))
        .filter(({ record }) => record.startsAt !== null && record.startsAt >= now() - inFeedMs)
        .toSorted((one, other) => (one.record.id < other.record.id ? -1 : 1))
      const more = await options.moreInFeed(userId, now() - inFeedMs)
      const content = calendars.published(entries, { name: 'Greenroom', more })
      const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
      reply.header('etag', etag).header('cache-control', 'private, no-cache').type(calendarType)
      if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send(null)
      return reply.send(content)
    },
  )
}

/** Refuses times off the grid or too far ahead, which no page offers. */
function refuseOutOfReach(starts: readonly number[], now: number): void {
  const errors = starts.flatMap((start, index) => {
    const isEven = start % appointmentRules.startsEveryMs === 0
    if (isEven && start <= now + appointmentRules.horizonMs) return []
    const message = isEven ? 'lies more than 60 days ahead' : 'lies on no quarter of an hour'
    return [{ path: `slots.${index}`, message, in: 'body' }]
  })
  if (errors.length > 0) throw new ProblemError('INVALID_REQUEST', undefined, { errors })
}

/** Whether a mock is still listed: it is until its scheduled end. */
function isAhead({ phase, appointment }: MyAppointment, now: number): boolean {
  const { status, startsAt, slots, minutes } = appointment
  if (phase === 'ENDED' || status === 'cancelled') return false
  if (startsAt !== null) return phase === 'IN_PROGRESS' || Date.parse(startsAt) + minutes * 60_000 > now
  return phase === 'NOT_STARTED' && slots.length > 0
}

/** The booked or first offered time, as a sort key that puts booked appointments first. */
const firstTimeOf = ({ startsAt, slots }: Appointment): number =>
  startsAt === null ? Number.MAX_SAFE_INTEGER / 2 + Date.parse(slots[0] ?? '') : Date.parse(startsAt)
