import { join } from 'node:path'
import type { PathWish } from '@greenroom/shared/wire'
import { pino } from 'pino'
import { startProgram } from '../../scripts/bench/program.ts'
import { interleaved, report } from '../../scripts/bench/report.ts'
import { historyOf } from '../src/learning/testing/historyOf.ts'
import { openStore } from '../src/store/open.ts'
import type { Document, Store } from '../src/store/port.ts'
import { openLearnersPages } from '../src/wiring/testing/learnersPages.ts'
import { documentsOf, insertAll, insertBatches, type StoredHappening, writeAll } from './fillLearners.ts'
import { benchFolder } from './servers.ts'

const happenings = 500
const history = historyOf(happenings)
/** The day after the latest happening. */
const now = () => (history.at(-1)?.at ?? 0) + 86_400_000
const wish: PathWish = {
  ...{ company: 'Google', stage: 'on_site', role: null, level: 'SENIOR', language: 'python', days: null },
  ...{ date: '2027-02-15', hoursPerWeek: 6, timeZone: 'Europe/Berlin' },
}
/**
 * The collections Greenroom writes about a learner. Every learner gets a copy. The other documents are written when
 * they are needed.
 */
const copied = ['learners', 'learningPaths', 'profiles', 'reviewLearners'] as const

const untyped = (store: Store, name: string, unique: readonly (readonly string[])[] = []) =>
  store.collection<Document>({ name, unique: unique as never, indexes: [], parse: (each) => each as Document })
const happeningsOf = (store: Store) =>
  store.collection<StoredHappening>({
    ...{ name: 'happenings', unique: [['userId', 'seq']], indexes: [] },
    parse: (each) => each as StoredHappening,
  })
const historyFor = (userId: number): StoredHappening[] =>
  history.map((happening, index) => ({ id: `${userId}/${happening.id}`, userId, seq: index + 1, happening }))

/** Has Greenroom write everything about the first learner, and returns it without ids. */
async function writeFirst(dataDir: string, store: Store): Promise<Map<string, Document>> {
  const { paths, profiles, dashboardOf } = openLearnersPages(dataDir, store, now)
  await insertAll(happeningsOf(store), documentsOf(1, 1, historyFor))
  const { company, stage, level, date, hoursPerWeek } = wish
  await profiles.change(1, { goal: { company, stage, level, date, hoursPerWeek, role: null, language: null } })
  await paths.make(1, wish, null)
  await dashboardOf(1)
  const found = new Map<string, Document>()
  for (const name of copied) {
    const document = await untyped(store, name).get('1')
    if (document === undefined) throw new Error(`the product wrote no ${name}`)
    found.set(name, document)
  }
  return found
}

async function measure(
  what: string,
  dataDir: string,
  store: Store,
  { people, readsEach, rounds }: { people: number; readsEach: number; rounds: number },
): Promise<void> {
  const { learners, paths, dashboardOf } = openLearnersPages(dataDir, store, now)
  const stored = happeningsOf(store)
  const somebody = () => 1 + Math.floor(Math.random() * people)
  const msOf = async (work: () => Promise<unknown>) => {
    const startedAt = performance.now()
    for (let each = 0; each < readsEach; each++) await work()
    return (performance.now() - startedAt) / readsEach
  }
  const tenOf = (read: (userId: number) => Promise<unknown>) => async () => {
    const userId = somebody()
    for (let done = 0; done < 10; done++) await read(userId)
  }
  /** Ten happenings each: first as the store returns them, then checked by their schema, as our own reads are. */
  const floors = {
    'ten indexed reads': tenOf((userId) =>
      stored.find({ where: { userId, seq: { gt: happenings - 10 } }, sort: [['seq', 'asc']], limit: 10 }),
    ),
    'ten indexed reads, checked': tenOf((userId) => learners.latest(userId, 10)),
  }
  const answers = {
    'read what a learner can do': () => learners.of(somebody()),
    'answer the dashboard, with a path': () => dashboardOf(somebody()),
    'answer the path': () => paths.answerFor(somebody()),
  }
  for (const [answer, ours] of Object.entries(answers))
    for (const [floor, tenReads] of Object.entries(floors)) {
      const measured = await interleaved(
        rounds,
        () => msOf(ours),
        () => msOf(tenReads),
      )
      report({
        what: `${answer}, ${people.toLocaleString('en')} learners with ${happenings} happenings each, ${what}`,
        unit: 'ms',
        ours: measured.ours,
        floor: { what: floor, rounds: measured.floor },
        reach: { of: 'ratio', is: 'at most', bound: 1 },
      })
    }
}

const logger = pino({ level: 'silent' })
const folder = benchFolder()
const dataDir = folder.path
/** The number of learners. Ten thousand take up three gigabytes; use fewer for a first look. */
const people = Number(process.env.LEARNERS ?? 10_000)
/** Set this to `sqlite` or `mongo` to measure only that store. */
const only = process.env.LEARNERS_ON

async function onSqlite(): Promise<void> {
  const store = await openStore({ dataDir, logger })
  const first = await writeFirst(dataDir, store)
  await store.close()
  writeAll(dataDir, 'happenings', documentsOf(2, people, historyFor))
  for (const [name, document] of first)
    writeAll(
      dataDir,
      name,
      documentsOf(2, people, (userId) => [{ ...document, id: String(userId) }]),
    )
  const filled = await openStore({ dataDir, logger })
  // The store reads its whole file when it opens. Wait for that, so that it isn't measured.
  const awake = setInterval(() => undefined, 1_000)
  await filled.ping()
  clearInterval(awake)
  await measure('SQLite', dataDir, filled, { people, readsEach: 100, rounds: 9 })
  await filled.close()
}

async function onMongo(): Promise<void> {
  const server = await startProgram({
    file: 'scripts/bench/mongoServer.ts',
    args: [dataDir],
    env: {},
    logFile: join(dataDir, 'mongo.log'),
  })
  const few = Math.min(200, people)
  const store = await openStore({ dataDir, mongodbUrl: server.url, logger })
  const first = await writeFirst(dataDir, store)
  await insertBatches(server.url, 'happenings', documentsOf(2, few, historyFor))
  for (const [name, document] of first)
    await insertBatches(
      server.url,
      name,
      documentsOf(2, few, (userId) => [{ ...document, id: String(userId) }]),
    )
  await measure('MongoDB’s protocol', dataDir, store, { people: few, readsEach: 2, rounds: 5 })
  await store.close()
  await server.stop()
}

if (only !== 'mongo') await onSqlite()
if (only !== 'sqlite') await onMongo()
folder.remove()
process.disconnect?.()
