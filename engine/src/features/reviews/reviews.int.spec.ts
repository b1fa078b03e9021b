import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLibrary } from '@greenroom/shared/content'
import { dayAt } from '@greenroom/shared/learning'
import { reviewDayOf, reviewRules } from '@greenroom/shared/rules'
import { participantIdOf } from '@greenroom/shared/session'
import { usualDomain } from '@greenroom/shared/vocabulary'
import {
  learnerSchema,
  type ReviewCard,
  type ReviewGrade,
  reviewAnswerSchema,
  reviewCardSchema,
  reviewGradedSchema,
  reviewListSchema,
  reviewSittingSchema,
} from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLearners } from '../../learning/learners.ts'
import type { Store } from '../../store/port.ts'
import { mailsTo, mailTo, signUpVerified } from '../../testing/mails.ts'
import { askForExport, openedArchive } from '../../testing/openedArchive.ts'
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
import { openCards } from './cards.ts'

const dayMs = 86_400_000
const quiz = 'quiz/interview-basics/before-the-first-line/0'
const behaviour = {
  id: 'behaviour/testing',
  kind: 'behaviour',
  skill: 'testing_by_hand',
  front: 'How?',
  back: 'So.',
} as const

/** Two engines over one store, and their clock. */
let engines: [TestEngine, TestEngine]
let store: Store
// The clock starts at noon: around midnight (UTC), a test would span two days.
let laterMs = dayMs - (Date.now() % dayMs) + dayMs / 2
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

/** Adds cards as other parts of Greenroom do. */
const cards = () =>
  openCards({ store, learners: openLearners(store), earn: async () => undefined, domainOf: () => usualDomain, now })
async function learner(...added: Parameters<ReturnType<typeof cards>['add']>[1][number][]): Promise<Person> {
  const person = await engines[0].signUp('Ada')
  await cards().add(person.userId, added)
  return person
}
const quizCard = { id: quiz, kind: 'quiz', skill: 'communication' } as const

const list = async (person: Pick<Caller, 'call'>, query = '') =>
  reviewListSchema.parse((await person.call('GET', `/api/reviews${query}`)).body)
const post = (person: Pick<Caller, 'call'>, id: string, what: string, body: object) =>
  person.call('POST', `/api/reviews/${encodeURIComponent(id)}/${what}`, { body })
async function onlyCard(person: Pick<Caller, 'call'>): Promise<ReviewCard> {
  const [card, ...more] = (await list(person)).cards
  if (card === undefined || more.length > 0) throw new Error(`${more.length + 1} cards`)
  return card
}
const gradeOf = (
  person: Pick<Caller, 'call'>,
  { id, rev }: Pick<ReviewCard, 'id' | 'rev'>,
  grade: ReviewGrade,
  gradeId = randomUUID(),
) => post(person, id, 'grade', { rev, gradeId, grade, seconds: 30 })
const xpOf = async (person: Pick<Caller, 'call'>) =>
  learnerSchema.parse((await person.call('GET', '/api/learner')).body).xp
const skillsOf = async ({ userId }: Person) => openLearners(store).of(userId)

it('lists cards that are older than domains, once a sweep has given them theirs', async () => {
  const ada = await learner(quizCard)
  const stored = store.collection<{ id: string; domain?: string | undefined }>({
    ...{ name: 'reviewCards', unique: [], indexes: [], parse: (document) => document as { id: string } },
  })
  const isOlder = await stored.update(`${ada.userId}/${quizCard.id}`, { domain: undefined })
  expect(isOlder).toBe(true)
  await until('a domain', async () => (await stored.get(`${ada.userId}/${quizCard.id}`))?.domain === usualDomain)
  expect((await list(ada)).count).toBe(1)
})

