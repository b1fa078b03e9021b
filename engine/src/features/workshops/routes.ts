import type { ContentLibrary, ItemTypes } from '@greenroom/shared/content'
import {
  accessOf,
  type ContentReader,
  nextWorkshopDates,
  type WorkshopDate,
  workshopDateOn,
} from '@greenroom/shared/rules'
import { type ContentDomain, usualDomain } from '@greenroom/shared/vocabulary'
import {
  registrationSchema,
  type WorkshopView,
  workshopDateParamsSchema,
  workshopDateSchema,
  workshopListSchema,
  workshopParamsSchema,
  workshopPaths,
  workshopQuerySchema,
  workshopViewSchema,
} from '@greenroom/shared/wire'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { CalendarWriter } from '../../mail/calendar.ts'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { throttle } from '../../platform/throttle.ts'
import type { Logger } from '../../session/logger.ts'
import type { WorkshopDates } from './dates.ts'
import { dateIdOf, placeOf, type WorkshopCommand } from './decide.ts'
import type { WorkshopTeller } from './tell.ts'
import { dateFor, factsOf, workshopFor } from './view.ts'

/** Limits changes, because each may send mail. */
const changeBucket = { burst: 20, perSecond: 1 / 30 }

export type WorkshopRoutesOptions = {
  library: Pick<ContentLibrary, 'items'>
  dates: WorkshopDates
  teller: Pick<WorkshopTeller, 'tell' | 'eventOf'>
  calendar: CalendarWriter
  readerOf: (request: FastifyRequest) => Promise<ContentReader>
  accountOf: (request: FastifyRequest) => Promise<{ userId: number }>
  userIdOf: (request: FastifyRequest) => Promise<number | null>
  /** The domain that the caller studies; null without an account. */
  domainOf: (request: FastifyRequest) => Promise<ContentDomain | null>
  logger: Pick<Logger, 'warn'>
  now: () => number
}

type Authored = ItemTypes['workshop']

