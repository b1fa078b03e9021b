import { randomUUID } from 'node:crypto'
import {
  challengeListPaths,
  challengeListSchema,
  challengeShelfSchema,
  type NewOwnList,
  type OwnListChange,
  ownListSchema,
  urlOf,
} from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectProblem } from '../../testing/problems.ts'
import { type Caller, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'

let engine: TestEngine
beforeAll(async () => {
  engine = await startTestEngine()
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

type Asker = Pick<Caller, 'call'>
const locked = 'warehouse-robot'
const secret = 'rivers-after-rain'

const shelfOf = async (person: Asker) =>
  challengeShelfSchema.parse((await person.call('GET', challengeListPaths.shelf)).body)
const challengesOf = async (person: Asker, query: string) =>
  challengeListSchema.parse((await person.call('GET', `/api/challenges?limit=100${query}`)).body)
const idsOf = async (person: Asker, query: string) =>
  (await challengesOf(person, query)).challenges.map(({ challengeId }) => challengeId)
const create = (person: Asker, list: NewOwnList) => person.call('POST', challengeListPaths.own, { body: list })
const at = (listId: string) => urlOf(challengeListPaths.list, { listId })
const change = (person: Asker, listId: string, body: OwnListChange) => person.call('PUT', at(listId), { body })
const entry = (listId: string, challengeId: string) => urlOf(challengeListPaths.entry, { listId, challengeId })
const add = (person: Asker, listId: string, challengeId: string) => person.call('PUT', entry(listId, challengeId))
const goal = (person: Asker, told: object) =>
  person.call('PUT', '/api/profile', {
    body: { extraTimePercent: 0, goal: { company: null, date: null, stage: null, ...told } },
  })

/** Opens a challenge and gives it up, which counts as tried. */
async function giveUp(person: Asker, challengeId: string): Promise<void> {
  expect((await person.call('POST', `/api/challenges/${challengeId}/workspace`, { body: {} })).status).toBe(200)
  expect((await person.call('POST', `/api/challenges/${challengeId}/giveUp`)).status).toBe(200)
}

describe('a list of one’s own', () => {
  it('is made once, whatever is sent twice, and is nobody else’s', async () => {
    const [ada, eve] = [await engine.signUp('Ada'), await engine.signUp('Eve')]
    const listId = randomUUID()
    const made = await Promise.all([1, 2, 3].map(() => create(ada, { listId, title: '  Before the 30th ' })))
    for (const { status, body } of made) {
      expect(status).toBe(201)
      expect(ownListSchema.parse(body)).toEqual({ listId, title: 'Before the 30th', challengeIds: [], revision: 1 })
    }
    expect((await shelfOf(ada)).own).toHaveLength(1)
    expect((await shelfOf(eve)).own).toEqual([])
    expectProblem(await eve.call('GET', `/api/challenges?list=${listId}`), 404, 'CHALLENGE_LIST_UNKNOWN')
    expectProblem(await add(eve, listId, 'fire-drill'), 404, 'CHALLENGE_LIST_UNKNOWN')
    expectProblem(await change(eve, listId, { revision: 1, title: 'Mine' }), 404, 'CHALLENGE_LIST_UNKNOWN')
    expectProblem(await eve.call('DELETE', at(listId)), 404, 'CHALLENGE_LIST_UNKNOWN')
    expect((await shelfOf(ada)).own).toHaveLength(1)
    expectProblem(await create(engine, { listId, title: 'x' }), 401, 'UNAUTHORIZED')
  })

  it('takes what two tabs add at once, and notices an outdated order', async () => {
    const ada = await engine.signUp('Ada')
    const listId = randomUUID()
    await create(ada, { listId, title: 'Mine' })
    const ids = ['fire-drill', 'same-tune', 'pool-passes', 'tug-of-war']
    await Promise.all([...ids, ...ids].map((id) => add(ada, listId, id)))
    const [list] = (await shelfOf(ada)).own
    expect(list).toMatchObject({ total: 4, solved: 0, revision: 5 })
    const reversed = ids.toSorted().toReversed()
    const reordered = { revision: 5, challengeIds: reversed }
    const answers = await Promise.all([change(ada, listId, reordered), change(ada, listId, reordered)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await idsOf(ada, `&list=${listId}`)).toEqual(reversed)
    // Pages follow the list's order.
    const [first] = reversed
    expect((await idsOf(ada, `&list=${listId}&after=${first}`)).join()).toBe(reversed.slice(1).join())
    const lost = { revision: 6, challengeIds: reversed.slice(1) }
    expectProblem(await change(ada, listId, lost), 409, 'CHALLENGE_LIST_CHANGED')
    expect((await ada.call('DELETE', entry(listId, 'fire-drill'))).status).toBe(200)
    expect(await idsOf(ada, `&list=${listId}`)).toEqual(reversed.filter((id) => id !== 'fire-drill'))
  })

  it('comes back after it was deleted, with everything on it', async () => {
    const ada = await engine.signUp('Ada')
    const list = { listId: randomUUID(), title: 'Mine', challengeIds: ['tug-of-war', 'fire-drill'] }
    await create(ada, list)
    expect((await ada.call('DELETE', at(list.listId))).status).toBe(204)
    expectProblem(await ada.call('DELETE', at(list.listId)), 404, 'CHALLENGE_LIST_UNKNOWN')
    expectProblem(await change(ada, list.listId, { revision: 1, title: 'x' }), 404, 'CHALLENGE_LIST_UNKNOWN')
    await create(ada, list)
    expect(await idsOf(ada, `&list=${list.listId}`)).toEqual(list.challengeIds)
  })

  it('has a name, challenges that exist, and an end', async () => {
    const ada = await engine.signUp('Ada')
    const listId = randomUUID()
    for (const wrong of [
      { listId, title: ' ' },
      { listId, title: 'x'.repeat(61) },
      { listId: 'mine', title: 'x' },
    ])
      expectProblem(await create(ada, wrong), 400, 'INVALID_REQUEST')
    await create(ada, { listId, title: 'Mine' })
    for (const unknown of ['no-such-challenge', secret])
      expectProblem(await add(ada, listId, unknown), 404, 'CHALLENGE_NOT_FOUND')
    const full = randomUUID()
    await create(ada, { listId: full, title: 'Full', challengeIds: Array.from({ length: 200 }, (_, n) => `gone-${n}`) })
    expectProblem(await add(ada, full, 'fire-drill'), 409, 'CHALLENGE_LIST_FULL')
    const more = await Promise.all(Array.from({ length: 28 }, () => create(ada, { listId: randomUUID(), title: 'x' })))
    expect(more.every(({ status }) => status === 201)).toBe(true)
    expectProblem(await create(ada, { listId: randomUUID(), title: 'x' }), 409, 'TOO_MANY_CHALLENGE_LISTS')
  })
})

describe('the lists that everybody has', () => {
  it('are curated, each challenge with its reason', async () => {
    const { lists, patterns, next, own, total } = await shelfOf(engine)
    expect(lists.map(({ listId }) => listId)).toEqual(['first-week', 'the-ones-that-matter', 'repeat'])
    expect([next, own]).toEqual([[], []])
    for (const { listId, total } of lists) {
      const { challenges, list } = await challengesOf(engine, `&list=${listId}`)
      expect(challenges).toHaveLength(total)
      expect(Object.keys(list?.reasons ?? {})).toHaveLength(total)
    }
    expect((await challengesOf(engine, '')).total).toBe(total)
    // A tile's count matches what its filter shows.
    for (const { concept, solved, tried, open } of patterns)
      expect((await challengesOf(engine, `&topic=${concept}`)).total).toBe(solved + tried + open)
    expectProblem(await engine.call('GET', '/api/challenges?list=no-such-list'), 404, 'CHALLENGE_LIST_UNKNOWN')
  })

  it('choose by the company, stage, role and level of the goal', async () => {
    const ada = await engine.signUp('Ada')
    expect((await shelfOf(ada)).lists.map(({ kind }) => kind)).not.toContain('interview')
    await goal(ada, { company: 'google', stage: 'on_site' })
    const { challenges, list } = await challengesOf(ada, '&list=interview')
    expect(list?.title).toBe('For your interview')
    const [first] = challenges
    expect(list?.reasons[first?.challengeId ?? '']).toBe('Your next stage: like Google’s round “Algorithms”.')
    for (const each of challenges) expect(each.companies).toContain('Google')
    await goal(ada, { company: 'The bakery', stage: 'telephone' })
    expect((await challengesOf(ada, '&list=interview')).challenges.length).toBeGreaterThan(5)
    await goal(ada, { company: 'The bakery' })
    expectProblem(await ada.call('GET', '/api/challenges?list=interview'), 404, 'CHALLENGE_LIST_UNKNOWN')
  })
})

describe('what to do next', () => {
  it('has reasons, fits the hours, and leaves out what was tried', async () => {
    const ada = await engine.signUp('Ada')
    await goal(ada, { company: 'Google', stage: 'on_site', hoursPerWeek: 1 })
    const { next, hoursPerWeek } = await shelfOf(ada)
    expect(hoursPerWeek).toBe(1)
    expect(next.length).toBeGreaterThan(1)
    expect(next.reduce((sum, { minutes }) => sum + minutes, 0)).toBeLessThanOrEqual(60)
    for (const { reason } of next) expect(reason).toMatch(/^Shows how well you know .+\./)
    const [first] = next
    await giveUp(ada, first?.challengeId ?? '')
    const after = await shelfOf(ada)
    expect(after.next.map(({ challengeId }) => challengeId)).not.toContain(first?.challengeId)
    const [concept] = [first?.skill]
    expect(after.patterns.find((each) => each.concept === concept)).toMatchObject({ tried: 1, solved: 0 })
    expect(after.solved).toBe(0)
  })
})

describe('what is locked', () => {
  it('is on lists by its title only, and is never recommended', async () => {
    const ada = await engine.signUp('Ada')
    const listId = randomUUID()
    await create(ada, { listId, title: 'Mine' })
    expect((await add(ada, listId, locked)).status).toBe(200)
    const answers = await Promise.all(
      [`/api/challenges?list=${listId}`, '/api/challenges?list=interview', challengeListPaths.shelf].map((path) =>
        ada.call('GET', path),
      ),
    )
    const [mine] = answers
    expect(challengeListSchema.parse(mine?.body).challenges).toMatchObject([{ challengeId: locked, access: 'premium' }])
    for (const { body } of answers) {
      const text = JSON.stringify(body)
      expect(text).not.toContain('shelf square')
      expect(text).not.toContain(secret)
    }
    expect((await shelfOf(ada)).next.map(({ challengeId }) => challengeId)).not.toContain(locked)
  })
})
