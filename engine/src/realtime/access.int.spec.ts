import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSessionHandler } from '../session/handle.ts'
import { openSessionLog } from '../session/sessionLog.ts'
import { add, grace, hosted } from '../session/testing/people.ts'
import { sampleCatalogue } from '../session/testing/sampleChallenges.ts'
import { openSqliteStore } from '../store/sqlite/openSqliteStore.ts'
import { participantIn, stateFor } from './access.ts'

/**
 * Catches a guest who joins by a link on one engine, then gets turned away by another that hasn't heard of them yet.
 */
test('whoever accepted on another engine a moment ago has their seat on this one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-access-'))
  const store = await openSqliteStore({ file: join(folder, 'greenroom.sqlite') })
  const log = openSessionLog(store)
  const engine = () => createSessionHandler({ log, catalogue: sampleCatalogue, now: Date.now, onCommit: () => {} })
  const [here, there] = [engine(), engine()]
  for (const commit of hosted().commits) await log.append(commit)
  const visitor = { account: null, guests: [{ id: 'guest:4', sessionId: 'session', name: 'Tomás' }] }
  const seat = async () => {
    const state = await stateFor(here, 'session', visitor)
    return state && participantIn(state, visitor)?.role
  }
  expect(await seat()).toBeUndefined()
  const command = add({ id: 'guest:4', role: 'candidate', name: 'Tomás' })
  const order = { sessionId: 'session', commandId: 'invite.1', actor: { kind: 'system' }, command } as const
  expect(await there.handle(order)).toMatchObject({ ok: true })
  expect(await seat()).toBe('candidate')
  expect(here.peek('session')?.members.map(({ id }) => id)).toEqual([grace.id, 'guest:4'])
  await store.close()
  rmSync(folder, { recursive: true })
})
