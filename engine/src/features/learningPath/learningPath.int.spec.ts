import { addDays, dayAt } from '@greenroom/shared/learning'
import { dayMs } from '@greenroom/shared/rules'
import { participantIdOf, readSettings } from '@greenroom/shared/session'
import type { CompanyType } from '@greenroom/shared/vocabulary'
import {
  calendarFeedSchema,
  type LearningPath,
  learningPathSchema,
  type PathItem,
  pathAnswerSchema,
  pathPreviewSchema,
} from '@greenroom/shared/wire'
import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Learners, openLearners } from '../../learning/learners.ts'
import { openSessionLog } from '../../session/sessionLog.ts'
import type { Store } from '../../store/port.ts'
import { openSubscriptionRecords } from '../../subscriptions/records.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Person, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'
import { openStoreOfSpecs } from '../../testing/storeOfSpecs.ts'

/** Two engines over one store, and their clock. */
let engines: [TestEngine, TestEngine]
let store: Store
let learners: Learners
let laterMs = 0
const now = () => Date.now() + laterMs

beforeAll(async () => {
  const first = await startTestEngine({ now })
  engines = [first, await startTestEngine({ now, environment: { DATA_DIR: first.dataDir } })]
  store = await openStoreOfSpecs(first.dataDir)
  learners = openLearners(store)
})
afterAll(async () => {
  await store.close()
  for (const engine of [...engines].reverse()) {
    expect(engine.unexpected()).toEqual([])
    await engine.stop()
  }
})

