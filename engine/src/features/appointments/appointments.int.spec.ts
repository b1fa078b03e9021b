import type { Session } from '@greenroom/shared/session'
import { appointmentListSchema, sessionAppointmentSchema } from '@greenroom/shared/wire'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Store } from '../../store/port.ts'
import { openSocket } from '../../testing/clientSocket.ts'
import { acceptLink, invitedGuest, inviteLink } from '../../testing/invitedPeople.ts'
import { mailsTo, signUpVerified } from '../../testing/mails.ts'
import { expectProblem } from '../../testing/problems.ts'
import {
  type Caller,
  type Person,
  quickPace,
  startTestEngine,
  type TestEngine,
  until,
} from '../../testing/runningEngine.ts'
import { openStoreOfSpecs } from '../../testing/storeOfSpecs.ts'
import { type AppointmentRecord, appointmentRecordSchema } from './record.ts'

const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000]
const [dublin, toronto] = ['Europe/Dublin', 'America/Toronto']

/** Two engines over one store, and their clock. */
let engines: [TestEngine, TestEngine]
let store: Store
let laterMs = 0
const now = () => Date.now() + laterMs
/** The host of the latest mock. Nobody can be in two at once. */
let ada: Person

beforeAll(async () => {
  const first = await startTestEngine({ now, pace: quickPace })
  engines = [first, await startTestEngine({ now, pace: quickPace, environment: { DATA_DIR: first.dataDir } })]
  store = await openStoreOfSpecs(first.dataDir)
})
afterAll(async () => {
  await store.close()
  for (const engine of [...engines].reverse()) {
    expect(engine.unexpected()).toEqual([])
    await engine.stop()
  }
})

const verified = (name: string): Promise<Person> => signUpVerified(engines[0], name)

/** The first noon that is at least this many days ahead, UTC. */
const noonIn = (days: number): number => Math.ceil((now() + days * dayMs) / dayMs) * dayMs + 12 * hourMs
const iso = (time: number) => new Date(time).toISOString()
const path = (sessionId: string, rest = '') => `/api/sessions/${sessionId}/appointment${rest}`

const offer = (caller: Pick<Caller, 'call'>, sessionId: string, slots: number[], revision = 0, timeZone = dublin) =>
  caller.call('PUT', path(sessionId), { body: { slots: slots.map(iso), revision, timeZone } })
const book = (caller: Pick<Caller, 'call'>, sessionId: string, slot: number, revision: number, email?: string) =>
  caller.call('POST', path(sessionId, '/booking'), {
    body: { startsAt: iso(slot), revision, timeZone: toronto, ...(email === undefined ? {} : { email }) },
  })
const cancel = (caller: Pick<Caller, 'call'>, sessionId: string, revision: number) =>
  caller.call('DELETE', `${path(sessionId)}?revision=${revision}`)
async function appointmentOf(caller: Pick<Caller, 'call'>, sessionId: string) {
  const { appointment } = sessionAppointmentSchema.parse((await caller.call('GET', path(sessionId))).body)
  if (appointment === null) throw new Error('no times are offered')
  return appointment
}

/** Creates a mock with Grace as a guest and with times offered by its host: a new Ada unless one is given. */
async function mock(slots: number[], known?: Person) {
  const host = known ?? (await verified('Ada'))
  ada = host
  const sessionId = await host.session({ mode: 'human' })
  const grace = await invitedGuest(engines[0], { host, sessionId, role: 'interviewer', name: 'Grace' })
  expect((await offer(host, sessionId, slots)).status).toBe(200)
  return { sessionId, grace, email: `grace-${sessionId.toLowerCase()}@example.org` }
}

