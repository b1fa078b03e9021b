import { dayMs } from '@greenroom/shared/rules'
import { noticePageSchema, type WorkshopDateView, workshopDateSchema, workshopListSchema } from '@greenroom/shared/wire'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../store/port.ts'
import { mailsTo, mailTo, tokenIn } from '../../testing/mails.ts'
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
import { openWorkshopDates } from './dates.ts'
import { dateIdOf } from './decide.ts'
import type { WorkshopDateRecord } from './record.ts'

const [minuteMs, hourMs] = [60_000, 3_600_000]
const undoMs = 10_000
/** After this long, the sweep sends what an engine failed to. */
const toldWithinMs = 5_000
const timeZone = 'America/Toronto'

/** Two engines over one store, and their clock. */
let engines: [TestEngine, TestEngine]
let store: Store
let laterMs = 0
const now = () => Date.now() + laterMs

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

async function verified(name: string): Promise<Person> {
  const person = await engines[0].signUp(name)
  const token = tokenIn(await mailTo(engines[0].dataDir, person.email, 'Confirm your email'))
  expect((await engines[0].call('POST', '/api/account/email-links', { body: { token } })).status).toBe(200)
  return person
}
async function pair(): Promise<[Person, Person]> {
  return [await verified('Ada'), await verified('Grace')]
}
const some = async (count: number) => Promise.all(Array.from({ length: count }, () => verified('Ada')))

type Place = { id: string; title: string; seats: number; date: WorkshopDateView }
/** A workshop date that no other test has used. Advances the clock until there is one. */
async function freshDate(): Promise<Place> {
  const { workshops } = workshopListSchema.parse((await engines[0].call('GET', '/api/workshops')).body)
  const found = workshops
    .flatMap(({ id, title, seats, dates }) => dates.map((date) => ({ id, title, seats, date })))
    .find(({ id, date }) => Date.parse(date.startsAt) > now() + 2 * dayMs && !used.has(dateIdOf(id, date.date)))
  if (found === undefined) {
    laterMs += 7 * dayMs
    return freshDate()
  }
  used.add(dateIdOf(found.id, found.date.date))
  return found
}
const used = new Set<string>()

const path = ({ id, date }: Place, rest = 'registration') => `/api/workshops/${id}/dates/${date.date}/${rest}`
const put = (caller: Pick<Caller, 'call'>, place: Place) => caller.call('PUT', path(place), { body: { timeZone } })
async function register(caller: Pick<Caller, 'call'>, place: Place): Promise<WorkshopDateView> {
  const answer = await put(caller, place)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return workshopDateSchema.parse(answer.body)
}
const leave = async (caller: Pick<Caller, 'call'>, place: Place) =>
  workshopDateSchema.parse((await caller.call('DELETE', path(place))).body)

const dates = () => openWorkshopDates(store, now)
async function recordOf({ id, date }: Place): Promise<WorkshopDateRecord> {
  const [record] = await dates().of([dateIdOf(id, date.date)])
  if (record === undefined) throw new Error('nobody has registered')
  return record
}
/** Fills all but `free` seats with people who don't exist. */
async function fill(place: Place, free: number): Promise<void> {
  const { id: workshopId, title, seats, date } = place
  const facts = {
    ...{ workshopId, title, seats, date: date.date, place: null },
    startsAt: Date.parse(date.startsAt),
    minutes: (Date.parse(date.endsAt) - Date.parse(date.startsAt)) / minuteMs,
  }
  for (let userId = 90_000; userId < 90_000 + seats - free; userId += 1)
    await dates().change(dateIdOf(workshopId, date.date), { type: 'register', userId, timeZone, facts })
}

function eventIn(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content))
  const event = calendar.getFirstSubcomponent('vevent')
  if (event === null) throw new Error('no event')
  const { uid, sequence, startDate, location } = new ICAL.Event(event)
  const method = String(calendar.getFirstPropertyValue('method'))
  return { uid, sequence, method, location, startsAt: startDate.toJSDate().toISOString() }
}
/** The calendar mails to a person about a date, oldest first. */
const entries = ({ email }: Person, { id, date }: Place, count: number) =>
  until(`${count} calendar mails about ${id}`, () => {
    const found = mailsTo(engines[0].dataDir, email)
      .filter(({ calendar }) => calendar !== '')
      .map(({ calendar, subject }) => ({ subject, ...eventIn(calendar) }))
      .filter(({ uid }) => uid.startsWith(`workshop-${dateIdOf(id, date.date)}@`))
    return found.length >= count && found
  })
async function bellOf(who: Person, title: string) {
  const { notices } = noticePageSchema.parse((await who.call('GET', '/api/notices')).body)
  return notices.filter((notice) => notice.title === title)
}

