import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { patienceMs } from '@greenroom/shared/session'
import type { JobPayload } from '@greenroom/shared/wire'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../store/port.ts'
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts'
import { createSessionHandler, type SessionHandler } from './handle.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { headOf, openSessionLog, type SessionLog, wholeLog } from './sessionLog.ts'
import { startSweeps } from './sweeps.ts'
import { awaited, candidate, opened, type Story } from './testing/given.ts'
import { sampleCatalogue } from './testing/sampleChallenges.ts'

const logger = pino({ level: 'silent' })
const never = 1_000_000
const hello = { type: 'SendMessage', message: 'Hello?', recipient: 'interviewer' } as const

let folder: string
let store: Store
let log: SessionLog
let now: number
let typedAt: number | null
let enqueued: { jobId: string; payload: JobPayload }[]
let running: { stop(): Promise<void> }[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-sweeps-'))
  store = await openSqliteStore({ file: join(folder, 'greenroom.sqlite') })
  log = openSessionLog(store)
  typedAt = null
  enqueued = []
  running = []
})
afterEach(async () => {
  for (const each of running) await each.stop()
  await store.close()
  rmSync(folder, { recursive: true })
})

/** Creates an engine whose sweep is run manually. Each engine has its own cache over the shared store. */
function engine(): { sweep(): Promise<void>; handler: SessionHandler; heard: number[] } {
  const heard: number[] = []
  const outbox: Outbox = createOutbox({
    turnRound: async () => undefined,
    log,
    logger,
    enqueue: async (jobId, payload) => void enqueued.push({ jobId, payload }),
    publish: async () => {},
    hear: ({ seq }) => void heard.push(seq),
    settle: async () => {},
    tell: async () => {},
    callerOf: async () => ({ userId: 1, userEmail: 'ada@example.org', candidateName: 'Ada', languageModel: false }),
    networkOf: async () => null,
    materialOf: async () => ({ testCases: [] }),
  })
  const handler = createSessionHandler({
    log,
    catalogue: sampleCatalogue,
    now: () => now,
    onCommit: (commit, state, before) => void outbox.dispatch(commit, state, before),
  })
  const sweeps = startSweeps({
    log,
    handler,
    outbox,
    funding: { sweep: async () => {} },
    logger,
    now: () => now,
    lastTypedAt: async () => typedAt,
    periodMs: never,
  })
  running.push(sweeps, outbox)
  return { sweep: sweeps.runOnce, handler, heard }
}

/** Stores a story as if engines had committed it. */
async function stored(told: Story): Promise<Story> {
  for (const commit of told.commits) await log.append({ ...commit, dispatched: true })
  await log.projectHead(headOf(told.state))
  now = told.now
  return told
}
const events = async () => (await wholeLog(log, 'session')).flatMap((commit) => commit.events)
const count = async (type: string) => (await events()).filter((event) => event.type === type).length

it('delivers commits to its rooms that a dead engine stored but never published', async () => {
  const told = opened()
  for (const commit of told.commits) await log.append({ ...commit, dispatched: commit.seq < told.state.seq })
  now = told.state.at + 60_000
  const { sweep, heard } = engine()
  await sweep()
  expect(heard).toEqual([told.state.seq])
  await sweep()
  expect(heard).toEqual([told.state.seq])
})

describe('a silence that several engines notice', () => {
  it('is broken once, at its own time', async () => {
    const told = await stored(opened())
    const engines = [engine(), engine(), engine()]
    now = told.state.at + patienceMs.fair + 700
    await Promise.all(engines.map(({ sweep }) => sweep()))
    for (const { sweep } of engines) await sweep()
    expect(await count('SilenceNudged')).toBe(1)
    const last = (await wholeLog(log, 'session')).at(-1)
    expect(last).toMatchObject({ actor: 'clock', at: told.state.at + patienceMs.fair })
    now += 10 * patienceMs.fair
    await Promise.all(engines.map(({ sweep }) => sweep()))
    expect(await count('SilenceNudged')).toBe(1)
  })

  it('doesn’t exist while somebody types, which isn’t stored', async () => {
    const told = await stored(opened())
    const { sweep } = engine()
    const before = (await events()).length
    for (let typing = 0; typing < 5; typing += 1) {
      now += patienceMs.fair - 1_000
      typedAt = now - 2_000
      await sweep()
    }
    expect((await events()).length).toBe(before)
    expect((await log.heads.get('session'))?.dueAt).toBe((typedAt ?? 0) + patienceMs.fair)
    now += patienceMs.fair
    await sweep()
    expect(await count('SilenceNudged')).toBe(1)
    expect((await wholeLog(log, 'session')).at(-1)?.at).toBe((typedAt ?? 0) + patienceMs.fair)
    expect(told.state.phase).toBe('IN_PROGRESS')
  })

  it('ends when code is saved, without a change of the head', async () => {
    const told = await stored(opened())
    const { sweep, handler } = engine()
    const { dueAt } = headOf(told.state)
    now += 20_000
    const code = 'print(1)'
    const command = { type: 'SaveCode', code, programmingLanguage: told.state.programmingLanguage } as const
    expect(await handler.handle({ sessionId: 'session', commandId: 'save', actor: candidate, command })).toMatchObject({
      ok: true,
    })
    await Promise.all(running.map((each) => each.stop()))
    expect(await log.heads.get('session')).toMatchObject({ seq: told.state.seq, dueAt })
    const savedAt = now
    now = (dueAt ?? 0) + 100
    await sweep()
    expect(await count('SilenceNudged')).toBe(0)
    expect(await log.heads.get('session')).toMatchObject({ seq: told.state.seq + 1, dueAt: savedAt + patienceMs.fair })
    now = savedAt + patienceMs.fair + 100
    await sweep()
    expect(await count('SilenceNudged')).toBe(1)
    expect((await wholeLog(log, 'session')).at(-1)?.at).toBe(savedAt + patienceMs.fair)
  })

  it('doesn’t delay other deadlines', async () => {
    const told = await stored(opened({ timeLimitInMinutes: 20 }))
    const { sweep } = engine()
    now = told.state.at + 10 * 60_000
    typedAt = now - 1_000
    await sweep()
    expect(await count('SilenceNudged')).toBe(0)
    expect((await events()).at(-1)).toMatchObject({ type: 'TimeAnnounced', announcement: 'half_time' })
  })
})

describe('a reply that nobody works on any more', () => {
  it('has its job added again, then is requested once more, then fails with its time given back', async () => {
    const told = await stored(opened().and(hello))
    const engines = [engine(), engine()]
    const sweepAll = () => Promise.all(engines.map(({ sweep }) => sweep()))
    const asked = told.state.at
    now = asked + 15_000
    await sweepAll()
    expect(enqueued).toEqual([])
    now = asked + 25_000
    await sweepAll()
    const { seq } = told.state
    expect(new Set(enqueued.map(({ jobId }) => jobId))).toEqual(new Set([`session.${seq}.chat.call`]))
    now = asked + 60_500
    await sweepAll()
    expect(await count('ReplyAskedAgain')).toBe(1)
    const again = enqueued.find(({ jobId }) => jobId === `session.${seq + 1}.chat.call`)
    expect(again?.payload).toMatchObject({ kind: 'chat.call', replyId: awaited(told), askedAgain: true })
    now = asked + 125_000
    await sweepAll()
    await sweepAll()
    expect(await count('ReplyFailed')).toBe(1)
    const givenBack = (await events()).flatMap((event) => (event.type === 'ClockChanged' ? [event.grantedMs] : []))
    expect(givenBack).toEqual([60_000, 60_000])
  })
})