/** A calendar's only event, as parsed by a calendar program. */
function eventIn(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content))
  const event = calendar.getFirstSubcomponent('vevent')
  if (event === null) throw new Error('no event')
  const { uid, sequence, startDate, endDate, summary } = new ICAL.Event(event)
  return {
    ...{ uid, sequence, summary, method: String(calendar.getFirstPropertyValue('method')) },
    status: String(event.getFirstPropertyValue('status')),
    startsAt: startDate.toJSDate().getTime(),
    minutes: (endDate.toJSDate().getTime() - startDate.toJSDate().getTime()) / minuteMs,
  }
}
const calendarMailsTo = (email: string) =>
  mailsTo(engines[0].dataDir, email)
    .filter(({ calendar }) => calendar !== '')
    .map(({ calendar }) => eventIn(calendar))
const calendarMails = (email: string, count: number) =>
  until(`${count} mails with a calendar entry`, () => {
    const found = calendarMailsTo(email)
    return found.length >= count && found
  })

describe('agreeing on a time', () => {
  it('one person offers times and the other takes one, each in their own time zone', async () => {
    const [first, second] = [noonIn(3), noonIn(4)]
    const { sessionId, grace, email } = await mock([second, first, second])
    expect(await appointmentOf(grace, sessionId)).toMatchObject({
      ...{ status: 'proposed', revision: 1, offeredBy: 'Ada', mayBook: true, slots: [iso(first), iso(second)] },
      other: { name: 'Ada', timeZone: dublin },
    })
    expectProblem(await book(ada, sessionId, first, 1), 409, 'OWN_OFFER')
    expect((await book(grace, sessionId, first, 1, email)).status).toBe(200)
    // Like a second click, or a retry after a lost answer.
    expect((await book(grace, sessionId, first, 1, email)).status).toBe(200)
    expect(await appointmentOf(ada, sessionId)).toMatchObject({
      ...{ status: 'booked', revision: 2, startsAt: iso(first), other: { name: 'Grace', timeZone: toronto } },
      change: { what: 'booked', by: 'Grace', isYours: false },
    })
    const [entry] = await calendarMails(email, 1)
    expect(entry).toMatchObject({ method: 'REQUEST', status: 'CONFIRMED', startsAt: first, sequence: 1 })
    expect(entry?.summary).toBe('Mock interview with Ada')
    const [adas] = await calendarMails(ada.email, 1)
    expect(adas).toMatchObject({ uid: entry?.uid, summary: 'Mock interview with Grace', startsAt: first })
    const file = await grace.call('GET', path(sessionId, '/mock.ics'))
    expect(file.headers.get('content-type')).toContain('text/calendar')
    expect(eventIn(String(file.body))).toMatchObject({ uid: entry?.uid, method: 'PUBLISH', startsAt: first })
    expect(calendarMailsTo(email)).toHaveLength(1)
  })

  it('books once, even if two people take different times on two engines at once', async () => {
    const outcomes = new Set<number>()
    for (let round = 0; round < 6; round += 1) {
      const slots = [noonIn(3), noonIn(4)]
      const { sessionId, grace } = await mock(slots)
      const answers = await Promise.all(
        slots.map((slot, index) =>
          book(engines[(index + round) % 2]?.caller(grace.cookie) ?? grace, sessionId, slot, 1),
        ),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const winner = answers.findIndex(({ status }) => status === 200)
      outcomes.add(winner)
      const lost = answers[1 - winner]
      if (lost === undefined) throw new Error('nobody lost')
      expectProblem(lost, 409, 'APPOINTMENT_CHANGED')
      expect(z.object({ detail: z.string() }).parse(lost.body).detail).toMatch(
        /^You booked .+ \(Toronto\) in another window\.$/,
      )
      expect(await appointmentOf(ada, sessionId)).toMatchObject({ revision: 2, startsAt: iso(slots[winner] ?? 0) })
    }
  })

  it('works for candidate and interviewer only, and before the start only', async () => {
    const slot = noonIn(2)
    const { sessionId } = await mock([slot])
    const observer = await invitedGuest(engines[0], { host: ada, sessionId, role: 'observer', name: 'Linus' })
    expect(await appointmentOf(observer, sessionId)).toMatchObject({ mayBook: false, mayChange: false })
    expectProblem(await book(observer, sessionId, slot, 1), 403, 'FORBIDDEN')
    expectProblem(await offer(await engines[0].signUp('Eve'), sessionId, [slot], 1), 404, 'SESSION_NOT_FOUND')
    expectProblem(await offer(ada, await ada.session(), [slot]), 409, 'NOT_SCHEDULABLE')
    for (const [slots, field] of [
      [[slot + minuteMs], 'slots.0'],
      [[slot, noonIn(70)], 'slots.1'],
    ] as const)
      expect(expectProblem(await offer(ada, sessionId, [...slots], 1), 400, 'INVALID_REQUEST')).toEqual([field])
    expectProblem(await offer(ada, sessionId, [noonIn(-3)], 1), 409, 'TIME_IS_OVER')
    const strange = { slots: [iso(slot)], revision: 1, timeZone: 'Mars/Olympus' }
    expectProblem(await ada.call('PUT', path(sessionId), { body: strange }), 400, 'INVALID_REQUEST')
  })
})

describe('somebody in another mock at the time', () => {
  const detailOf = ({ body }: { body: unknown }) => z.object({ detail: z.string() }).parse(body).detail

  // Catches two simultaneous mocks for one person, and a refusal that reveals the other person's plans.
  it('can’t offer it, and can’t be booked for it; the other person only learns that they aren’t free', async () => {
    const slot = noonIn(20)
    const [early, after] = [slot - 15 * minuteMs, slot + 4 * hourMs]
    const { sessionId, grace } = await mock([early, after])
    const second = await mock([slot, after + hourMs], ada)
    expect((await book(second.grace, second.sessionId, slot, 1)).status).toBe(200)
    // The first mock would overlap the second.
    const refused = await book(grace, sessionId, early, 1)
    expectProblem(refused, 409, 'PARTNER_BUSY')
    expect(detailOf(refused)).toBe('Ada is no longer free at that time. Pick another one.')
    const offered = await offer(ada, sessionId, [slot + 15 * minuteMs], 1)
    expectProblem(offered, 409, 'BUSY')
    expect(detailOf(offered)).toMatch(/^You’re in another mock on .+ at 12:15 \(Dublin\)\.$/)
    expect(await appointmentOf(ada, sessionId)).toMatchObject({ revision: 1, status: 'proposed' })
    expect((await book(grace, sessionId, after, 1)).status).toBe(200)
    // A cancelled time is free again, and a mock doesn't conflict with itself.
    expect((await cancel(ada, second.sessionId, 2)).status).toBe(200)
    expect((await offer(ada, sessionId, [slot, after], 2)).status).toBe(200)
  })

  // Catches two bookings that both ran their checks before the other was stored.
  it('is booked at most once, however many people book them on two engines at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const slot = noonIn(21)
      const first = await mock([slot])
      const second = await mock([slot], ada)
      const answers = await Promise.all(
        [first, second].map(({ grace, sessionId }, index) =>
          book(engines[index]?.caller(grace.cookie) ?? grace, sessionId, slot, 1),
        ),
      )
      const booked = answers.filter(({ status }) => status === 200)
      expect(booked.length).toBeLessThan(2)
      for (const answer of answers) if (answer.status !== 200) expectProblem(answer, 409, 'PARTNER_BUSY')
      const { appointments } = appointmentListSchema.parse((await ada.call('GET', '/api/appointments')).body)
      expect(appointments.filter(({ appointment }) => appointment.startsAt !== null)).toHaveLength(booked.length)
    }
  })
})