describe('a card that asks something', () => {
  it('shows its answer only after one’s own, judges the first one, and takes no grade that doesn’t fit', async () => {
    const ada = await learner(quizCard)
    const raw = JSON.stringify((await ada.call('GET', '/api/reviews')).body)
    const card = await onlyCard(ada)
    expect(card).toMatchObject({ back: null, answer: null, ask: { type: 'choice' } })
    expectProblem(await gradeOf(ada, card, 'good'), 409, 'REVIEW_UNANSWERED')
    const first = reviewAnswerSchema.parse((await post(ada, card.id, 'answer', { rev: card.rev, chosen: [] })).body)
    expect(first).toMatchObject({ verdict: 'wrong', grades: ['again'] })
    for (const secret of [...first.whys, first.back]) expect(raw).not.toContain(JSON.stringify(secret).slice(1, -1))
    const again = await post(ada, card.id, 'answer', { rev: card.rev, chosen: first.right })
    expect(reviewAnswerSchema.parse(again.body)).toEqual(first)
    // Another browser sees the answer that was given.
    expect((await onlyCard(ada)).answer).toEqual(first)
    expectProblem(await gradeOf(ada, card, 'easy'), 409, 'REVIEW_UNANSWERED')
    const graded = reviewGradedSchema.parse((await gradeOf(ada, card, 'again')).body)
    expect(Date.parse(graded.dueAt) - now()).toBeLessThan(1.1 * dayMs)
    expect(await list(ada)).toMatchObject({ count: 0, reviewedToday: 1, next: { at: graded.dueAt, count: 1 } })
    // It isn't due any more, so nobody can look its answer up.
    expectProblem(await post(ada, card.id, 'answer', { rev: graded.rev, chosen: [0] }), 409, 'REVIEW_CHANGED')
  })

  it('is somebody’s own, and needs a sign-in', async () => {
    const [ada, eve] = [await learner(quizCard), await engines[0].signUp('Eve')]
    const { rev } = await onlyCard(ada)
    expectProblem(await post(eve, quiz, 'answer', { rev, chosen: [0] }), 404, 'REVIEW_UNKNOWN')
    expectProblem(await gradeOf(eve, { id: quiz, rev }, 'again'), 404, 'REVIEW_UNKNOWN')
    expectProblem(await engines[0].call('GET', '/api/reviews'), 401, 'UNAUTHORIZED')
    expectProblem(await post(ada, quiz, 'grade', { rev, gradeId: 'x', grade: 'perfect' }), 400, 'INVALID_REQUEST')
  })
})

describe('a grade', () => {
  it('is taken once from two tabs on two engines, however often each sends it', async () => {
    const ada = await learner(behaviour)
    const card = await onlyCard(ada)
    const tabs = [ada, engines[1].caller(ada.cookie)]
    const answers = await Promise.all(
      tabs.flatMap((tab, index) => {
        const gradeId = randomUUID()
        const grade = index === 0 ? 'easy' : 'again'
        return [gradeOf(tab, card, grade, gradeId), gradeOf(tab, card, grade, gradeId)]
      }),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 409, 409])
    expect(statuses[0]).toBe(statuses[1])
    for (const answer of answers.filter(({ status }) => status === 409)) expectProblem(answer, 409, 'REVIEW_CHANGED')
    expect((await list(ada)).reviewedToday).toBe(1)
  })

  it('can be undone until it counts, then gives XP and an observation once a day', async () => {
    const ada = await learner(behaviour)
    const before = await onlyCard(ada)
    const gradeId = randomUUID()
    await gradeOf(ada, before, 'again', gradeId)
    const undone = reviewCardSchema.parse((await post(ada, before.id, 'undo', { gradeId })).body)
    expect(undone).toMatchObject({ dueAt: before.dueAt, comesBack: expect.anything() })
    expectProblem(await post(ada, before.id, 'undo', { gradeId }), 409, 'REVIEW_CHANGED')
    expect(await xpOf(ada)).toBe(0)
    const graded = reviewGradedSchema.parse((await gradeOf(ada, undone, 'good')).body)
    laterMs += reviewRules.undoMs + 6_000
    await until('the grade counts', async () => ((await xpOf(ada)) === reviewRules.xpPerCard ? true : undefined))
    expect((await skillsOf(ada)).beliefs.testing_by_hand?.count).toBe(1)
    // Missed again on the same day: graded once more, but neither counts twice.
    await cards().add(ada.userId, [behaviour], `interview/${gradeId}`)
    const again = await onlyCard(ada)
    expect(again.rev).toBeGreaterThan(graded.rev)
    await gradeOf(ada, again, 'good')
    await ada.call('POST', '/api/reviews/sittings')
    expect(await xpOf(ada)).toBe(reviewRules.xpPerCard)
    expect((await skillsOf(ada)).beliefs.testing_by_hand?.count).toBe(1)
  })
})

