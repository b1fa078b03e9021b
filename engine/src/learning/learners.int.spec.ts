import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { happeningSchema, learn, minutesOfDays, type NewHappening, newLearner } from '@greenroom/shared/learning'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Store } from '../store/port.ts'
import { openStoreOfSpecs } from '../testing/storeOfSpecs.ts'
import { type Learners, openLearners } from './learners.ts'
import { historyOf } from './testing/historyOf.ts'

const [ada, bob] = [1, 2]
const at = Date.parse('2026-05-04T10:00:00Z')
let folder: string
let store: Store
let learners: Learners
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-learners-'))
  store = await openStoreOfSpecs(folder)
  learners = openLearners(store)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const quiz = (id: string, outcome = 1): NewHappening => ({
  id,
  at,
  minutes: 5,
  done: [`lesson/course/${id}`],
  observations: [{ skill: 'heaps', source: 'quiz', outcome, difficulty: 0, guess: 0.25 }],
})

it('records a happening once, however often it is sent at once', async () => {
  const sent = await Promise.all(Array.from({ length: 6 }, () => learners.record(ada, quiz('a'))))
  expect(sent.filter(Boolean)).toHaveLength(1)
  const { seq, beliefs, done, worked } = await learners.of(ada)
  expect([seq, beliefs.heaps?.count, minutesOfDays(worked, 'UTC').get('2026-05-04')]).toEqual([1, 1, 5])
  expect(done).toEqual({ refs: ['lesson/course/a'], times: [at] })
  expect(await learners.of(bob)).toMatchObject({ seq: 0, done: { refs: [] } })
})

it('loses none of many recorded at once by two engines', async () => {
  const other = openLearners(store)
  const ids = Array.from({ length: 12 }, (_, index) => `h${index}`)
  await Promise.all(ids.map((id, index) => (index % 2 ? learners : other).record(ada, quiz(id))))
  expect(await learners.of(ada)).toMatchObject({ seq: 12, beliefs: { heaps: { count: 12 } } })
  expect((await learners.latest(ada, 100)).map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})

it('folds in a happening stored just before a crash', async () => {
  await learners.record(ada, quiz('a'))
  type Stored = { id: string; userId: number; seq: number; happening: NewHappening }
  const stored = store.collection<Stored>({
    name: 'happenings',
    unique: [['userId', 'seq']],
    indexes: [],
    parse: (each) => each as Stored,
  })
  await stored.insert({ id: `${ada}/b`, userId: ada, seq: 2, happening: quiz('b') })
  expect(await openLearners(store).of(ada)).toMatchObject({ seq: 2, beliefs: { heaps: { count: 2 } } })
})

it('exports and deletes everything', async () => {
  await learners.record(ada, quiz('a'))
  await learners.record(bob, quiz('a'))
  const holder = { userId: ada, participantId: 'user:1', identityId: 'i', emails: [] }
  const paths: string[] = []
  for await (const { path } of learners.personalData.exported?.(holder) ?? []) paths.push(path)
  expect(paths).toEqual(['learning.json', 'skills.json'])
  await learners.personalData.erase(holder)
  expect(await learners.of(ada)).toMatchObject({ seq: 0, done: { refs: [] } })
  expect(await learners.of(bob)).toMatchObject({ seq: 1 })
})

it('folds a learner of an older model again, and leaves one that an older engine can still read', async () => {
  await learners.record(ada, { ...quiz('a'), done: ['lesson/course/1'] })
  const stored = store.collection<{ id: string; modelVersion: number; finished: unknown; learned?: unknown }>({
    ...{ name: 'learners', unique: [], indexes: [] },
    parse: (each) => each as never,
  })
  // A learner as version 4 stored it.
  const old = { modelVersion: 4, finished: { refs: ['lesson/course/1'], times: [1] }, learned: undefined }
  await stored.update(String(ada), old)
  expect((await learners.of(ada)).done).toEqual({ refs: ['lesson/course/1'], times: [at] })
  expect(await stored.get(String(ada))).toMatchObject({
    ...{ done: {}, beliefs: {}, finished: { refs: [], times: [] }, worked: [] },
    learned: { refs: 'lesson/course/1' },
  })
})

it('reads back exactly the learner that the happenings make', async () => {
  const history = [...historyOf(60), { ...historyOf(61)[60], minutes: 12.25 }] as NewHappening[]
  for (const happening of history) await learners.record(ada, happening)
  const folded = history.reduce((learner, each) => learn(learner, happeningSchema.parse(each)), newLearner)
  const { seq, done, worked, beliefs } = await openLearners(store).of(ada)
  expect({ seq, done, worked, beliefs }).toEqual(folded)
})
