import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nothingDone, withDone } from '@greenroom/shared/learning'
import { participantIdOf, readSettings } from '@greenroom/shared/session'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dashboardOf } from '../features/dashboard/dashboard.ts'
import { journeyOf } from '../features/dashboard/journey.ts'
import type { Collection, Document, Store } from '../store/port.ts'
import { openStoreOfSpecs } from '../testing/storeOfSpecs.ts'
import { openLearnersPages } from './testing/learnersPages.ts'

const ada = 1
const now = Date.parse('2026-11-21T12:00:00Z')
let folder: string
let store: Store
let reads: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-dashboard-'))
  reads = []
  store = counting(await openStoreOfSpecs(folder))
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

/** Records every read of the store, with its collection. */
function counting(inner: Store): Store {
  return {
    ...inner,
    collection<T extends Document>(definition: Parameters<typeof inner.collection<T>>[0]): Collection<T> {
      const collection = inner.collection(definition)
      const noting = <Arguments extends unknown[], Answer>(read: (...given: Arguments) => Answer) => {
        return (...given: Arguments): Answer => {
          reads.push(definition.name)
          return read(...given)
        }
      }
      return {
        ...collection,
        get: noting(collection.get),
        find: noting(collection.find),
        count: noting(collection.count),
        sum: noting(collection.sum),
        countDistinct: noting(collection.countDistinct),
      }
    },
  }
}

const open = () => openLearnersPages(folder, store, () => now)

it('takes at most ten indexed reads with a path, and as many for 500 happenings and 100 sessions as for one', async () => {
  const { log, learners, paths, sources } = open()
  await learners.record(ada, { id: 'h1', at: now, minutes: 5, done: ['challenge/first'] })
  const readsOf = async (answer: () => Promise<unknown>) => {
    reads = []
    await answer()
    return reads.toSorted()
  }
  const wish = { company: 'Google', stage: null, role: null, language: null, days: null, date: null }
  await paths.make(ada, { ...wish, level: 'SENIOR', hoursPerWeek: 6, timeZone: 'UTC' }, null)
  await dashboardOf(sources, ada, 'UTC')
  const few = await readsOf(() => dashboardOf(sources, ada, 'UTC'))
  const happenings = store.collection<{ id: string; userId: number; seq: number; happening: object }>({
    name: 'happenings',
    unique: [['userId', 'seq']],
    indexes: [],
    parse: (stored) => stored as never,
  })
  for (let seq = 2; seq <= 500; seq += 1)
    await happenings.insert({
      ...{ id: `${ada}/h${seq}`, userId: ada, seq },
      happening: {
        ...{ id: `h${seq}`, at: now - (500 - seq) * 3_600_000, minutes: 5, done: [`challenge/c${seq}`] },
        observations: [{ skill: 'heaps', source: 'quiz', outcome: 1, difficulty: 0, guess: 0, weight: 1 }],
      },
    })
  for (let index = 0; index < 100; index += 1)
    await log.writeHead({
      ...{
        id: `s${index}`,
        seq: 1,
        phase: 'NOT_STARTED',
        mode: 'ai',
        candidateId: participantIdOf(ada),
        createdAt: now - index,
      },
      ...{ endedAt: null, dueAt: null, owedSince: null, occupied: false, settings: readSettings({}) },
      ...{ programmingLanguage: 'python', title: 'A question', finishedChallengeIds: [], decision: null },
    })
  await dashboardOf(sources, ada, 'UTC')
  const many = await readsOf(() => dashboardOf(sources, ada, 'UTC'))
  expect(many).toEqual(few)
  expect(many).toContain('learningPaths')
  // A scorecard takes two more: the session's log, and the candidate's view of it.
  expect(many.length, many.join()).toBeLessThanOrEqual(10)
  expect((await readsOf(() => journeyOf(sources, ada, 'UTC'))).length).toBeLessThanOrEqual(10)
  const ofPath = await readsOf(() => paths.answerFor(ada))
  expect(ofPath.length, ofPath.join()).toBeLessThanOrEqual(10)
  // No document is read twice for a response, except a learner's cards. A request reads the profile once.
  const once = ofPath.filter((collection) => collection !== 'profiles')
  expect(new Set(once).size).toBe(once.length)
})

it('finds a lesson for a weak line of the rubric that isn’t done yet', async () => {
  const { lessonFor } = open().sources
  const first = lessonFor?.('testing_by_hand', nothingDone)
  expect(first?.to).toMatch(/^\/app\/learning\/courses\?course=[\w-]+&lesson=[\w-]+$/)
  const [course, lesson] = [...new URLSearchParams(first?.to.split('?')[1]).values()]
  expect(lessonFor?.('testing_by_hand', withDone(nothingDone, [`lesson/${course}/${lesson}`], now))?.to).not.toBe(
    first?.to,
  )
  expect(lessonFor?.('knowledge', nothingDone)).toBeNull()
})
