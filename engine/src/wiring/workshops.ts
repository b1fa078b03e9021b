import { workshopDateOn } from '@greenroom/shared/rules'
import type { FastifyBaseLogger } from 'fastify'
import type { EngineConfig } from '../config.ts'
import { openWorkshopDates } from '../features/workshops/dates.ts'
import { placeOf } from '../features/workshops/decide.ts'
import { workshopRoutes } from '../features/workshops/routes.ts'
import { createWorkshopTeller } from '../features/workshops/tell.ts'
import { factsOf } from '../features/workshops/view.ts'
import { type CalendarEvent, createCalendarWriter } from '../mail/calendar.ts'
import { mailFromOf } from '../mail/openMail.ts'
import type { HttpApp } from '../platform/httpService.ts'
import { startSweep } from '../platform/sweep.ts'
import type { Store } from '../store/port.ts'
import type { Content } from './content.ts'
import type { NewsDesk } from './notices.ts'
import type { Studies } from './studies.ts'
import type { WhoAsks } from './whoAsks.ts'

export type WorkshopsOptions = {
  config: EngineConfig
  store: Store
  content: Content
  whoAsks: WhoAsks
  studies: Pick<Studies, 'ofCaller'>
  newsDesk: NewsDesk
  logger: FastifyBaseLogger
  /** How often this engine checks for due work, in ms. */
  sweepEveryMs: number
  now: () => number
}
export type Workshops = ReturnType<typeof startWorkshops>

/** Sets up workshops: their dates, registrations, notices, and calendar entries. */
export function startWorkshops(app: HttpApp, options: WorkshopsOptions) {
  const { config, store, content, whoAsks, newsDesk, logger, now } = options
  const { notices, publicUrl } = newsDesk
  const library = content.readings
  const calendar = createCalendarWriter({ publicUrl, mailFrom: mailFromOf(config) })
  const dates = openWorkshopDates(store, now)
  const teller = createWorkshopTeller({
    ...{ dates, calendar, publicUrl, now },
    factsOf(workshopId, date) {
      const workshop = library.items('workshop').find(({ id }) => id === workshopId)
      const found = workshop && workshopDateOn(date, workshop)
      return workshop === undefined || found == null ? null : factsOf(workshop, found)
    },
    ring: (userId, news) => notices.tell(userId, { kind: 'workshop', ...news }),
    mail: (userId, id, letterFor) => notices.mail(userId, 'appointment', id, letterFor),
  })
  content.published.onChange(teller.contentChanged)
  const { accountOf, readerOf, userIdOf } = whoAsks
  workshopRoutes(app, {
    ...{ library, dates, teller, calendar, accountOf, readerOf, userIdOf, logger, now },
    domainOf: options.studies.ofCaller,
  })
  const sweep = startSweep(teller.sweep, { of: 'workshops', everyMs: options.sweepEveryMs, logger })
  return {
    dates,
    /** The workshops a person has a seat in, for their calendar feed. */
    async eventsOf(userId: number, since: number): Promise<CalendarEvent[]> {
      const events: CalendarEvent[] = []
      for await (const record of dates.since(since)) {
        const person = placeOf(record, userId)
        if (person?.status === 'registered') events.push(teller.eventOf(record, person))
      }
      return events
    },
    stop: sweep.stop,
  }
}
