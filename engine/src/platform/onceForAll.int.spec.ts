import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../store/port.ts'
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts'
import { startOnceForAll } from './onceForAll.ts'

const hourMs = 60 * 60_000
let folder: string
let stores: Store[]
let at: number
let warnings: unknown[]
let stops: (() => Promise<void>)[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-once-'))
  const file = join(folder, 'store.sqlite')
  stores = await Promise.all([1, 2, 3].map(() => openSqliteStore({ file })))
  at = 1_000
  warnings = []
  stops = []
})
afterEach(async () => {
  for (const stop of stops) await stop()
  for (const store of stores) await store.close()
  rmSync(folder, { recursive: true })
})

const logger = { info: () => {}, warn: (...said: unknown[]) => void warnings.push(said) }
/** Starts an engine with this job, on the shared store. */
function engine(store: Store, run: () => Promise<void>): () => Promise<void> {
  const steps = [{ name: 'a step', run }]
  const options = { store, logger, now: () => at, lookEveryMs: 5 }
  const { stop } = startOnceForAll({ name: 'spec', everyMs: hourMs, steps }, options)
  stops.push(stop)
  return stop
}
const runs = () =>
  stores[0]
    ?.collection({
      name: 'recurringJobs',
      unique: [],
      indexes: [],
      parse: (stored: unknown) => stored as { id: string; nextAt: number; takenUntil: number },
    })
    .get('spec')

/** A job that counts how many times it runs. */
function counted() {
  let count = 0
  return {
    count: () => count,
    run: async () => {
      count += 1
    },
  }
}

describe('a job of all engines', () => {
  it('runs once each time it is due, on any engine', async () => {
    const { count, run } = counted()
    for (const store of stores) engine(store, run)
    await expect.poll(runs).toMatchObject({ nextAt: 1_000 + hourMs, takenUntil: 0 })
    expect(count()).toBe(1)
    at += hourMs - 1
    await expect.poll(runs).toMatchObject({ nextAt: 1_000 + hourMs })
    expect(count()).toBe(1)
    at += 1
    await expect.poll(runs).toMatchObject({ nextAt: 1_000 + 2 * hourMs, takenUntil: 0 })
    expect(count()).toBe(2)
  })

  it('doesn’t run again after a restart, and catches up if it became due in the meantime', async () => {
    const [store] = stores
    if (store === undefined) throw new Error('there is no store')
    const { count, run } = counted()
    const first = engine(store, run)
    await expect.poll(runs).toMatchObject({ nextAt: 1_000 + hourMs, takenUntil: 0 })
    await first()
    const second = engine(store, run)
    await second()
    expect(count()).toBe(1)
    at += 5 * hourMs
    engine(store, run)
    await expect.poll(count).toBe(2)
  })

  it('is taken over ten minutes after its engine died', async () => {
    const [dead, alive] = stores
    if (dead === undefined || alive === undefined) throw new Error('there are no stores')
    const ended = Promise.withResolvers<void>()
    engine(dead, () => ended.promise)
    await expect.poll(runs).toMatchObject({ takenUntil: 1_000 + 600_000 })
    const { count, run } = counted()
    engine(alive, run)
    at += 599_999
    await expect.poll(runs).toMatchObject({ nextAt: 1_000 })
    expect(count()).toBe(0)
    at += 1
    await expect.poll(count).toBe(1)
    ended.resolve()
  })

  it('is repeated five minutes after one of its steps failed', async () => {
    const [store] = stores
    if (store === undefined) throw new Error('there is no store')
    let tries = 0
    engine(store, async () => {
      tries += 1
      if (tries === 1) throw new Error('the store is away')
    })
    await expect.poll(runs).toMatchObject({ nextAt: 1_000, takenUntil: 1_000 + 300_000 })
    expect(warnings).toHaveLength(1)
    at += 300_000
    await expect.poll(runs).toMatchObject({ nextAt: 301_000 + hourMs, takenUntil: 0 })
    expect(tries).toBe(2)
  })
})