describe('an agreed time changes', () => {
  it('in the calendars that have it: moved, cancelled for new offers, cancelled, booked again', async () => {
    const slots = [noonIn(5), noonIn(6)] as const
    const { sessionId, grace, email } = await mock([...slots])
    await book(grace, sessionId, slots[0], 1, email)
    expect((await book(grace, sessionId, slots[1], 2)).status).toBe(200)
    expect(await appointmentOf(ada, sessionId)).toMatchObject({ change: { what: 'moved', from: iso(slots[0]) } })
    const later = noonIn(9)
    // Sent from a page that hasn't seen the move.
    expectProblem(await offer(ada, sessionId, [later], 2), 409, 'APPOINTMENT_CHANGED')
    expect((await offer(ada, sessionId, [later], 3)).status).toBe(200)
    expectProblem(await grace.call('GET', path(sessionId, '/mock.ics')), 404, 'NOT_BOOKED')
    expect((await book(grace, sessionId, later, 4)).status).toBe(200)
    expect((await cancel(ada, sessionId, 5)).status).toBe(200)
    expect((await cancel(ada, sessionId, 5)).status).toBe(200)
    const entries = await calendarMails(email, 5)
    expect(entries.map(({ method, sequence, startsAt }) => [method, sequence, startsAt])).toEqual([
      ['REQUEST', 1, slots[0]],
      ['REQUEST', 2, slots[1]],
      ['CANCEL', 3, slots[1]],
      ['REQUEST', 4, later],
      ['CANCEL', 5, later],
    ])
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(1)
    expect((await offer(grace, sessionId, [noonIn(10)], 6)).status).toBe(200)
    expect(await appointmentOf(ada, sessionId)).toMatchObject({ status: 'proposed', offeredBy: 'Grace', mayBook: true })
  })

  it('is announced by another engine if one dies first', async () => {
    const slot = noonIn(3)
    const { sessionId, grace, email } = await mock([slot])
    await book(grace, sessionId, slot, 1, email)
    await calendarMails(email, 1)
    await records().update(sessionId, { isTold: false, change: { what: 'booked', by: 'user:0', at: 0, from: null } })
    await until('the sweep', async () => (await records().get(sessionId))?.isTold)
    // It has already been mailed, and each mail is sent once.
    expect(calendarMailsTo(email)).toHaveLength(1)
  })
})

