import { randomUUID } from 'node:crypto'
import type { NewHappening } from '@greenroom/shared/learning'
import { assessmentTypes, type ContentDomain, contentDomains, pharmacyConcepts } from '@greenroom/shared/vocabulary'
import {
  challengeCataloguePaths,
  challengeListPaths,
  challengeListSchema,
  challengeShelfSchema,
  companyListSchema,
  companyPaths,
  courseListSchema,
  coursePaths,
  dashboardPaths,
  dashboardSchema,
  diagnosticPaths,
  diagnosticsSchema,
  learningPathPaths,
  lessonPaths,
  openedSessionSchema,
  reviewPaths,
  sessionListSchema,
  sessionPaths,
  skillsPath,
  urlOf,
  workshopListSchema,
  workshopPaths,
} from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { openLearners } from '../learning/learners.ts'
import { type Person, startTestEngine, type TestEngine } from '../testing/runningEngine.ts'
import { openStoreOfSpecs } from '../testing/storeOfSpecs.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine({ now: () => now })
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

/** A lesson of each domain, and a concept that it teaches. */
const study: Record<ContentDomain, { course: string; lesson: string; skill: 'arrays' | 'pharmacy_units' }> = {
  tech_interview_prep: { course: '', lesson: '', skill: 'arrays' },
  pharmacy_pre_reg: { course: '', lesson: '', skill: 'pharmacy_units' },
}

/** Somebody who did the same in both domains: a finished lesson, evidence, a card, a note and a path. */
async function learnerOfBoth(): Promise<Person> {
  const person = await engine.signUp()
  const { data } = courseListSchema.parse((await person.call('GET', coursePaths.list)).body)
  const store = await openStoreOfSpecs(engine.dataDir)
  const learners = openLearners(store)
  for (const domain of contentDomains) {
    const course = data.find((each) => each.domain === domain && !each.locked)
    const [first, second] = course?.lessons ?? []
    if (course === undefined || first === undefined || second === undefined) throw new Error(`no course in ${domain}`)
    study[domain] = { ...study[domain], course: course.id, lesson: first.id }
    const happening: NewHappening = {
      ...{ id: `read ${domain}`, at: now, minutes: 10, done: [`lesson/${course.id}/${first.id}`] },
      observations: Array.from({ length: 4 }, () => ({
        ...{ skill: study[domain].skill, source: 'quiz' as const, outcome: 0, difficulty: 0 },
      })),
    }
    await learners.record(person.userId, happening)
    const ref = { courseId: course.id, lessonId: second.id }
    await switchTo(person, domain)
    await person.call('POST', urlOf(lessonPaths.begin, ref), { body: { newest: false } })
    await person.call('PUT', urlOf(lessonPaths.bookmark, ref))
    await person.call('PUT', urlOf(lessonPaths.note, ref), { body: { text: `a note of ${domain}`, revision: 0 } })
    const wish = {
      company: null,
      stage: null,
      role: null,
      level: 'JUNIOR',
      language: null,
      date: null,
      hoursPerWeek: 8,
      timeZone: 'UTC',
      replaces: null,
    }
    expect((await person.call('POST', learningPathPaths.path, { body: wish })).status).toBe(200)
  }
  await store.close()
  return person
}

const switchTo = (person: Person, domain: ContentDomain) => person.call('PATCH', '/api/profile', { body: { domain } })

/** Words that reveal a domain in any response: the titles of its courses and its concepts. */
const marksOf = (domain: ContentDomain): readonly string[] => [
  `${study[domain].course}`,
  ...(domain === 'pharmacy_pre_reg'
    ? ['pharmacy_', '/app/papers']
    : ['"arrays"', '"complexity"', '/app/mockInterview', '/app/interviewSelection', '/app/diagnostics']),
]

/** Every operation that lists what its caller studies. `needs`: whether the learner's own domain has to be in it. */
const lists = [
  { path: skillsPath, needs: true },
  { path: dashboardPaths.dashboard, needs: true },
  { path: dashboardPaths.journey, needs: true },
  { path: learningPathPaths.path, needs: true },
  { path: lessonPaths.learning, needs: true },
  { path: reviewPaths.reviews, needs: true },
] as const

