import { randomUUID } from 'node:crypto'
import type { SubscriptionTier } from '@greenroom/shared/vocabulary'
import {
  type ContentDraft,
  contentDraftSchema,
  courseListSchema,
  type EditedItem,
  editedItemSchema,
  editedListSchema,
  editingPaths,
  noticePageSchema,
  noticePaths,
  urlOf,
  workshopListSchema,
} from '@greenroom/shared/wire'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAudit } from '../../audit/audit.ts'
import type { Store } from '../../store/port.ts'
import { openSubscriptions } from '../../subscriptions/subscriptions.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Person, quickPace, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'
import { openStoreOfSpecs } from '../../testing/storeOfSpecs.ts'
import { editingData } from './personalData.ts'
import { openEditingRecords } from './records.ts'

/** Two engines sharing one store. */
let engines: [TestEngine, TestEngine]
let store: Store
let [ada, grace, candidate]: Person[] = []

async function editor(name: string, tier: SubscriptionTier = 'CONTENT_CREATOR'): Promise<Person> {
  const person = await engines[0].signUp(name)
  const subscriptions = openSubscriptions(store, {
    audit: openAudit(store, { now: Date.now }),
    logger: pino({ level: 'silent' }),
    now: Date.now,
    personOf: async () => ({ email: person.email, displayName: name }),
  })
  const by = { kind: 'system' } as const
  await subscriptions.change({ userId: person.userId, tier, expiry: null, by, eventId: randomUUID() })
  await until(`${name} to be ${tier}`, async () => (await person.call('GET', editingPaths.list)).status === 200)
  return person
}

beforeAll(async () => {
  const first = await startTestEngine({ pace: quickPace })
  engines = [first, await startTestEngine({ pace: quickPace, environment: { DATA_DIR: first.dataDir } })]
  store = await openStoreOfSpecs(first.dataDir)
  ;[ada, grace] = [await editor('Ada'), await editor('Grace')]
  candidate = await engines[0].signUp('Candidate')
})
afterAll(async () => {
  await store.close()
  for (const engine of [...engines].reverse()) {
    expect(engine.unexpected()).toEqual([])
    await engine.stop()
  }
})

const who = { ada: () => ada as Person, grace: () => grace as Person }
type Item = { kind: string; id: string }
const at = (path: string, item: Item, more: Record<string, string> = {}): string =>
  urlOf(path as typeof editingPaths.item, { ...item, ...more })