const records = () =>
  store.collection<AppointmentRecord>({
    ...{ name: 'appointments', unique: [], indexes: [['revision'], ['isTold'], ['remindAt']] },
    parse: (stored) => appointmentRecordSchema.parse(stored),
  })

describe('a guest', () => {
  it('cancels the time when they are removed, and forgets their address', async () => {
    const slot = noonIn(3)
    const { sessionId, grace, email } = await mock([slot])
    await book(grace, sessionId, slot, 1, email)
    const id = (await records().get(sessionId))?.change.by ?? ''
    expect((await ada.call('DELETE', `/api/sessions/${sessionId}/members/${id}`)).status).toBe(204)
    expect(await appointmentOf(ada, sessionId)).toMatchObject({ status: 'cancelled' })
    expect((await calendarMails(email, 2)).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL'])
    expect((await records().get(sessionId))?.guestEmails).toEqual({})
  })
})

describe('my calendar feed', () => {
  const feedOf = async (person: Caller, method = 'GET') =>
    z.object({ url: z.url().nullable() }).parse((await person.call(method, '/api/calendar-feed')).body).url
  const read = (url: string, headers = {}) => {
    const { pathname, search } = new URL(url)
    return engines[1].call('GET', pathname + search, { headers })
  }

  it('lists the booked mocks at a secret address until that is renewed', async () => {
    const owner = await verified('Ada')
    expect(await feedOf(owner)).toBeNull()
    const url = (await feedOf(owner, 'POST')) ?? ''
    expect(await feedOf(owner)).toBe(url)
    expect(new URL(url).searchParams.get('key')?.length).toBeGreaterThan(40)
    const sessionId = await owner.session({ mode: 'human' })
    const slot = noonIn(2)
    await offer(owner, sessionId, [slot])
    const empty = await read(url)
    expect(String(empty.body)).not.toContain('VEVENT')
    const partner = await verified('Linus')
    await acceptLink(partner, await inviteLink(owner, sessionId, 'interviewer'))
    expect((await book(partner, sessionId, slot, 1)).status).toBe(200)
    const full = await read(url, { 'if-none-match': empty.headers.get('etag') ?? '' })
    expect(full.status).toBe(200)
    expect(eventIn(String(full.body))).toMatchObject({ startsAt: slot, summary: 'Mock interview with Linus' })
    expect((await read(url, { 'if-none-match': full.headers.get('etag') ?? '' })).status).toBe(304)
    // Only its owner can look up the address, and an altered key opens nothing.
    expect(await feedOf(partner)).toBeNull()
    expectProblem(await read(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`), 404, 'FEED_UNKNOWN')
    const renewed = (await feedOf(owner, 'POST')) ?? ''
    expectProblem(await read(url), 404, 'FEED_UNKNOWN')
    expect((await read(renewed)).status).toBe(200)
    expect((await owner.call('DELETE', '/api/calendar-feed')).status).toBe(204)
    expectProblem(await read(renewed), 404, 'FEED_UNKNOWN')
  })
})

describe('a candidate who waits for the interviewer', () => {
  // Catches an engine that ignores the agreed time when it decides about a handover.
  it('can let the AI take over five minutes after the agreed time, however early they came', async () => {
    const slot = Math.ceil((now() + 20 * minuteMs) / (15 * minuteMs)) * 15 * minuteMs
    const { sessionId, grace } = await mock([slot])
    expect((await book(grace, sessionId, slot, 1)).status).toBe(200)
    const handBack = (commandId: string) =>
      ada.call('POST', `/api/sessions/${sessionId}/commands`, { body: { type: 'HandBack', commandId } })
    const awaySince = async () => {
      const { body } = await ada.call('GET', `/api/sessions/${sessionId}`)
      return (body as { session: Session }).session.interviewerAwaySince
    }
    const socket = await openSocket(engines[0].url, { cookie: ada.cookie })
    await socket.join(sessionId)
    const since = await until('Ada to wait', awaySince)
    laterMs = slot + 4 * minuteMs - Date.now()
    expectProblem(await handBack('early'), 409, 'INTERVIEWER_NOT_AWAY')
    expect(await awaySince()).toBe(since)
    laterMs += 2 * minuteMs
    expect((await handBack('late')).status).toBe(200)
    socket.close()
    laterMs = 0
  })
})

// From here on, the clock moves forward.
describe('as time passes, people are reminded', () => {
  const remindersTo = (email: string) =>
    mailsTo(engines[0].dataDir, email).filter(({ subject }) => subject.startsWith('Reminder: mock interview'))

  it('reminds everybody once a day before and once 15 minutes before, with two engines and after a crash', async () => {
    const slot = noonIn(3)
    const host = await verified('Ada')
    const { sessionId, grace, email } = await mock([slot], host)
    await book(grace, sessionId, slot, 1, email)
    const remindAt = async () => (await records().get(sessionId))?.remindAt
    expect(await remindAt()).toBe(slot - dayMs)
    for (const [before, next] of [
      [dayMs, slot - 15 * minuteMs],
      [15 * minuteMs, null],
    ] as const) {
      laterMs = slot - before + 1_000 - Date.now()
      await until('the reminder', async () => (await remindAt()) === next)
      // An engine died after sending the mail but before recording that.
      await records().update(sessionId, { remindAt: slot - before })
      await until('the second look', async () => (await remindAt()) === next)
    }
    await until('both reminders', () => remindersTo(email).length >= 2)
    expect(remindersTo(email)).toHaveLength(2)
    expect(remindersTo(host.email)).toHaveLength(2)
    expect(remindersTo(email)[0]?.text).toContain('(Toronto)')
  })

  it('keeps a guest’s seat until two weeks after the mock, however far ahead it is', async () => {
    const slot = noonIn(40)
    const { sessionId, grace } = await mock([slot], await engines[0].signUp('Ada'))
    const answer = await book(grace, sessionId, slot, 1)
    expect(answer.headers.get('set-cookie')).toContain(grace.cookie.split('=')[1])
    laterMs = slot + 13 * dayMs - Date.now()
    expect((await grace.call('GET', path(sessionId))).status).toBe(200)
  })
})
