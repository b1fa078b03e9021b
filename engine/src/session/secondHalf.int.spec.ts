import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Commit, Session } from '@greenroom/shared/session'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Store } from '../store/port.ts'
import { openStoreOfSpecs } from '../testing/storeOfSpecs.ts'
import { createSessionHandler } from './handle.ts'
import { openMemberIndex } from './memberIndex.ts'
import { createSecondHalf } from './secondHalf.ts'
import { openSessionLog, type SessionLog, wholeLog } from './sessionLog.ts'
import { interviewer } from './testing/given.ts'
import { grace, linus, talking } from './testing/people.ts'
import { sampleCatalogue } from './testing/sampleChallenges.ts'

let folder: string
let store: Store
let log: SessionLog

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-halves-'))
  store = await openStoreOfSpecs(folder)
  log = openSessionLog(store)
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

const told = talking({}, { swap: { half: 'first', otherId: 'second' } }).by(interviewer, { type: 'EndInterview' })

async function firstHalf(): Promise<{ commit: Commit; state: Session }> {
  for (const commit of told.commits) await log.append(commit)
  const commit = told.commits.at(-1)
  if (commit === undefined) throw new Error('nothing happened')
  return { commit, state: told.state }
}

/** Starts an engine that opens second halves. At step `diesAt`, the engine stops as if it had been killed. */
function engine(diesAt = Number.POSITIVE_INFINITY, areApart = async () => false) {
  let steps = 0
  const handler = createSessionHandler({ log, catalogue: sampleCatalogue, now: () => told.now, onCommit: () => {} })
  const members = openMemberIndex(store, log)
  const step =
    <A extends unknown[], R>(work: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      if (steps >= diesAt) throw new Error('killed')
      steps += 1
      return work(...given)
    }
  const turnRound = createSecondHalf({
    log: { projectHead: step(log.projectHead) },
    handler: { handle: step(handler.handle), load: step(handler.load), reload: step(handler.reload) },
    members: { enter: step(members.enter) },
    extraTimeOf: async () => 25,
    seenBy: async () => ['seen before'],
    areApart,
  })
  return { turnRound, members, steps: () => steps }
}

const eventsOf = async (sessionId: string) =>
  (await wholeLog(log, sessionId)).flatMap(({ events }) => events.map(({ type }) => type))

async function expectOneSecondHalf(): Promise<void> {
  const { members } = engine()
  const opening = ['SessionCreated', 'MemberAdded', 'MemberAdded', 'ChallengePresented']
  const hosts = ['SessionCreated', 'MemberAdded', 'ChallengePresented']
  expect([opening, hosts]).toContainEqual(await eventsOf('second'))
  expect((await eventsOf('session')).filter((type) => type === 'SecondHalfOpened')).toHaveLength(1)
  const lists = await Promise.all(['user:1', grace.id, linus.id].map((id) => members.sessionsOf([id], { limit: 10 })))
  expect(lists.map((list) => list.filter(({ head }) => head.id === 'second').map(({ role }) => role))).toEqual([
    ['interviewer'],
    ['candidate'],
    ['observer'],
  ])
}

describe('the second half of a mock', () => {
  it('is created once, with swapped roles, if several engines open it at the same moment', async () => {
    const { commit, state } = await firstHalf()
    await Promise.all([engine(), engine(), engine()].map(({ turnRound }) => turnRound(commit, state)))
    await expectOneSecondHalf()
    const [head] = await log.heads.find({ where: { id: 'second' }, limit: 1 })
    expect(head).toMatchObject({ candidateId: grace.id, swap: { half: 'second', otherId: 'session' } })
    const [created] = await log.commitsAfter('second', 0, 1)
    expect(created?.events[0]).toMatchObject({
      extraTimePercent: 25,
      completedChallengeIds: expect.arrayContaining(['seen before', 'first']),
    })
  })

  // Catches swapping roles with a person who has been blocked in the meantime.
  it('isn’t opened if one of the two has blocked the other', async () => {
    const { commit, state } = await firstHalf()
    await engine(Number.POSITIVE_INFINITY, async () => true).turnRound(commit, state)
    expect(await eventsOf('second')).toEqual([])
    expect(await eventsOf('session')).not.toContain('SecondHalfOpened')
  })

  it('is one wherever its engine is killed, once another engine repeats the work', async () => {
    const whole = engine()
    const { commit, state } = await firstHalf()
    await whole.turnRound(commit, state)
    for (let diesAt = 0; diesAt < whole.steps(); diesAt += 1) {
      for (const sessionId of ['session', 'second']) await log.forget(sessionId)
      await openMemberIndex(store, log).leave('second', ['user:1', linus.id])
      await firstHalf()
      await expect(engine(diesAt).turnRound(commit, state)).rejects.toThrow('killed')
      await engine().turnRound(commit, state)
      await expectOneSecondHalf()
    }
  })
})