/** Routes for finding workshops and registering for a date. */
export function workshopRoutes(app: HttpApp, options: WorkshopRoutesOptions): void {
  const { library, dates, teller, calendar, readerOf, accountOf, now } = options
  const changes = app.limits('workshops.changes', changeBucket, now)
  const tags = ['workshops']
  // The answer depends on the caller, and seats go quickly.
  const onSend = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store')
  }

  async function viewsOf(request: FastifyRequest, workshops: readonly Authored[]): Promise<WorkshopView[]> {
    const [reader, userId] = await Promise.all([readerOf(request), options.userIdOf(request)])
    const ids = workshops.flatMap((each) => nextWorkshopDates(each, now()).map(({ date }) => dateIdOf(each.id, date)))
    const records = new Map((await dates.of(ids)).map((record) => [record.id, record]))
    return workshops.flatMap((workshop) => {
      const access = accessOf(workshop, reader)
      return access === null ? [] : [workshopFor(workshop, { access, records, userId, now: now() })]
    })
  }

  /**
   * A date the caller may register for.
   * @throws if there is none
   */
  async function dateOf(request: FastifyRequest, id: string, date: string): Promise<[Authored, WorkshopDate]> {
    const workshop = library.items('workshop').find((each) => each.id === id)
    const found = workshop && workshopDateOn(date, workshop)
    const access = workshop && accessOf(workshop, await readerOf(request))
    if (workshop === undefined || found == null || access == null) throw new ProblemError('WORKSHOP_UNKNOWN')
    if (access !== 'open') throw new ProblemError('WORKSHOP_LOCKED')
    return [workshop, found]
  }

  /**
   * Changes the caller's place and notifies the people it affects. If an engine dies before notifying them, the sweep
   * does.
   */
  async function change(workshop: Authored, date: WorkshopDate, userId: number, command: WorkshopCommand) {
    throttle(changes.take(String(userId)))
    const record = await dates.change(dateIdOf(workshop.id, date.date), command)
    if (record?.isTold === false)
      await teller
        .tell(record)
        .catch((error: unknown) =>
          options.logger.warn({ err: error }, 'notifying of a workshop failed; the sweep will retry'),
        )
    return dateFor(date, workshop.seats, { record, userId })
  }

  app.get(
    workshopPaths.workshops,
    {
      onSend,
      schema: {
        ...{ summary: 'Upcoming workshops, the next one first', tags },
        querystring: workshopQuerySchema,
        response: { 200: workshopListSchema },
      },
    },
    async (request) => {
      const wanted = request.query.domain ?? (await options.domainOf(request)) ?? usualDomain
      const ofDomain = library.items('workshop').filter(({ domain }) => domain === wanted)
      const views = await viewsOf(request, ofDomain)
      const first = ({ dates }: WorkshopView) => dates[0]?.startsAt ?? ''
      const ahead = views.filter((each) => each.dates.length > 0)
      return { workshops: ahead.toSorted((one, other) => (first(one) < first(other) ? -1 : 1)) }
    },
  )

  app.get(
    workshopPaths.workshop,
    {
      onSend,
      config: refuses('WORKSHOP_UNKNOWN'),
      schema: {
        ...{ summary: 'A workshop and its next dates', tags },
        params: workshopParamsSchema,
        response: { 200: workshopViewSchema },
      },
    },
    async (request) => {
      const [view] = await viewsOf(
        request,
        library.items('workshop').filter(({ id }) => id === request.params.id),
      )
      if (view === undefined) throw new ProblemError('WORKSHOP_UNKNOWN')
      return view
    },
  )

  app.put(
    workshopPaths.registration,
    {
      onRequest: onlyAccounts(accountOf),
      onSend,
      config: refuses('WORKSHOP_UNKNOWN', 'WORKSHOP_LOCKED', 'TIME_IS_OVER', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Register for a date of a workshop, or wait for a seat',
        description:
          'Repeating it changes nothing. If the caller is about to leave the date, it cancels that. One date per workshop at a time.',
        tags,
        params: workshopDateParamsSchema,
        body: registrationSchema,
        response: { 200: workshopDateSchema },
      },
    },
    async (request) => {
      const { id, date } = request.params
      const { userId } = await accountOf(request)
      const [workshop, found] = await dateOf(request, id, date)
      // A past date is refused below.
      const isOffered = nextWorkshopDates(workshop, now()).some((each) => each.date === date)
      if (!isOffered && found.startsAt > now()) throw new ProblemError('WORKSHOP_UNKNOWN')
      const { timeZone } = request.body
      return change(workshop, found, userId, { type: 'register', userId, timeZone, facts: factsOf(workshop, found) })
    },
  )

  app.delete(
    workshopPaths.registration,
    {
      onRequest: onlyAccounts(accountOf),
      onSend,
      config: refuses('WORKSHOP_UNKNOWN', 'WORKSHOP_LOCKED', 'TIME_IS_OVER', 'TOO_MANY_REQUESTS'),
      schema: {
        summary: 'Give up a seat, or a place on the waiting list',
        description:
          'The seat is held for ten seconds, and registering again keeps it. After that, the first person on the waiting list gets it.',
        tags,
        params: workshopDateParamsSchema,
        response: { 200: workshopDateSchema },
      },
    },
    async (request) => {
      const { id, date } = request.params
      const { userId } = await accountOf(request)
      const [workshop, found] = await dateOf(request, id, date)
      return change(workshop, found, userId, { type: 'leave', userId })
    },
  )

  app.get(
    workshopPaths.calendarFile,
    {
      onRequest: onlyAccounts(accountOf),
      onSend,
      config: refuses('NOT_REGISTERED'),
      schema: {
        ...{ summary: 'My date of a workshop as a calendar file', tags },
        params: workshopDateParamsSchema,
        response: { 200: z.string().describe('text/calendar') },
      },
    },
    async (request, reply) => {
      const { id, date } = request.params
      const { userId } = await accountOf(request)
      const [record] = await dates.of([dateIdOf(id, date)])
      const person = placeOf(record, userId)
      if (record === undefined || person?.status !== 'registered') throw new ProblemError('NOT_REGISTERED')
      return reply
        .header('content-disposition', 'attachment; filename="workshop.ics"')
        .type('text/calendar; charset=utf-8')
        .send(calendar.published([teller.eventOf(record, person)]))
    },
  )
}