describe('adding a card', () => {
  it('again from the same place changes nothing; from a new one it is due at once', async () => {
    const ada = await learner()
    const add = (from: string) => cards().add(ada.userId, [behaviour], from)
    await Promise.all([add('interview/a'), add('interview/a'), add('interview/a')])
    const card = await onlyCard(ada)
    await gradeOf(ada, card, 'easy')
    await add('interview/a')
    expect((await list(ada)).count).toBe(0)
    await add('interview/b')
    const missed = await onlyCard(ada)
    expect(Date.parse(missed.comesBack.good)).toBeLessThan(Date.parse(card.comesBack.easy))
  })

  it('follows from a check of a lesson whose first answer was wrong, once', async () => {
    const [ada, address] = [await learner(), '/api/lessons/interview-basics/before-the-first-line']
    const [course] = createLibrary({ only: ['course'] })
      .items('course')
      .filter(({ id }) => id === 'interview-basics')
    const lesson = course?.lessons.find(({ id }) => id === 'before-the-first-line')
    const option = lesson?.quiz[0]?.options.findIndex(({ isRight }) => !isRight)
    const body = { version: course?.version, question: 0, option }
    const answer = async () => expect((await ada.call('POST', `${address}/answers`, { body })).status).toBe(200)
    await answer()
    const card = await onlyCard(ada)
    expect(card.id).toBe(quiz)
    await post(ada, quiz, 'answer', { rev: card.rev, chosen: [] })
    await gradeOf(ada, card, 'again')
    await answer()
    expect((await list(ada)).count).toBe(0)
  })

  it('follows from a lesson that is done: the concepts that it taught', async () => {
    const ada = await learner()
    const done = ['lesson/complexity-you-can-defend/how-often-in-all']
    await openLearners(store).record(ada.userId, { id: 'lesson', at: now(), done })
    const found = await list(ada)
    expect(found.cards.map(({ id }) => id)).toContain('concept/complexity')
    expect(found.cards.every(({ kind, back, ask }) => kind === 'concept' && back !== null && ask === null)).toBe(true)
  })

  it('follows from an ended session, and from nothing before its end', async () => {
    const ada = await learner()
    const sessionId = await ada.session()
    const command = (type: string) =>
      ada.call('POST', `/api/sessions/${sessionId}/commands`, { body: { commandId: randomUUID(), type } })
    expect((await command('StartInterview')).status).toBe(200)
    const { body } = await ada.call('GET', `/api/sessions/${sessionId}`)
    const id = /"challenge_id":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? ''
    await cards().add(ada.userId, [
      { id: `point/${id}/0`, kind: 'point', skill: null },
      { id: `counterexample/${id}`, kind: 'counterexample', skill: null, front: 'In?', back: '2' },
    ])
    // The candidate of a running interview mustn't see the answer to its question, even if it was missed before.
    expect(await list(ada)).toMatchObject({ count: 0, cards: [] })
    expectProblem(await post(ada, `point/${id}/0`, 'answer', { rev: 1, chosen: [0] }), 404, 'REVIEW_UNKNOWN')
    expect((await command('EndInterview')).status).toBe(200)
    const found = await until('the cards', async () => {
      const { cards: due } = await list(ada)
      return due.some(({ kind }) => kind === 'concept') ? due : undefined
    })
    expect(found.map((each) => each.id)).toContain(`counterexample/${id}`)
  })
})

it('a card that was put away is not due, and comes back as it was', async () => {
  const ada = await learner(behaviour)
  const path = `/api/reviews/${encodeURIComponent(behaviour.id)}/suspension`
  for (let times = 0; times < 2; times += 1) expect((await ada.call('PUT', path)).status).toBe(204)
  expect(await list(ada)).toMatchObject({ count: 0, total: 0, suspended: [{ id: behaviour.id, title: 'How?' }] })
  await cards().add(ada.userId, [behaviour], 'interview/c')
  expect((await list(ada)).count).toBe(0)
  for (let times = 0; times < 2; times += 1) expect((await ada.call('DELETE', path)).status).toBe(204)
  expect(await list(ada)).toMatchObject({ count: 1, total: 1, suspended: [] })
  expectProblem(await ada.call('PUT', '/api/reviews/none/suspension'), 404, 'REVIEW_UNKNOWN')
})

