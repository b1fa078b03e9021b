import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { foldCommit, type Session } from '@greenroom/shared/session'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSessionHandler, type SessionHandler } from '../../session/handle.ts'
import { headOf, openSessionLog, type SessionLog, wholeLog } from '../../session/sessionLog.ts'
import { actorOf, createSession, startOfTime } from '../../session/testing/given.ts'
import { sampleCatalogue } from '../../session/testing/sampleChallenges.ts'
import type { Store } from '../../store/port.ts'
import { openStoreOfSpecs } from '../../testing/storeOfSpecs.ts'
import { type Attempts, openAttempts } from './attempts.ts'

const candidate = 'user:1'
let folder: string
let store: Store
let log: SessionLog
let handler: SessionHandler
let attempts: Attempts
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-attempts-'))
  store = await openStoreOfSpecs(folder)
  log = openSessionLog(store)
  handler = createSessionHandler({ log, catalogue: sampleCatalogue, now: () => startOfTime, onCommit: () => {} })
  attempts = openAttempts(store, log, handler)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

/** Creates a session that has begun but has no head yet, as after a crash. */
async function begun(sessionId: string): Promise<Session> {
  for (const command of [createSession(), { type: 'StartInterview' } as const]) {
    const order = { sessionId, commandId: command.type, actor: actorOf(command), command }
    expect(await handler.handle(order)).toMatchObject({ ok: true })
  }
  const state = await handler.load(sessionId)
  if (state === undefined) throw new Error('it was begun')
  return state
}

describe('somebody’s history with challenges', () => {
  it('is read from the log if the head was written before heads had it, and then stored', async () => {
    const state = await begun('old')
    const { assessmentType: _type, challenges: _challenges, ...before } = headOf(state)
    await log.heads.insert(before)
    const expected = headOf(state)
    const [found] = await attempts.of(candidate)
    expect(found).toMatchObject({ assessmentType: null, challenges: expected.challenges })
    expect(expected.challenges).toHaveLength(1)
    expect(await log.heads.get('old')).toEqual(expected)
    expect(await attempts.of(candidate)).toEqual([found])
  })

  it('is up to date for a challenge, however far behind the head is', async () => {
    await begun('late')
    const [created] = await wholeLog(log, 'late')
    if (created === undefined) throw new Error('it was created')
    await log.projectHead(headOf(foldCommit(null, created)))
    const behind = await attempts.of(candidate)
    expect(behind).toMatchObject([{ phase: 'NOT_STARTED' }])
    const id = behind[0]?.challenges[0]?.id ?? ''
    expect(await attempts.upToDate(behind, id)).toMatchObject([{ phase: 'IN_PROGRESS' }])
    expect(await attempts.upToDate(behind, 'another')).toEqual(behind)
  })

  it('reads more sessions than a page holds, latest first, and nobody else’s', async () => {
    const head = headOf(await begun('first'))
    for (let i = 0; i < 510; i += 1) await log.heads.insert({ ...head, id: `s${i}`, createdAt: startOfTime + i })
    await log.heads.insert({ ...head, id: 'theirs', candidateId: 'user:2' })
    const found = await attempts.of(candidate)
    expect(found).toHaveLength(510)
    expect(found.slice(0, 2).map(({ id }) => id)).toEqual(['s509', 's508'])
  })

  it('remembers when a challenge was first given up', async () => {
    const times = await Promise.all([attempts.giveUp(candidate, 'a', 5), attempts.giveUp(candidate, 'a', 6)])
    expect(new Set(times).size).toBe(1)
    expect(await attempts.giveUp(candidate, 'a', 9)).toBe(times[0])
    expect(await attempts.givenUp(candidate)).toEqual(new Map([['a', times[0]]]))
    expect(await attempts.givenUp('user:2')).toEqual(new Map())
  })
})