it('shows nothing of one domain in the other’s lists, and keeps both', async () => {
  const person = await learnerOfBoth()
  for (const domain of [...contentDomains, contentDomains[0]]) {
    expect((await switchTo(person, domain)).body).toMatchObject({ domain })
    const other = domain === 'pharmacy_pre_reg' ? 'tech_interview_prep' : 'pharmacy_pre_reg'
    for (const { path, needs } of lists) {
      const { status, body } = await person.call('GET', path)
      expect(status, path).toBe(200)
      const text = JSON.stringify(body)
      for (const mark of marksOf(other)) expect(text.includes(mark), `${path} in ${domain} has ${mark}`).toBe(false)
      if (needs)
        expect(
          marksOf(domain).some((mark) => text.includes(mark)),
          `${path} in ${domain}: ${text}`,
        ).toBe(true)
    }
    const catalogue = courseListSchema.parse(
      (await person.call('GET', `${coursePaths.list}?domain=${domain}`)).body,
    ).data
    expect(new Set(catalogue.map((course) => course.domain))).toEqual(new Set([domain]))
  }
})

/** The ids of a person's sessions, read one to a page. */
async function sessionIdsOf(person: Person): Promise<string[]> {
  const found: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const query: string = after === '' ? '' : `&after=${after}`
    const { sessions, next } = sessionListSchema.parse(
      (await person.call('GET', `${sessionPaths.sessions}?limit=1${query}`)).body,
    )
    found.push(...sessions.map(({ sessionId }) => sessionId))
    after = next
  }
  return found
}

it('gives a session the domain that is studied, and lists only its sessions, as a candidate and as an interviewer', async () => {
  const person = await engine.signUp()
  const opened: Record<ContentDomain, string[]> = { tech_interview_prep: [], pharmacy_pre_reg: [] }
  for (const role of ['candidate', 'interviewer', 'candidate', 'interviewer'] as const)
    for (const domain of contentDomains) {
      await switchTo(person, domain)
      const body = { mode: 'human', role, settings: {} }
      const { sessionId } = openedSessionSchema.parse((await person.call('POST', sessionPaths.sessions, { body })).body)
      const { session } = (await person.call('GET', urlOf(sessionPaths.session, { id: sessionId }))).body as {
        session: { contentDomain: string }
      }
      expect(session.contentDomain).toBe(domain)
      opened[domain].push(sessionId)
    }
  for (const domain of contentDomains) {
    await switchTo(person, domain)
    expect((await sessionIdsOf(person)).toSorted()).toEqual(opened[domain].toSorted())
  }
  // The domain in a request takes precedence over the one the caller studies.
  const body = { mode: 'ai', contentDomain: 'tech_interview_prep', settings: {} }
  const { sessionId } = openedSessionSchema.parse((await person.call('POST', sessionPaths.sessions, { body })).body)
  expect(await sessionIdsOf(person)).not.toContain(sessionId)
  await switchTo(person, 'tech_interview_prep')
  expect(await sessionIdsOf(person)).toContain(sessionId)
  const today = dashboardSchema.parse((await person.call('GET', dashboardPaths.dashboard)).body)
  for (const { sessionId: id } of today.interviews) expect(opened.pharmacy_pre_reg).not.toContain(id)
})