it('a sitting is done once nothing is due, and says what it changed', async () => {
  const ada = await learner(behaviour, quizCard)
  const [first, second] = (await list(ada)).cards
  const own = first?.ask === null ? first : second
  const asking = first?.ask === null ? second : first
  if (own === undefined || asking === undefined) throw new Error('no cards')
  const finish = async () => reviewSittingSchema.parse((await ada.call('POST', '/api/reviews/sittings')).body)
  expect(await finish()).toMatchObject({ isDone: false, reviewedToday: 0, left: 2, xp: 0, skills: [] })
  await gradeOf(ada, own, 'good')
  expect(await finish()).toMatchObject({ isDone: false, reviewedToday: 1, left: 1 })
  await post(ada, asking.id, 'answer', { rev: asking.rev, chosen: [] })
  await gradeOf(ada, asking, 'again')
  const ended = await finish()
  expect(ended).toMatchObject({ isDone: true, reviewedToday: 2, left: 0, xp: 2 * reviewRules.xpPerCard })
  expect(ended.skills.map(({ skill }) => skill)).toEqual(['communication'])
  const { done, seq } = await skillsOf(ada)
  expect(done.refs).toContain(`reviews/${reviewDayOf(now())}`)
  await finish()
  expect((await skillsOf(ada)).seq).toBe(seq)
  expect(await xpOf(ada)).toBe(ended.xp)
})

it('a sitting belongs to the day on the learner’s clocks', async () => {
  const ada = await learner(behaviour)
  // At any time, one of these is on a different day than UTC.
  const zone = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((each) => dayAt(now(), each) !== reviewDayOf(now()))
  const [card] = (await list(ada, `?timeZone=${zone}`)).cards
  if (card === undefined || zone === undefined) throw new Error('no card')
  await gradeOf(ada, card, 'good')
  await ada.call('POST', '/api/reviews/sittings')
  expect((await list(ada)).reviewedToday).toBe(1)
  expect((await skillsOf(ada)).done.refs).toContain(`reviews/${dayAt(now(), zone)}`)
})

it('a reminder is mailed once a day by two engines, at six in the evening, to those who asked and haven’t reviewed', async () => {
  const [ada, eve] = [await signUpVerified(engines[0], 'Ada'), await signUpVerified(engines[0], 'Eve')]
  for (const { userId } of [ada, eve]) await cards().add(userId, [behaviour, quizCard])
  for (const each of [ada, eve]) await list(each, '?timeZone=Asia/Tokyo')
  expectProblem(await ada.call('GET', '/api/reviews?timeZone=Mars'), 400, 'INVALID_REQUEST')
  const asked = await ada.call('PATCH', '/api/profile', { body: { mailNotices: { reviewsDue: true } } })
  expect(asked.status).toBe(200)
  const own = (person: Person) =>
    mailsTo(engines[0].dataDir, person.email).filter(({ subject }) => subject === '2 cards to review today')
  /** Moves the clocks forward to the next time that it is this hour (UTC). */
  const goTo = (hour: number) => {
    const at = new Date(now())
    at.setUTCHours(hour, 5, 0, 0)
    laterMs += at.getTime() + (at.getTime() > now() ? 0 : dayMs) - now()
  }
  const [noon, sixInTokyo] = [3, 9]
  goTo(noon)
  goTo(sixInTokyo)
  const mail = await mailTo(engines[0].dataDir, ada.email, '2 cards to review today')
  expect(mail.text).toContain('/app/reviews')
  // On the second day she reviews at noon.
  goTo(noon)
  const card = (await list(ada)).cards.find(({ ask }) => ask === null)
  if (card === undefined) throw new Error('no card')
  expect((await gradeOf(ada, card, 'again')).status).toBe(200)
  goTo(sixInTokyo)
  await sleep(5 * quickPace.sweepEveryMs)
  expect(own(ada)).toHaveLength(1)
  // On the third day she doesn't review, and the card is due again.
  goTo(sixInTokyo)
  await mailTo(engines[0].dataDir, ada.email, '2 cards to review today', 2)
  await sleep(5 * quickPace.sweepEveryMs)
  expect([own(ada).length, own(eve).length]).toEqual([2, 0])
})

it('the archive of one’s data has the cards, and nothing of others', async () => {
  const [ada, eve] = [await learner(behaviour), await learner(quizCard)]
  const { bytes } = await askForExport(engines[0].url, ada.cookie, { password: 'a long and unusual passphrase' })
  const files = openedArchive(bytes)
  expect(JSON.parse(files['reviews.json'] ?? '')).toMatchObject([{ id: behaviour.id, back: 'So.', reviews: 0 }])
  expect(Object.values(files).join('')).not.toContain(participantIdOf(eve.userId))
})