const fileTexts = (files: Record<string, string>) => Object.entries(files).map(([path, text]) => ({ path, text }))
async function save(person: Person, item: Item, version: number, files: Record<string, string>): Promise<ContentDraft> {
  const answer = await person.call('PUT', at(editingPaths.draft, item), { body: { version, files: fileTexts(files) } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return contentDraftSchema.parse(answer.body)
}
const seenBy = async (person: Person, item: Item): Promise<EditedItem> =>
  editedItemSchema.parse((await person.call('GET', at(editingPaths.item, item))).body)
async function ask(person: Person, item: Item, version: number): Promise<ContentDraft> {
  const answer = await person.call('POST', at(editingPaths.review, item), { body: { version } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return contentDraftSchema.parse(answer.body)
}
const decide = (person: Person, item: Item, body: object) =>
  person.call('POST', at(editingPaths.decision, item), { body })

/** Ada writes it, Grace approves it. */
async function publish(item: Item, files: Record<string, string>): Promise<EditedItem> {
  const draft = await save(who.ada(), item, 0, files)
  expect(draft.findings).toEqual([])
  const { version } = await ask(who.ada(), item, draft.version)
  const answer = await decide(who.grace(), item, { decision: 'approve', version })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return editedItemSchema.parse(answer.body)
}

const sentences = (about: string, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `The ${index}th remark on ${about} is about ${about.length * index}.`,
  ).join(' ')
const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 500"></svg>'
const articleOf = (title: string, about: string) => ({
  'article.md': `---
title: ${title}
tier: standard
release: prod
domain: tech_interview_prep
author: Ada
published: 2026-11-27
summary: What ${about} teaches.
picture: A drawing of ${about}.
---

${sentences(about, 60)}
`,
  'picture.svg': picture,
})
const workshopOf = (title: string, more = 'place: https://calls.example.org/hall') => ({
  'workshop.md': `---
title: ${title}
tier: standard
release: prod
domain: tech_interview_prep
host: Ada
first date: 2035-03-07
time: 18:30
time zone: Europe/London
every weeks: 0
minutes: 60
seats: 2
${more}
---

${sentences(title, 5)}

## Agenda

- 20 minutes: first
- 40 minutes: second

## Before you come

- Bring a pencil
`,
})
const jobOf = (title: string) => ({
  'job.md': `---
title: ${title}
tier: standard
release: prod
employer: Lantern Works
sample: no
country: GB
workplace: remote
role: software engineer (back-end)
level: JUNIOR
minimum years: 1
languages: python
posted: 2026-11-26
apply at: https://jobs.example.org/1
rehearse as: generic tech company
rehearse concepts: caching
---

${sentences(title, 4)}

## What you will do

- Light lamps
- Put out lamps
- Count lamps

## What you bring

- Patience
- A ladder
- Matches

## How they interview

- A walk along the street
`,
})
const lesson = (title: string) => `---
title: ${title}
minutes: 10
concepts: caching
practice: coding/backstage-doors
---

${sentences(title, 20)}

## Quiz

${[1, 2, 3]
  .map(
    (each) =>
      `### What is ${each}?\n- [x] A number — It counts.\n- [ ] A fish — It has no fins.\n- [ ] A lamp — It is dark.`,
  )
  .join('\n\n')}
`
const courseOf = (title: string) => ({
  'course.md': `---
title: ${title}
tier: standard
release: prod
domain: tech_interview_prep
levels: JUNIOR
summary: All about ${title}.
needs:
lessons: wicks; oil
---

## What you can do afterwards

- Trim a wick
- Choose an oil
- Read by the light
`,
  'lessons/wicks.md': lesson('Wicks'),
  'lessons/oil.md': lesson('Oil and its prices'),
})

const titlesAt = async (engine: TestEngine, path: string): Promise<string[]> =>
  ((await engine.call('GET', path)).body as { data: { title: string }[] }).data.map(({ title }) => title)

describe('an article', () => {
  const item = { kind: 'article', id: 'lamps-at-dusk' }

  it('is written, reviewed by somebody else, and read on every engine, in the feed and the sitemap', async () => {
    const draft = await save(who.ada(), item, 0, articleOf('Lamps at dusk', 'lamps'))
    expect(draft).toMatchObject({ version: 1, state: 'draft', title: 'Lamps at dusk', findings: [], programs: 0 })
    const asked = await ask(who.ada(), item, 1)
    expect(asked).toMatchObject({
      version: 2,
      state: 'in_review',
      mayApprove: 'own',
      askedBy: { name: 'Ada', isYou: true },
    })
    expect(await titlesAt(engines[0], '/content/articles')).not.toContain('Lamps at dusk')

    expectProblem(await decide(who.ada(), item, { decision: 'approve', version: 2 }), 403, 'CONTENT_OWN_DRAFT')
    const done = editedItemSchema.parse((await decide(who.grace(), item, { decision: 'approve', version: 2 })).body)
    expect(done).toMatchObject({ draft: null, repository: null, published: { revision: 1, how: 'published' } })
    expect(done.published?.authors).toEqual([{ name: 'Ada', isYou: false }])
    expect(done.published?.by).toEqual({ name: 'Grace', isYou: true })

    for (const engine of engines) {
      await until('the article', async () => (await titlesAt(engine, '/content/articles')).includes('Lamps at dusk'))
      expect((await engine.call('GET', '/blog/feed.xml')).body).toContain('/blog/lamps-at-dusk')
    }
  })

  it('stays after a restart, and shadows the repository’s until it is withdrawn', async () => {
    const known = { kind: 'article', id: 'a-number-with-a-so' }
    const { repository } = await seenBy(who.ada(), known)
    const files = Object.fromEntries((repository?.files ?? []).map(({ path, text }) => [path, text]))
    const changed = {
      ...files,
      'article.md': (files['article.md'] ?? '').replace(/^title: .*$/m, 'title: A number and why'),
    }
    const done = await publish(known, changed)
    expect(done).toMatchObject({ title: 'A number and why', repositoryChanged: false })
    const third = await startTestEngine({ pace: quickPace, environment: { DATA_DIR: engines[0].dataDir } })
    expect(await titlesAt(third, '/content/articles')).toEqual(
      expect.arrayContaining(['A number and why', 'Lamps at dusk']),
    )
    await third.stop()

    const gone = await who.ada().call('POST', at(editingPaths.withdraw, known), { body: { seen: 1 } })
    expect(editedItemSchema.parse(gone.body)).toMatchObject({
      published: { revision: 2, how: 'withdrawn', files: null },
    })
    for (const engine of engines)
      await until('the repository’s title', async () =>
        (await titlesAt(engine, '/content/articles')).includes('A number with a “so”'),
      )
    expectProblem(
      await who.grace().call('POST', at(editingPaths.restore, known), { body: { revision: 1, seen: 1 } }),
      409,
      'CONTENT_CHANGED',
    )
    const back = await who.grace().call('POST', at(editingPaths.restore, known), { body: { revision: 1, seen: 2 } })
    expect(editedItemSchema.parse(back.body)).toMatchObject({
      published: { revision: 3, how: 'restored', from: 1 },
      history: [{ revision: 3 }, { revision: 2, version: null }, { revision: 1 }],
    })
    expect(await titlesAt(engines[0], '/content/articles')).toContain('A number and why')
  })

  it('is sent back with a reason, which its author reads; a later change ends a review', async () => {
    const other = { kind: 'article', id: 'candles' }
    const files = articleOf('Candles', 'candles')
    await save(who.ada(), other, 0, files)
    await ask(who.ada(), other, 1)
    expectProblem(
      await decide(who.grace(), other, { decision: 'send_back', version: 2, text: ' ' }),
      400,
      'INVALID_REQUEST',
    )
    await decide(who.grace(), other, { decision: 'send_back', version: 2, text: 'Which candles?' })
    const { draft } = await seenBy(who.ada(), other)
    expect(draft).toMatchObject({ state: 'draft', version: 3 })
    expect(draft?.comments).toMatchObject([
      { what: 'sent_back', text: 'Which candles?', by: { name: 'Grace', isYou: false } },
    ])
    expectProblem(await decide(who.grace(), other, { decision: 'approve', version: 3 }), 409, 'CONTENT_NOT_IN_REVIEW')
    await ask(who.ada(), other, 3)
    const after = await save(who.ada(), other, 4, { ...files, 'picture.svg': picture.replace('1200', '1000') })
    expect(after).toMatchObject({ state: 'draft', version: 5, askedBy: null })
    expectProblem(await decide(who.grace(), other, { decision: 'approve', version: 4 }), 409, 'CONTENT_DRAFT_CHANGED')
  })
})

describe('two editors of one draft', () => {
  const item = { kind: 'article', id: 'two-at-once' }
  const put = (person: Person, version: number, title: string) =>
    person.call('PUT', at(editingPaths.draft, item), {
      body: { version, files: fileTexts(articleOf(title, 'lamps at once')) },
    })

  it('never overwrite each other, and a repeated save is no change', async () => {
    const [one, other] = await Promise.all([put(who.ada(), 0, 'One'), put(who.grace(), 0, 'Other')])
    expect([one.status, other.status].sort()).toEqual([200, 409])
    const first = one.status === 200 ? who.ada() : who.grace()
    const second = first === who.ada() ? who.grace() : who.ada()
    expect((await put(first, 1, 'Next')).body).toMatchObject({ version: 2 })
    // The response was lost, so the page sends the request again.
    expect((await put(first, 1, 'Next')).body).toMatchObject({ version: 2 })
    expectProblem(await put(second, 1, 'Mine'), 409, 'CONTENT_DRAFT_CHANGED')
    expect((await put(second, 2, 'Mine')).body).toMatchObject({ version: 3, title: 'Mine' })
    // Both have written it now, so neither may approve it.
    await ask(first, item, 3)
    expectProblem(await decide(first, item, { decision: 'approve', version: 4 }), 403, 'CONTENT_OWN_DRAFT')
    expectProblem(await decide(second, item, { decision: 'approve', version: 4 }), 403, 'CONTENT_OWN_DRAFT')
  })

  it('can comment at once, and every comment stays', async () => {
    const texts = Array.from({ length: 6 }, (_, index) => `Remark ${index}`)
    await Promise.all(
      texts.map((text, index) =>
        (index % 2 === 0 ? who.ada() : who.grace()).call('POST', at(editingPaths.comments, item), { body: { text } }),
      ),
    )
    const { draft } = await seenBy(who.ada(), item)
    expect(draft?.comments.map(({ text }) => text).sort()).toEqual(texts)
  })
})

describe('a draft with errors', () => {
  it('names file, field and line, and can’t be reviewed', async () => {
    const item = { kind: 'workshop', id: 'broken' }
    const files = {
      'workshop.md': workshopOf('Broken')['workshop.md'].replace('seats: 2', 'seats: 0').replace('18:30', 'noon'),
    }
    const { findings, version } = await save(who.ada(), item, 0, files)
    expect(findings).toEqual([
      { file: 'workshop.md', field: 'time', line: 8, message: 'isn’t a time like 18:00' },
      { file: 'workshop.md', field: 'seats', line: 12, message: 'needs at least 1' },
    ])
    expectProblem(
      await who.ada().call('POST', at(editingPaths.review, item), { body: { version } }),
      409,
      'CONTENT_UNSOUND',
    )
    await who.ada().call('DELETE', `${at(editingPaths.draft, item)}?version=${version}`)
    expectProblem(await who.ada().call('GET', at(editingPaths.item, item)), 404, 'CONTENT_UNKNOWN')
  })

  it('is found in a lesson, down to the option of a quiz', async () => {
    const item = { kind: 'course', id: 'lamp-lighting' }
    const good = courseOf('Lamp lighting')
    const wicks = good['lessons/wicks.md']
      .replace('coding/backstage-doors', 'coding/no-such-door')
      .replace('— It counts.', 'so')
    const { findings } = await save(who.ada(), item, 0, { ...good, 'lessons/wicks.md': wicks })
    expect(findings).toContainEqual(expect.objectContaining({ file: 'lessons/wicks.md', field: 'quiz', line: 13 }))
    const linked = { ...good, 'lessons/wicks.md': good['lessons/wicks.md'].replace('backstage-doors', 'no-such-door') }
    expect((await save(who.ada(), item, 1, linked)).findings).toMatchObject([
      { file: 'course.md', message: 'wicks links to coding/no-such-door, which doesn’t exist' },
    ])
    const stray = {
      ...good,
      'lessons/oil.md': good['lessons/oil.md'].replace('minutes: 10', 'minutes: 10\ncolour: red'),
    }
    expect((await save(who.ada(), item, 2, stray)).findings).toMatchObject([
      { file: 'lessons/oil.md', line: 4, message: 'the head: “colour” isn’t a known field' },
    ])
    const open = { ...good, 'course.md': good['course.md'].replace('---\n\n##', '\n\n##') }
    expect((await save(who.ada(), item, 3, open)).findings).toMatchObject([{ file: 'course.md', line: 12 }])
  })

  it('may have only files of its kind', async () => {
    const body = { version: 0, files: [{ path: '../../etc/passwd', text: 'x' }] }
    const answer = await who.ada().call('PUT', at(editingPaths.draft, { kind: 'article', id: 'strange' }), { body })
    expect(expectProblem(answer, 400, 'INVALID_REQUEST')).toEqual(['files.0.path'])
  })

  it('may not repeat another item', async () => {
    const item = { kind: 'article', id: 'lamps-again' }
    const { findings } = await save(who.ada(), item, 0, articleOf('Lamps at dusk', 'lamps'))
    expect(findings.map(({ message }) => message)).toContainEqual(
      expect.stringContaining('article/lamps-at-dusk are alike'),
    )
  })
})

describe('a course', () => {
  it('is published with its lessons and their version, which readers get', async () => {
    const item = { kind: 'course', id: 'lamp-oil' }
    const done = await publish(item, courseOf('Lamp oil'))
    const read = async (engine: TestEngine) =>
      courseListSchema.parse((await engine.call('GET', '/content/courses?course_ids=lamp-oil')).body).data[0]
    for (const engine of engines) {
      await until('the course', async () => (await read(engine)) !== undefined)
      expect(await read(engine)).toMatchObject({ version: done.published?.version, title: 'Lamp oil' })
      expect((await read(engine))?.lessons.map(({ id, quiz }) => [id, quiz?.length])).toEqual([
        ['wicks', 3],
        ['oil', 3],
      ])
    }
  })
})

describe('a workshop', () => {
  const item = { kind: 'workshop', id: 'lamps-together' }
  const registration = '/api/workshops/lamps-together/dates/2035-03-07/registration'

  it('is published, registered for on another engine, and followed when it changes and ends', async () => {
    await publish(item, workshopOf('Lamps together'))
    const listed = async () =>
      workshopListSchema
        .parse((await engines[1].call('GET', '/api/workshops?domain=tech_interview_prep')).body)
        .workshops.find(({ id }) => id === item.id)
    await until('the workshop', async () => (await listed()) !== undefined)
    expect((await listed())?.dates).toMatchObject([
      { date: '2035-03-07', startsAt: '2035-03-07T18:30:00.000Z', seatsLeft: 2 },
    ])
    expect(JSON.stringify(await listed())).not.toContain('calls.example.org')
    const put = await candidate?.call('PUT', registration, { body: { timeZone: 'UTC' } })
    expect(put).toMatchObject({ status: 200, body: { seatsLeft: 1 } })

    const { published } = await seenBy(who.ada(), item)
    const later = workshopOf('Lamps together')['workshop.md'].replace('18:30', '19:30')
    await publish(item, { 'workshop.md': later })
    const notices = async () => JSON.stringify((await candidate?.call('GET', '/api/notices'))?.body)
    await until('the notice of the new time', async () => (await notices()).includes('has changed'))

    await who.grace().call('POST', at(editingPaths.withdraw, item), { body: { seen: (published?.revision ?? 0) + 1 } })
    await until('the notice of the end', async () => (await notices()).includes('was cancelled'))
  })
})

describe('a job', () => {
  it('is published, followed, and listed with how to rehearse for it', async () => {
    const item = { kind: 'job', id: 'lamp-lighter' }
    await publish(item, jobOf('Lamp lighter'))
    for (const engine of engines)
      await until('the job', async () => (await titlesAt(engine, '/content/jobs')).includes('Lamp lighter'))
    const followed = await candidate?.call('PUT', '/api/jobs/tracked/lamp-lighter', { body: { stage: 'applied' } })
    expect(followed).toMatchObject({ status: 200, body: { jobId: 'lamp-lighter', stage: 'applied' } })
  })
})

describe('editors', () => {
  it('see every item with its state', async () => {
    const { items } = editedListSchema.parse((await who.ada().call('GET', editingPaths.list)).body)
    const stateOf = (kind: string, id: string) => items.find((each) => each.kind === kind && each.id === id)
    expect(stateOf('course', 'interview-basics')).toMatchObject({
      isInRepository: true,
      published: 'never',
      draft: null,
    })
    expect(stateOf('article', 'lamps-at-dusk')).toMatchObject({
      isInRepository: false,
      published: 'published',
      draft: null,
    })
    expect(stateOf('article', 'candles')).toMatchObject({ draft: { state: 'draft', isYours: true } })
    expect(stateOf('workshop', 'lamps-together')).toMatchObject({ published: 'withdrawn' })
  })

  it('are recorded in the audit trail for what they published, sent back and withdrew', async () => {
    const acts = (await openAudit(store, { now: Date.now }).latest({ limit: 100 })).filter(({ what }) =>
      /^content/.test(what),
    )
    expect(acts).toContainEqual(
      expect.objectContaining({
        what: 'content_published',
        by: { kind: 'creator', userId: who.grace().userId, name: 'Grace' },
        after: expect.objectContaining({ item: 'article/lamps-at-dusk' }),
      }),
    )
    const whats = new Set(acts.map(({ what }) => what))
    expect(whats).toEqual(new Set(['content_published', 'content_sent_back', 'content_withdrawn', 'content_restored']))
  })

  it('are nobody else', async () => {
    expectProblem(await engines[0].call('GET', editingPaths.list), 401, 'UNAUTHORIZED')
    if (candidate !== undefined) expectProblem(await candidate.call('GET', editingPaths.list), 403, 'FORBIDDEN')
  })
})

describe('an engine that dies after an approval', () => {
  it('leaves it to another one to publish, once', async () => {
    const item = { kind: 'article', id: 'lanterns' }
    const files = articleOf('Lanterns', 'paper lanterns')
    await save(who.ada(), item, 0, files)
    const { version } = await ask(who.ada(), item, 1)
    // What an engine stored before it died: the approval, and nothing else.
    const { drafts } = openEditingRecords(store)
    const [draft] = await drafts.find({ where: { item: 'article/lanterns' } })
    const approval = { by: who.grace().userId, isAdmin: false, name: 'Grace', isOwn: false }
    const set = { state: 'approved' as const, approval, version: version + 1, updatedAt: Date.now() - 60_000 }
    expect(await drafts.update(draft?.id ?? '', set, { version })).toBe(true)
    for (const engine of engines)
      await until('the article', async () => (await titlesAt(engine, '/content/articles')).includes('Lanterns'))
    await until('the end of the draft', async () => (await seenBy(who.ada(), item)).draft === null)
    expect(await seenBy(who.ada(), item)).toMatchObject({ published: { revision: 1 }, history: [{ revision: 1 }] })
    const published = (await openAudit(store, { now: Date.now }).latest({ limit: 100 })).filter(
      ({ what, after }) => what === 'content_published' && after?.item === 'article/lanterns',
    )
    expect(published).toHaveLength(1)
  })
})

describe('an ADMIN', () => {
  it('approves a text of their own only without a colleague, and the history and the audit trail say so', async () => {
    const engine = await startTestEngine({ pace: quickPace })
    const own = await openStoreOfSpecs(engine.dataDir)
    const audit = openAudit(own, { now: Date.now })
    const person = async (name: string, tier: SubscriptionTier): Promise<Person> => {
      const signedUp = await engine.signUp(name)
      const personOf = async () => ({ email: signedUp.email, displayName: name })
      const subscriptions = openSubscriptions(own, {
        audit,
        logger: pino({ level: 'silent' }),
        now: Date.now,
        personOf,
      })
      const by = { kind: 'system' } as const
      await subscriptions.change({ userId: signedUp.userId, tier, expiry: null, by, eventId: randomUUID() })
      await until(`${name} to be ${tier}`, async () => (await signedUp.call('GET', editingPaths.list)).status === 200)
      return signedUp
    }
    const admin = await person('Ada', 'ADMIN')
    const item = { kind: 'article', id: 'alone' }
    await save(admin, item, 0, articleOf('Alone', 'one lamp'))
    expect(await ask(admin, item, 1)).toMatchObject({ mayApprove: 'own_but_alone' })
    expect((await decide(admin, item, { decision: 'approve', version: 2 })).body).toMatchObject({
      published: { isOwnReview: true, by: { name: 'Ada', isYou: true } },
    })
    const [act] = await audit.latest({ limit: 1 })
    expect(act).toMatchObject({ what: 'content_published', by: { kind: 'admin' }, after: { ownReview: true } })

    await person('Grace', 'CONTENT_CREATOR')
    await save(admin, item, 0, articleOf('Not alone', 'two lamps'))
    expect(await ask(admin, item, 1)).toMatchObject({ mayApprove: 'own' })
    expectProblem(await decide(admin, item, { decision: 'approve', version: 2 }), 403, 'CONTENT_OWN_DRAFT')
    await own.close()
    expect(engine.unexpected()).toEqual([])
    await engine.stop()
  })
})

describe('an account that goes', () => {
  it('gets what it wrote, and leaves published texts without its name', async () => {
    const linus = await editor('Linus')
    const shared = { kind: 'article', id: 'shared-lamps' }
    const alone = { kind: 'article', id: 'linus-lamps' }
    await save(linus, alone, 0, articleOf('Linus’ lamps', 'lamps of Linus'))
    await save(linus, shared, 0, articleOf('Shared rivers', 'rivers'))
    await save(who.ada(), shared, 1, articleOf('Shared rivers', 'wide rivers and their bridges'))
    await linus.call('POST', at(editingPaths.comments, shared), { body: { text: 'Words of Linus' } })
    const records = openEditingRecords(store)
    const data = editingData(records)
    const holder = { userId: linus.userId, participantId: '', identityId: '', emails: [] }
    const pieces: string[] = []
    for await (const file of data.exported?.(holder) ?? []) for await (const piece of file.pieces) pieces.push(piece)
    expect(pieces.join('')).toContain('Words of Linus')
    expect(pieces.join('')).toContain('lamps of Linus')
    expect(pieces.join('')).not.toContain('Which candles?')

    const { version } = await ask(who.ada(), shared, 2)
    await data.erase(holder)
    await data.erase(holder)
    expectProblem(await who.ada().call('GET', at(editingPaths.item, alone)), 404, 'CONTENT_UNKNOWN')
    const { draft } = await seenBy(who.ada(), shared)
    expect(draft).toMatchObject({ comments: [], authors: [{ name: 'Ada' }] })
    await decide(who.grace(), shared, { decision: 'approve', version })
    await editingData(records).erase({ ...holder, userId: who.grace().userId })
    expect((await seenBy(who.ada(), shared)).published).toMatchObject({ title: 'Shared rivers', by: null })
  })
})

describe('a review that waits', () => {
  it('is told to those who may review it, once for each text, and never to its authors', async () => {
    const [writer, colleague, left] = [await editor('Wren'), await editor('Colm'), await editor('Lena')]
    const item = { kind: 'article', id: 'told-to-reviewers' }
    const told = async (person: Person) =>
      noticePageSchema
        .parse((await person.call('GET', noticePaths.notices)).body)
        .notices.filter(({ kind, path }) => kind === 'content_review' && path.includes(item.id))
    const first = articleOf('Told to reviewers', 'whoever reads before others do')
    let draft = await save(writer, item, 0, first)
    draft = await save(left, item, draft.version, { ...first, 'article.md': `${first['article.md']}\nMore.\n` })
    expect(draft.findings).toEqual([])
    draft = await ask(writer, item, draft.version)
    const [notice] = await until('the notice', async () =>
      (await told(colleague)).length > 0 ? told(colleague) : null,
    )
    expect(notice).toMatchObject({
      title: 'Wren asked for a review',
      text: '“Told to reviewers”, an article. You can approve it or send it back.',
      path: '/creator/content?item=article/told-to-reviewers',
    })
    // A second request for the same text notifies nobody. A request for another text does.
    const back = await writer.call('DELETE', `${at(editingPaths.review, item)}?version=${draft.version}`)
    draft = await ask(writer, item, contentDraftSchema.parse(back.body).version)
    draft = await save(writer, item, draft.version, { ...first, 'article.md': `${first['article.md']}\nLess.\n` })
    expect(await told(colleague)).toHaveLength(1)
    draft = await ask(writer, item, draft.version)
    await until('the second notice', async () => (await told(colleague)).length === 2)
    for (const author of [writer, left]) expect(await told(author)).toEqual([])

    // If an engine dies before notifying anybody, another engine does it.
    const records = openEditingRecords(store)
    const [stored] = await records.drafts.find({ where: { item: `article/${item.id}` }, limit: 1 })
    const late = await editor('Nora')
    await records.drafts.update(stored?.id ?? '', { isReviewTold: false }, { version: draft.version })
    await until('the sweep', async () => (await told(late)).length === 1)
    expect(await told(colleague)).toHaveLength(2)
  })
})
