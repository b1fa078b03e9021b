import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { commitSchema, replay } from '@greenroom/shared/session'
import { goldenLogs } from '@greenroom/shared/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore } from '../store/open.ts'
import type { Store } from '../store/port.ts'
import { reprojectHeads } from './reproject.ts'
import { headOf, openSessionLog, type SessionLog, tombstoneOf } from './sessionLog.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-reproject-'))
let store: Store
let log: SessionLog
beforeAll(async () => {
  store = await openStore({ dataDir })
  log = openSessionLog(store)
})
afterAll(async () => {
  await store.close()
  rmSync(dataDir, { recursive: true })
})

/** Recorded sessions in version 1, each with a new id. */
const sessions = goldenLogs().map(({ name, commits }) =>
  commits.map((commit) => ({ ...commitSchema.parse(commit), sessionId: name })),
)

it('restores the head of every log, whether it is missing, wrong or of an older schema', async () => {
  for (const commit of sessions.flat()) await log.append(commit)
  const [wrong, newer, deleted, unreadable] = sessions.map((commits) => headOf(replayed(commits)))
  if (!wrong || !newer || !deleted || !unreadable) throw new Error('there are fewer recordings than that')
  await log.heads.insert({ ...wrong, title: 'Something else', dueAt: 1, finishedChallengeIds: ['none'] })
  await log.heads.insert({ ...newer, seq: newer.seq + 5 })
  await log.append(tombstoneOf({ sessionId: deleted.id, seq: deleted.seq }, 'user:1', 0))
  const [first] = sessions[3] ?? []
  if (first === undefined) throw new Error('the recording has no commits')
  await log.append({ ...first, seq: unreadable.seq + 1, commandId: 'again', actor: 'nobody' })

  const failures: string[] = []
  expect(await reprojectHeads(log, (sessionId) => failures.push(sessionId))).toBe(sessions.length - 2)

  expect(failures).toEqual([unreadable.id])
  expect(await log.heads.get(wrong.id)).toEqual(wrong)
  expect(await log.heads.get(newer.id)).toEqual({ ...newer, seq: newer.seq + 5 })
  expect(await log.heads.get(deleted.id)).toBeUndefined()
  for (const commits of sessions.slice(4)) {
    const head = headOf(replayed(commits))
    expect(await log.heads.get(head.id)).toEqual(head)
  }
  expect(await reprojectHeads(log, () => {})).toBe(sessions.length - 2)
})

function replayed(commits: (typeof sessions)[number]) {
  const state = replay(commits)
  if (state === null) throw new Error('the recording has no commits')
  return state
}
