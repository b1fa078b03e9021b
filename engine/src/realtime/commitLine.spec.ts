import type { Commit } from '@greenroom/shared/session'
import fc from 'fast-check'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { CommitLine, longestGap } from './commitLine.ts'

const logger = pino({ level: 'silent' })
const commit = (seq: number): Commit => ({
  sessionId: 'session',
  seq,
  commandId: `c${seq}`,
  actor: 'user:1',
  at: seq,
  events: [],
  jobs: [],
  dispatched: false,
})
const upTo = (last: number) => Array.from({ length: last }, (_, index) => commit(index + 1))

function line(seq: number, read: (seq: number) => Promise<readonly Commit[]>) {
  const passed: number[] = []
  const one = new CommitLine('session', seq, {
    pass: (each) => void passed.push(each.seq),
    read: (_sessionId, after) => read(after),
    logger,
  })
  return { passed, offer: (each: Commit) => one.offer(each), lookUp: () => one.lookUp() }
}

it('delivers commits in order immediately, and none twice', () => {
  const { passed, offer } = line(2, () => Promise.reject(new Error('nobody needs the store')))
  for (const seq of [2, 3, 3, 4, 1, 5, 4]) offer(commit(seq))
  expect(passed).toEqual([3, 4, 5])
})

it('fetches the commits missing before an early one, and no more', async () => {
  const asked: number[] = []
  const { passed, offer, lookUp } = line(1, async (seq) => {
    asked.push(seq)
    return upTo(4).filter((each) => each.seq > seq)
  })
  offer(commit(4))
  expect(passed).toEqual([])
  await lookUp()
  expect([passed, asked]).toEqual([[2, 3, 4], [1]])
  // This one arrived during the read from the store, and must not have to wait for the result.
  offer(commit(6))
  offer(commit(5))
  expect(passed).toEqual([2, 3, 4, 5, 6])
})

it('alerts clients that can ask themselves if the store doesn’t answer', async () => {
  const { passed, offer, lookUp } = line(1, () => Promise.reject(new Error('the disk is full')))
  offer(commit(4))
  offer(commit(3))
  await lookUp()
  expect(passed).toEqual([3, 4])
  offer(commit(5))
  expect(passed).toEqual([3, 4, 5])
})

it('leaves a long gap to clients that can ask themselves', () => {
  const { passed, offer } = line(1, () => Promise.reject(new Error('nobody needs the store')))
  offer(commit(longestGap + 2))
  offer(commit(longestGap + 3))
  expect(passed).toEqual([longestGap + 2, longestGap + 3])
})

it('delivers everything once and in order, in whatever order it arrives', async () => {
  const length = 12
  const arrivals = fc.array(fc.oneof(fc.integer({ min: 1, max: length }), fc.constant('pause' as const)), {
    maxLength: 40,
  })
  await fc.assert(
    fc.asyncProperty(arrivals, async (order) => {
      let stored = 0
      const { passed, offer, lookUp } = line(0, async (seq) => {
        await Promise.resolve()
        return upTo(stored).filter((each) => each.seq > seq)
      })
      for (const each of order) {
        if (each === 'pause') await Promise.resolve()
        else {
          // A published commit has already been stored, and so have all commits before it.
          stored = Math.max(stored, each)
          offer(commit(each))
        }
      }
      await lookUp()
      expect(passed).toEqual(upTo(stored).map(({ seq }) => seq))
    }),
  )
})
