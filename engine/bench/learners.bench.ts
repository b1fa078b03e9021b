import { join } from 'node:path'
import { pino } from 'pino'
import { startProgram } from '../../scripts/bench/program.ts'
import { interleaved, report } from '../../scripts/bench/report.ts'
import { openLearners } from '../src/learning/learners.ts'
import { historyOf } from '../src/learning/testing/historyOf.ts'
import { openStore } from '../src/store/open.ts'
import type { Store } from '../src/store/port.ts'
import { benchFolder } from './servers.ts'

const happenings = 500
const rounds = 9
const readsEach = 100
const history = historyOf(happenings)

type StoredHappening = { id: string; userId: number; seq: number; happening: (typeof history)[number] }

/** Stores everybody's happenings, and everybody's learner by reading it once. */
async function fill(store: Store, people: number) {
  const stored = store.collection<StoredHappening>({
    name: 'happenings',
    unique: [['userId', 'seq']],
    indexes: [],
    parse: (each) => each as StoredHappening,
  })
  const learners = openLearners(store, async function* () {})
  const one = async (userId: number) => {
    for (let from = 0; from < happenings; from += 100)
      await Promise.all(
        history
          .slice(from, from + 100)
          .map((happening, index) =>
            stored.insert({ id: `${userId}/${happening.id}`, userId, seq: from + index + 1, happening }),
          ),
      )
    await learners.of(userId)
  }
  for (let from = 1; from <= people; from += 20)
    await Promise.all(Array.from({ length: Math.min(20, people - from + 1) }, (_, index) => one(from + index)))
  return { stored, learners }
}

async function measure(what: string, store: Store, people: number): Promise<void> {
  const { stored, learners } = await fill(store, people)
  const somebody = () => 1 + Math.floor(Math.random() * people)
  const msOf = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now()
    for (let each = 0; each < readsEach; each++) await work()
    return (performance.now() - startedAt) / readsEach
  }
  const measured = await interleaved(
    rounds,
    () => msOf(() => learners.of(somebody())),
    () =>
      msOf(async () => {
        const userId = somebody()
        for (let read = 0; read < 10; read++)
          await stored.find({ where: { userId, seq: { gt: happenings - 10 } }, sort: [['seq', 'asc']], limit: 10 })
      }),
  )
  report({
    what: `read what a learner can do, ${people.toLocaleString('en')} learners with ${happenings} happenings each, ${what}`,
    unit: 'ms',
    ours: measured.ours,
    floor: { what: 'ten indexed reads', rounds: measured.floor },
    reach: { of: 'ratio', is: 'at most', bound: 1 },
  })
}

const logger = pino({ level: 'silent' })
const folder = benchFolder()
/** Filling the store with ten thousand takes minutes; fewer for a first look. */
const people = Number(process.env.LEARNERS ?? 10_000)
const sqlite = await openStore({ dataDir: folder.path, logger })
await measure('SQLite', sqlite, people)
await sqlite.close()

const server = await startProgram({
  file: 'scripts/bench/mongoServer.ts',
  args: [folder.path],
  env: {},
  logFile: join(folder.path, 'mongo.log'),
})
const mongo = await openStore({ dataDir: folder.path, mongodbUrl: server.url, logger })
await measure('MongoDB’s protocol', mongo, Math.min(200, people))
await mongo.close()
await server.stop()
folder.remove()
process.disconnect?.()