describe('registering for a workshop', () => {
  // Catches overbooking, the same seat given twice, and an order that depends on the engine.
  it('gives the last seat to one of several who take it on two engines at once; the rest wait', async () => {
    const [place, people] = [await freshDate(), await some(4)]
    await fill(place, 1)
    const views = await Promise.all(
      people.flatMap(({ cookie }) => engines.map((engine) => register(engine.caller(cookie), place))),
    )
    expect(views.every(({ you }) => you !== null)).toBe(true)
    const record = await recordOf(place)
    expect(record.people.filter(({ status }) => status === 'registered')).toHaveLength(place.seats)
    expect(record.people).toHaveLength(place.seats + people.length - 1)
    const states = await Promise.all(people.map(async (each) => (await register(each, place)).you))
    expect(states.map((you) => you?.position ?? 0).sort()).toEqual([0, 1, 2, 3])
  })

  // Catches a calendar that keeps an old entry, duplicates one or ignores its removal, and mail sent twice.
  it('sends one entry for the calendar, with one UID whose SEQUENCE rises, and takes it back', async () => {
    const [place, [ada, grace]] = [await freshDate(), await pair()]
    await register(ada, place)
    await register(ada, place)
    const [booked] = await entries(ada, place, 1)
    expect(booked).toMatchObject({ method: 'REQUEST', startsAt: place.date.startsAt })
    const file = await ada.call('GET', path(place, 'workshop.ics'))
    expect(file.headers.get('content-type')).toContain('text/calendar')
    expect(eventIn(String(file.body))).toMatchObject({ uid: booked?.uid, method: 'PUBLISH' })
    expectProblem(await grace.call('GET', path(place, 'workshop.ics')), 404, 'NOT_REGISTERED')
    const feed = await ada.call('POST', '/api/calendar-feed')
    const { url } = feed.body as { url: string }
    const read = await engines[1].call('GET', new URL(url).pathname + new URL(url).search)
    expect(String(read.body).replaceAll(/\r\n /g, '')).toContain(String(booked?.uid))

    await leave(ada, place)
    laterMs += undoMs
    await until('the seat is free', async () => (await recordOf(place)).people[0]?.status === 'left')
    await register(ada, place)
    const all = await entries(ada, place, 3)
    expect(all.map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL', 'REQUEST'])
    expect(new Set(all.map(({ uid }) => uid)).size).toBe(1)
    expect(all.map(({ sequence }) => sequence)).toEqual([1, 2, 3])
  })

  // Catches a person who left but can't come back, a seat that nobody gets, and somebody who gets one and is never
  // told.
  it('holds the seat of a leaver for a moment, then gives it to the first who waits, and tells them', async () => {
    const place = await freshDate()
    await fill(place, 1)
    const [ada, grace] = await pair()
    const [mei] = await pair()
    await register(ada, place)
    expect((await register(grace, place)).you).toMatchObject({ state: 'waiting', position: 1 })
    expect((await register(mei, place)).you).toMatchObject({ state: 'waiting', position: 2 })

    const left = await leave(ada, place)
    expect(left).toMatchObject({ seatsLeft: 0, you: { state: 'registered', undoUntil: expect.any(String) } })
    expect((await leave(ada, place)).you?.undoUntil).toBe(left.you?.undoUntil)
    expect((await register(ada, place)).you).toMatchObject({ state: 'registered', undoUntil: null })
    laterMs += undoMs
    expect((await register(grace, place)).you).toMatchObject({ state: 'waiting', position: 1 })

    await leave(ada, place)
    laterMs += undoMs
    await until('Grace has a seat', async () => {
      const { people } = await recordOf(place)
      return people.find(({ userId }) => userId === grace.userId)?.status === 'registered'
    })
    expect((await register(mei, place)).you).toMatchObject({ state: 'waiting', position: 1 })
    await mailTo(engines[0].dataDir, grace.email, `You now have a seat: ${place.title}`)
    expect(await bellOf(grace, 'You have a seat in a workshop')).toMatchObject([{ path: `/workshops/${place.id}` }])
    expect((await entries(ada, place, 2)).map(({ method }) => method)).toEqual(['REQUEST', 'CANCEL'])
  })

  it('is for accounts only, for dates that there are, and not for those that have passed', async () => {
    const [place, [ada, grace]] = [await freshDate(), await pair()]
    expectProblem(await put(engines[0], place), 401, 'UNAUTHORIZED')
    const elsewhere = (date: string) => ({ ...place, date: { ...place.date, date } })
    const dayAfter = new Date(Date.parse(place.date.date) + dayMs).toISOString().slice(0, 10)
    expectProblem(await put(ada, elsewhere(dayAfter)), 404, 'WORKSHOP_UNKNOWN')
    expectProblem(await put(ada, { ...place, id: 'nothing' }), 404, 'WORKSHOP_UNKNOWN')
    await register(ada, place)
    laterMs += Date.parse(place.date.startsAt) - now() + minuteMs
    expectProblem(await put(grace, place), 409, 'TIME_IS_OVER')
    expectProblem(await ada.call('DELETE', path(place)), 409, 'TIME_IS_OVER')
  })

  // Catches a pharmacy workshop listed among interviews, and a place shown to people without a seat.
  it('lists one domain at a time, and tells nobody else where it is', async () => {
    const pharmacy = await engines[0].call('GET', '/api/workshops?domain=pharmacy_pre_reg')
    const ids = workshopListSchema.parse(pharmacy.body).workshops.map(({ domain }) => domain)
    expect(new Set(ids)).toEqual(new Set(['pharmacy_pre_reg']))
    const all = await engines[0].call('GET', '/api/workshops')
    expect(JSON.stringify(all.body)).not.toContain('pharmacy_pre_reg')
    expect(JSON.stringify(all.body)).not.toContain('"place"')
  })
})

describe('later', () => {
  // Catches reminders that two engines both send, that never arrive, or that reach people who left or are only waiting.
  it('people with a seat are reminded a day and an hour before, once each', async () => {
    const [place, [ada, grace]] = [await freshDate(), await pair()]
    await register(ada, place)
    await register(grace, place)
    await leave(grace, place)
    laterMs += undoMs
    await until('Grace has left', async () => (await recordOf(place)).people[1]?.status === 'left')
    const startsAt = Date.parse(place.date.startsAt)
    const reminders = ({ email }: Person) =>
      mailsTo(engines[0].dataDir, email).filter(({ subject }) => subject.startsWith(`Reminder: ${place.title}`))
    for (const [count, ahead] of [24 * hourMs, hourMs].entries()) {
      laterMs += startsAt - ahead - now() + minuteMs
      await until(`reminder ${count + 1}`, () => reminders(ada).length > count)
      await until('the next reminder is set', async () => ((await recordOf(place)).remindAt ?? now() + 1) > now())
      expect(reminders(ada)).toHaveLength(count + 1)
    }
    expect(reminders(grace)).toEqual([])
    expect(reminders(ada)[0]?.text).toContain('(Toronto)')
    expect(await bellOf(ada, 'Your workshop starts soon')).toHaveLength(2)
  })

  // Catches people sent to the old place, or to a cancelled workshop, after its author changed it.
  it('people are told if the content moves, places or drops a date', async () => {
    const [place, [ada]] = [await freshDate(), await pair()]
    await register(ada, place)
    const { id, workshopId, title, date, startsAt, minutes } = await recordOf(place)
    await entries(ada, place, 1)
    await dates().change(id, {
      type: 'follow',
      facts: {
        workshopId,
        title,
        date,
        minutes,
        seats: 1,
        startsAt: startsAt + hourMs,
        place: 'Room 4, Mill Street 1',
      },
    })
    laterMs += toldWithinMs
    const changed = (await entries(ada, place, 2)).at(-1)
    expect(changed).toMatchObject({
      ...{ subject: `Changed: ${title}`, method: 'REQUEST', location: 'Room 4, Mill Street 1' },
      startsAt: new Date(startsAt + hourMs).toISOString(),
    })
    expect((await register(ada, place)).you?.place).toBe('Room 4, Mill Street 1')
    await dates().change(id, { type: 'follow', facts: null })
    laterMs += toldWithinMs
    expect((await entries(ada, place, 3)).at(-1)).toMatchObject({ method: 'CANCEL', uid: changed?.uid })
    expect(await bellOf(ada, 'Your workshop was cancelled')).toHaveLength(1)
  })

  // Catches a deleted account that still holds a seat.
  it('a deleted account’s seat goes to the next, and nothing of the person stays', async () => {
    const place = await freshDate()
    await fill(place, 1)
    const [mei, joan] = await pair()
    await register(mei, place)
    await register(joan, place)
    const holder = { userId: mei.userId, participantId: '', identityId: '', emails: [mei.email] }
    await dates().personalData.erase(holder)
    const record = await recordOf(place)
    expect(record.people.find(({ userId }) => userId === mei.userId)).toBeUndefined()
    expect(record.people.find(({ userId }) => userId === joan.userId)?.status).toBe('registered')
    laterMs += toldWithinMs
    await mailTo(engines[0].dataDir, joan.email, `You now have a seat: ${place.title}`)
  })
})