const timeZone = 'America/Toronto'
const today = () => dayAt(now(), timeZone)
const wish = (more: object = {}) => ({
  ...{ company: 'Google', stage: 'on_site', role: 'software engineer (back-end)', level: 'SENIOR', language: 'python' },
  ...{ date: addDays(today(), 28), hoursPerWeek: 6, timeZone, ...more },
})
async function make(who: Person, more: object = {}): Promise<LearningPath> {
  const answer = await who.call('POST', '/api/path', { body: { ...wish(more), replaces: null, ...more } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return learningPathSchema.parse(answer.body)
}
const pathOf = async (who: Pick<Person, 'call'>) =>
  pathAnswerSchema.parse((await who.call('GET', '/api/path')).body).path
const replan = (who: Pick<Person, 'call'>, revision: number) =>
  who.call('POST', '/api/path/replan', { body: { revision } })
const itemsOf = (path: LearningPath | null): PathItem[] => path?.weeks.flatMap(({ items }) => items) ?? []
const kindsOf = (path: LearningPath | null) => new Set(itemsOf(path).map(({ kind }) => kind))
const first = (path: LearningPath, kind: PathItem['kind']): PathItem => {
  const found = itemsOf(path).find((item) => item.kind === kind && !item.locked)
  if (found === undefined) throw new Error(`no ${kind}`)
  return found
}
const finish = ({ userId }: Person, done: string, minutes = 20) =>
  learners.record(userId, { id: `spec/${done}/${now()}`, at: now(), minutes, done: [done] })

it('makes a path for the goal: the diagnostic first, everything with a reason, within the hours, the same everywhere', async () => {
  const ada = await engines[0].signUp()
  expect(await pathOf(ada)).toBeNull()
  const preview = await ada.call('POST', '/api/path/preview', { body: wish() })
  const seen = pathPreviewSchema.parse(preview.body)
  expect(await pathOf(ada)).toBeNull()
  const path = await make(ada)
  expect(path.weeks).toEqual(seen.weeks)
  expect(path).toMatchObject({ revision: 1, today: today(), behind: { count: 0 }, interview: { title: 'Google' } })
  expect(itemsOf(path)[0]).toMatchObject({ kind: 'diagnostic', day: today(), state: 'open' })
  expect([...kindsOf(path)].toSorted()).toEqual(['challenge', 'diagnostic', 'lesson', 'mock', 'review'])
  expect(path.nextId).toBe('diagnostic')
  for (const { minutes } of path.weeks) expect(minutes).toBeLessThanOrEqual(6 * 60)
  expect(itemsOf(path).every(({ reason, day }) => reason.length > 10 && day < (path.interview?.day ?? ''))).toBe(true)
  expect(itemsOf(path).at(-1)?.minutes).toBeLessThanOrEqual(15)
  expect(itemsOf(path).find(({ title }) => title === 'Full rehearsal: Google')?.to).toMatch(/company=google&round=all$/)
  expect(await pathOf(engines[1].caller(ada.cookie))).toEqual(path)
})

const stored = {
  get: (id: string) => pathsOf().get(id),
  update: (id: string, set: object) => pathsOf().update(id, set),
}
type AnyPath = { id: string; planned?: { round: string }; items?: unknown; schemaVersion?: number }
const pathsOf = () =>
  store.collection<AnyPath>({
    name: 'learningPaths',
    unique: [],
    indexes: [['revision' as never]],
    parse: (each) => each as AnyPath,
  })

/** An interview with these rounds, as the log keeps it, and what it says about the learner. */
async function hold(who: Person, id: string, { companyType, rounds }: { companyType: CompanyType; rounds: string[] }) {
  const sessionId = `${id}-${who.userId}`
  await openSessionLog(store).writeHead({
    ...{ id: sessionId, seq: 1, phase: 'ENDED', mode: 'ai', candidateId: participantIdOf(who.userId) },
    ...{ createdAt: now(), endedAt: now(), dueAt: null, owedSince: null, occupied: false, rounds },
    ...{ settings: readSettings({ companyType }), programmingLanguage: 'python', title: 'An interview' },
    ...{ finishedChallengeIds: [], decision: null },
  })
  await finish(who, `interview/${sessionId}`)
}

it('ticks off what the learner did, however it was done', async () => {
  const ada = await engines[0].signUp()
  const path = await make(ada, { hoursPerWeek: 12 })
  const [lesson, challenge] = [first(path, 'lesson'), first(path, 'challenge')]
  await finish(ada, 'diagnostic/1')
  await finish(ada, lesson.id)
  await finish(ada, challenge.id)
  const [round = ''] = (await stored.get(String(ada.userId)))?.planned?.round.split('|').filter(Boolean) ?? []
  // Another company's interview, and one with the first mock's round.
  await hold(ada, 'other', { companyType: 'Amazon', rounds: [round] })
  await hold(ada, 'same', { companyType: 'Google', rounds: [round] })
  const ticked = await pathOf(ada)
  const done = itemsOf(ticked).filter(({ state }) => state === 'done')
  expect(done.map(({ id }) => id).toSorted()).toEqual(['diagnostic', lesson.id, challenge.id, 'mock/1'].toSorted())
  expect(done.every(({ doneAt }) => doneAt !== null)).toBe(true)
  expect(ticked?.thisWeek.reduce((sum, { doneMinutes }) => sum + doneMinutes, 0)).toBe(100)
})

it('reads a path of version 1, and stores it anew when it is planned again', async () => {
  const ada = await engines[0].signUp()
  const path = await make(ada)
  const items = itemsOf(path).map(({ state: _state, locked: _locked, ...item }) => ({ ...item, doneAt: null }))
  const version1 = { items, cut: path.cut, planned: undefined, leftOut: undefined, companyType: undefined }
  await stored.update(String(ada.userId), { ...version1, schemaVersion: 1 })
  expect(await pathOf(ada)).toEqual(path)
  expect((await replan(ada, 1)).status).toBe(200)
  const after = await stored.get(String(ada.userId))
  expect([after?.schemaVersion, after?.items, typeof after?.planned?.round]).toEqual([2, undefined, 'string'])
  expect(itemsOf(await pathOf(ada)).map(({ id }) => id)).toEqual(itemsOf(path).map(({ id }) => id))
})

it('after missed days says how many steps behind, and a new plan keeps what is done and moves the rest', async () => {
  const ada = await engines[0].signUp()
  const path = await make(ada)
  await finish(ada, 'diagnostic/1')
  const lesson = first(path, 'lesson')
  await finish(ada, lesson.id)
  const startedOn = today()
  laterMs += 4 * dayMs
  const behind = await pathOf(ada)
  const missed = itemsOf(behind).filter(({ state }) => state === 'missed')
  expect(behind?.behind).toEqual({ count: missed.length, minutes: missed.reduce((sum, each) => sum + each.minutes, 0) })
  expect(missed.length).toBeGreaterThan(0)
  const again = learningPathSchema.parse((await replan(ada, 1)).body)
  expect(again).toMatchObject({ revision: 2, behind: { count: 0 } })
  const kept = itemsOf(again).filter(({ state }) => state === 'done')
  expect(kept.map(({ id, day }) => [id, day])).toEqual([
    ['diagnostic', startedOn],
    [lesson.id, startedOn],
  ])
  expect(itemsOf(again).filter(({ id }) => id === lesson.id)).toHaveLength(1)
  const ids = itemsOf(again).map(({ id }) => id)
  for (const { id } of missed) expect([...ids, ...again.cut.map(({ title }) => title)]).toContain(id)
  expect(
    itemsOf(again)
      .filter(({ state }) => state === 'open')
      .every(({ day }) => day >= today()),
  ).toBe(true)
  // Done on the previous path, so it is never planned again, however often the path is planned.
  const third = learningPathSchema.parse((await replan(ada, 2)).body)
  expect(itemsOf(third)).toEqual(itemsOf(again))
})

it('refuses to plan over what another device planned, and says so', async () => {
  const ada = await engines[0].signUp()
  await make(ada)
  const onPhone = engines[1].caller(ada.cookie)
  const answers = await Promise.all([replan(ada, 1), replan(onPhone, 1), replan(ada, 1)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  const stale = await replan(onPhone, 1)
  expectProblem(stale, 409, 'PATH_CHANGED')
  expect(stale.body).toMatchObject({ detail: expect.stringMatching(/planned in another window at \d\d:\d\d/) })
  for (const replaces of [null, 1])
    expectProblem(await ada.call('POST', '/api/path', { body: { ...wish(), replaces } }), 409, 'PATH_CHANGED')
  expect((await pathOf(ada))?.revision).toBe(2)
  await ada.call('DELETE', '/api/path')
  expectProblem(await replan(ada, 2), 404, 'PATH_NOT_FOUND')
  expectProblem(await ada.call('POST', '/api/path', { body: { ...wish(), replaces: 2 } }), 409, 'PATH_CHANGED')
  expect((await ada.call('DELETE', '/api/path')).status).toBe(204)
})

it('in a crash course has three days, the rehearsal in the middle, and what to skip', async () => {
  const ada = await engines[0].signUp()
  const path = await make(ada, { days: 3, date: null, hoursPerWeek: 14 })
  expect(path.days.map(({ day }) => day)).toEqual([0, 1, 2].map((each) => addDays(today(), each)))
  expect(itemsOf(path).find(({ title }) => title.startsWith('Full rehearsal'))?.day).toBe(addDays(today(), 1))
  expect(path.cut.length).toBeGreaterThan(0)
  expect(path.weighs.length).toBeGreaterThan(0)
  // Planned again on the second day, it still ends on the third.
  laterMs += dayMs
  const again = learningPathSchema.parse((await replan(ada, 1)).body)
  expect(again.days.map(({ day }) => day).at(-1)).toBe(addDays(today(), 1))
})

it('refuses nonsense and names the field', async () => {
  const ada = await engines[0].signUp()
  for (const [field, value] of [
    ['date', today()],
    ['date', '2026-02-30'],
    ['hoursPerWeek', 0],
    ['hoursPerWeek', 41],
    ['timeZone', 'Nowhere/At all'],
    ['level', 'WIZARD'],
    ['days', 5],
  ] as const) {
    const answer = await ada.call('POST', '/api/path/preview', { body: wish({ [field]: value }) })
    expectProblem(answer, 400, 'INVALID_REQUEST')
    expect(answer.body).toMatchObject({ errors: [{ path: field }] })
  }
  expectProblem(await engines[0].call('GET', '/api/path'), 401, 'UNAUTHORIZED')
})

it('locks what needs a paid plan, and opens it when there is one', async () => {
  const ada = await engines[0].signUp()
  const path = await make(ada, { hoursPerWeek: 40 })
  const premium = (of: LearningPath | null) => itemsOf(of).filter(({ tier }) => tier === 'premium')
  expect(premium(path).length).toBeGreaterThan(0)
  expect(premium(path).every(({ locked }) => locked)).toBe(true)
  await openSubscriptionRecords(store).insert({
    ...{ id: `spec-${ada.userId}`, userId: ada.userId, email: ada.email, displayName: 'Ada' },
    ...{ subscriptionTier: 'PREMIUM', subscriptionExpiry: null, renewalId: null },
    ...{ plan: null, renews: false, paid: null, change: null },
  })
  expect(premium(await pathOf(ada)).every(({ locked }) => !locked)).toBe(true)
})

it('has a feed for calendars with a secret address, which ends with the path', async () => {
  const ada = await engines[0].signUp()
  const path = await make(ada)
  const feedOf = async (method: string) => calendarFeedSchema.parse((await ada.call(method, '/api/path/feed')).body).url
  expect(await feedOf('GET')).toBeNull()
  const url = await feedOf('POST')
  expect(await feedOf('GET')).toBe(url)
  const { pathname, search } = new URL(url ?? '')
  const answer = await engines[1].call('GET', pathname + search)
  expect(answer.headers.get('content-type')).toContain('text/calendar')
  const events = new ICAL.Component(ICAL.parse(String(answer.body)))
    .getAllSubcomponents('vevent')
    .map((each) => new ICAL.Event(each))
  const days = [
    ...new Set(
      itemsOf(path)
        .filter(({ locked }) => !locked)
        .map(({ day }) => day),
    ),
  ]
  expect(events.map(({ startDate }) => startDate.toString())).toEqual([...days, path.interview?.day])
  expect(events.every(({ startDate }) => startDate.isDate)).toBe(true)
  expect(events[0]?.summary).toMatch(/^Diagnostic.* \(\d+ min\)$/)
  expect(events.at(-1)?.summary).toBe('Interview: Google')
  const etag = answer.headers.get('etag') ?? ''
  expect((await engines[0].call('GET', pathname + search, { headers: { 'if-none-match': etag } })).status).toBe(304)
  await ada.call('DELETE', '/api/path')
  expectProblem(await engines[0].call('GET', pathname + search), 404, 'FEED_UNKNOWN')
})