it('lists no challenges, companies, diagnostics or workshops of interviews in the pharmacy domain', async () => {
  const person = await engine.signUp()
  const own = { listId: randomUUID(), title: 'Mine', challengeIds: ['fire-drill'] }
  expect((await person.call('POST', challengeListPaths.own, { body: own })).status).toBe(201)
  const wish = { role: 'devops', level: 'JUNIOR', date: null }
  expect((await person.call('POST', diagnosticPaths.diagnostics, { body: wish })).status).toBe(200)
  const read = async <T>(path: string, schema: z.ZodType<T>): Promise<T> =>
    schema.parse((await person.call('GET', path)).body)
  const countsOf = async () => {
    const shelf = await read(challengeListPaths.shelf, challengeShelfSchema)
    const { challenges, total, resume } = await read(challengeCataloguePaths.list, challengeListSchema)
    const { companies } = await read(companyPaths.list, companyListSchema)
    const { open, latest, nextAt } = await read(diagnosticPaths.diagnostics, diagnosticsSchema)
    const listed = [shelf.lists, shelf.own, shelf.patterns, shelf.next, challenges, companies]
    return { counts: [...listed.map(({ length }) => length), shelf.total, total], ids: [open, latest, nextAt, resume] }
  }
  const before = await countsOf()
  expect(Math.min(...before.counts)).toBeGreaterThan(0)
  expect(before.ids[0]).not.toBeNull()
  await switchTo(person, 'pharmacy_pre_reg')
  const { counts, ids } = await countsOf()
  expect(new Set(counts)).toEqual(new Set([0]))
  expect(new Set(ids)).toEqual(new Set([null]))
  const workshopsOf = async (query = '') =>
    (await read(`${workshopPaths.workshops}${query}`, workshopListSchema)).workshops.map(({ domain }) => domain)
  expect(new Set(await workshopsOf())).toEqual(new Set(['pharmacy_pre_reg']))
  expect(new Set(await workshopsOf('?domain=tech_interview_prep'))).toEqual(new Set(['tech_interview_prep']))
  await switchTo(person, 'tech_interview_prep')
  expect(await countsOf()).toEqual(before)
  // Visitors without an account see all companies, as before.
  const visitor = await engine.call('GET', companyPaths.list)
  expect(companyListSchema.parse(visitor.body).companies).toHaveLength(before.counts[5] ?? 0)
})

it('plans pharmacy from its lessons, papers and reviews, and begins with what its papers ask', async () => {
  const person = await learnerOfBoth()
  await switchTo(person, 'pharmacy_pre_reg')
  const { path } = (await person.call('GET', learningPathPaths.path)).body as {
    path: { weeks: { items: { kind: string; to: string; skill: string | null; reason: string }[] }[] }
  }
  const items = path.weeks.flatMap((week) => week.items)
  expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['lesson', 'mock', 'drill', 'review']))
  for (const { kind, to, reason } of items) {
    if (kind === 'mock') expect(to).toBe('/app/papers')
    if (kind === 'drill') expect(to).toBe('/app/papers/drill')
    expect(reason).not.toBe('')
  }
  const today = (await person.call('GET', dashboardPaths.dashboard)).body
  expect(today).toMatchObject({ domain: 'pharmacy_pre_reg', interviews: [], goal: null })
  expect(
    (today as { readiness: { lines: { skill: string }[] } }).readiness.lines.map(({ skill }) => skill).toSorted(),
  ).toEqual([...pharmacyConcepts].toSorted())
})

it('belongs to one person: somebody else’s lists stay as they are', async () => {
  const [ada, grace] = [await engine.signUp(), await engine.signUp()]
  await switchTo(ada, 'pharmacy_pre_reg')
  expect((await grace.call('GET', '/api/profile')).body).toMatchObject({ domain: 'tech_interview_prep' })
  expect((await ada.call('PATCH', '/api/profile', { body: { domain: 'law' } })).status).toBe(400)
  expect((await ada.call('GET', '/api/profile')).body).toMatchObject({ domain: 'pharmacy_pre_reg' })
})

it.each([...assessmentTypes, null])(
  'opens no %s session with a coding challenge in the pharmacy domain',
  async (assessmentType) => {
    const person = await engine.signUp()
    await switchTo(person, 'pharmacy_pre_reg')
    for (const challengeId of [null, 'fire-drill']) {
      const opened = await person.call('POST', '/api/sessions', {
        body: { mode: 'ai', contentDomain: 'pharmacy_pre_reg', assessmentType, challengeId, settings: {} },
      })
      if (opened.status !== 201) continue
      const { sessionId } = opened.body as { sessionId: string }
      const start = { commandId: 's', type: 'StartInterview' }
      expect(await person.call('POST', `/api/sessions/${sessionId}/commands`, { body: start })).toMatchObject({
        status: 409,
        body: { code: 'NO_CHALLENGE' },
      })
    }
  },
)
