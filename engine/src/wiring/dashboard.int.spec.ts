import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { participantIdOf, readSettings } from '@greenroom/shared/session'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dashboardOf } from '../features/dashboard/dashboard.ts'
import { journeyOf } from '../features/dashboard/journey.ts'
import { openEditingRecords } from '../features/editing/records.ts'
import { openProfiles } from '../features/profile/profiles.ts'
import { openLearners } from '../learning/learners.ts'
import { openLedger } from '../ledger/ledger.ts'
import { createSessionHandler } from '../session/handle.ts'
import { openParticipantViews } from '../session/participantViews.ts'
import { openSessionLog } from '../session/sessionLog.ts'
import type { Collection, Document, Store } from '../store/port.ts'
import { openStoreOfSpecs } from '../testing/storeOfSpecs.ts'
import { openContent } from './content.ts'
import { dashboardSources } from './dashboard.ts'
import { createDomains } from './domains.ts'

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

/** Notes every read of the store, with its collection. */
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

function open() {
  const logger = pino({ level: 'silent' })
  const content = openContent(folder, { records: openEditingRecords(store), logger })
  const log = openSessionLog(store)
  const clock = () => now
  const handler = createSessionHandler({ log, catalogue: content.catalogue, now: clock, onCommit: () => undefined })
  const learners = openLearners(store)
  const people = { profiles: openProfiles(store, { now: clock }) }
  const domains = createDomains({ people, content, learners, papersOf: async () => new Map() })
  const sources = dashboardSources({
    ...{ content, domains, people, now: clock },
    // What these read grows with nothing that is counted here; their own specs cover them.
    ...{ pathOf: async () => null, hasDiagnostic: async () => false },
    reviews: { due: async () => ({ count: 0, minutes: 0, cards: [] }) },
    sessions: { log, handler, viewFor: openParticipantViews(log), ledger: openLedger({ store, now: clock }) },
  })
  return { log, learners, sources }
}

it('takes at most ten indexed reads, and as many for 500 happenings and 100 sessions as for one', async () => {
  const { log, learners, sources } = open()
  await learners.record(ada, { id: 'h1', at: now, minutes: 5, done: ['challenge/first'] })
  const readsOf = async (answer: Promise<unknown>) => {
    reads = []
    await answer
    return reads.toSorted()
  }
  const few = await readsOf(dashboardOf(sources, ada, 'UTC'))
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
  await learners.of(ada)
  const many = await readsOf(dashboardOf(sources, ada, 'UTC'))
  expect(many).toEqual(few)
  // A scorecard takes two more: the session's log, and the candidate's view of it.
  expect(many.length).toBeLessThanOrEqual(8)
  expect(await readsOf(journeyOf(sources, ada))).toHaveLength(many.length)
})

it('finds a lesson for a weak line of the rubric that isn’t done yet', async () => {
  const { lessonFor } = open().sources
  const first = lessonFor?.('testing_by_hand', {})
  expect(first?.to).toMatch(/^\/app\/learning\/courses\?course=[\w-]+&lesson=[\w-]+$/)
  const [course, lesson] = [...new URLSearchParams(first?.to.split('?')[1]).values()]
  expect(lessonFor?.('testing_by_hand', { [`lesson/${course}/${lesson}`]: now })?.to).not.toBe(first?.to)
  expect(lessonFor?.('knowledge', {})).toBeNull()
})
