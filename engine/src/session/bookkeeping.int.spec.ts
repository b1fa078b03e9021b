import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Commit, Session } from '@greenroom/shared/session'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../store/port.ts'
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts'
import { openBookkeeping } from './bookkeeping.ts'
import { headOf, openSessionLog, type SessionLog } from './sessionLog.ts'
import { opened } from './testing/given.ts'

const folder = mkdtempSync(join(tmpdir(), 'greenroom-bookkeeping-'))
const { state } = opened()
const after = (seq: number): Session => ({ ...state, seq })
const commit = (seq: number): Commit => ({
  sessionId: state.sessionId,
  seq,
  commandId: `c${seq}`,
  actor: 'job',
  at: state.at,
  events: [],
  jobs: [],
  dispatched: false,
})

let store: Store
let log: SessionLog
beforeEach(async () => {
  store = await openSqliteStore({ file: join(folder, 'greenroom.sqlite') })
  log = openSessionLog(store)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const undispatched = async () => (await log.undispatchedBefore(state.at + 1)).map(({ seq }) => seq)
const headSeq = async () => (await log.heads.get(state.sessionId))?.seq

describe('bookkeeping', () => {
  it('marks entered commits, and leaves the head of the latest state, in any order', async () => {
    for (const seq of [1, 2, 3, 4]) await log.append(commit(seq))
    const bookkeeping = openBookkeeping({ log, logger: pino({ level: 'silent' }) })
    for (const seq of [2, 3, 1]) bookkeeping.enter(commit(seq), after(seq), null)
    await bookkeeping.stop()
    expect(await headSeq()).toBe(3)
    expect(await undispatched()).toEqual([4])
  })

  it('never takes a head back', async () => {
    await log.append(commit(1))
    await log.projectHead(headOf(after(9)))
    const bookkeeping = openBookkeeping({ log, logger: pino({ level: 'silent' }) })
    bookkeeping.enter(commit(1), after(1), null)
    await bookkeeping.stop()
    expect(await headSeq()).toBe(9)
    expect(await undispatched()).toEqual([])
  })

  it('leaves a head alone if the commit doesn’t change it', async () => {
    for (const seq of [1, 2, 3]) await log.append(commit(seq))
    const bookkeeping = openBookkeeping({ log, logger: pino({ level: 'silent' }) })
    bookkeeping.enter(commit(1), after(1), null)
    await bookkeeping.stop()
    bookkeeping.enter(commit(2), after(2), after(1))
    await bookkeeping.stop()
    expect(await headSeq()).toBe(1)
    bookkeeping.enter(commit(3), { ...after(3), programmingLanguage: 'cpp' }, after(2))
    await bookkeeping.stop()
    expect(await log.heads.get(state.sessionId)).toMatchObject({ seq: 3, programmingLanguage: 'cpp' })
    expect(await undispatched()).toEqual([])
  })

  it('sets no mark if the head couldn’t be written', async () => {
    await log.append(commit(1))
    const failing: SessionLog = { ...log, projectHead: () => Promise.reject(new Error('the disk is full')) }
    const bookkeeping = openBookkeeping({ log: failing, logger: pino({ level: 'silent' }) })
    bookkeeping.enter(commit(1), after(1), null)
    await bookkeeping.stop()
    expect(await undispatched()).toEqual([1])
  })
})
