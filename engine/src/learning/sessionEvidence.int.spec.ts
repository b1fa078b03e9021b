import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadChallenges } from '@greenroom/shared/content'
import { type Commit, commitSchema, replay } from '@greenroom/shared/session'
import { goldenLogs } from '@greenroom/shared/testing'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { headOf, openSessionLog, type SessionLog } from '../session/sessionLog.ts'
import type { Store } from '../store/port.ts'
import { quickPace, startTestEngine } from '../testing/runningEngine.ts'
import { openStoreOfSpecs } from '../testing/storeOfSpecs.ts'
import { openLearners } from './learners.ts'
import { createSessionEvidence } from './sessionEvidence.ts'

const ada = 1
let folder: string
let store: Store
let log: SessionLog
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-evidence-'))
  store = await openStoreOfSpecs(folder)
  log = openSessionLog(store)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const bank = loadChallenges()
const coding = (goldenLogs().find(({ name }) => name === 'coding')?.commits ?? []).map((each) =>
  commitSchema.parse(each),
)
const { sessionId = '' } = coding[0] ?? {}

async function stored(commits: readonly Commit[], dispatched: (commit: Commit) => boolean): Promise<void> {
  for (const commit of commits) await log.append({ ...commit, dispatched: dispatched(commit) })
  const state = replay([...commits])
  if (state !== null) await log.projectHead(headOf(state))
}

function learners(gaveUpAt: number | null = null) {
  const evidence = createSessionEvidence({
    log,
    factsOf: (id) => bank.get(id),
    givenUpAt: async () => gaveUpAt,
    logger: pino({ level: 'silent' }),
  })
  return openLearners(store, evidence.past)
}

it('takes up the sessions that ended before anything was recorded, once', async () => {
  await stored(coding, () => true)
  const [one, two] = await Promise.all([learners().of(ada), learners().of(ada)])
  expect(one).toMatchObject({ seq: 2, beliefs: { testing_by_hand: { count: 1 }, binary_search: { count: 1 } } })
  expect(two.seq).toBe(2)
  expect(one.done.refs).toContain(`interview/${sessionId}`)
  // Afterwards the log isn't read again.
  await log.forget(sessionId)
  expect(await learners().of(ada)).toMatchObject({ seq: 2 })
})

it('doesn’t count a challenge in practice that was given up before', async () => {
  const practice = (goldenLogs().find(({ name }) => name === 'practice')?.commits ?? []).map((each) =>
    commitSchema.parse(each),
  )
  await stored(practice, () => true)
  expect(await learners(1).of(ada)).toMatchObject({ seq: 0, done: { refs: [] } })
  expect(await learners().of(ada)).toMatchObject({ seq: 1, done: { refs: ['challenge/tug-of-war'] } })
})

it('records a session whose engine died before it could', async () => {
  await stored(coding, ({ events }) =>
    events.every(({ type }) => type !== 'InterviewEnded' && type !== 'ScorecardCompleted'),
  )
  const engine = await startTestEngine({ environment: { DATA_DIR: folder }, pace: quickPace })
  try {
    await expect.poll(async () => (await openLearners(store).of(ada)).seq, { timeout: 60_000, interval: 100 }).toBe(2)
    const latest = await openLearners(store).latest(ada, 10)
    expect(latest.map(({ id }) => id)).toEqual([`scorecard/${sessionId}`, `work/${sessionId}`])
  } finally {
    await engine.stop()
  }
})
