import { ProblemError } from '../../../platform/problems.ts'
import type { PasswordHashing } from './passwordHashing.ts'

/** How many passwords are hashed concurrently, and how many more may wait. */
export type HashingBounds = { atOnce: number; maxWaiting: number }

const retryAfterSeconds = '2'

/**
 * Hashes up to this many passwords concurrently, first come, first served. A hash takes one processor a tenth of a
 * second; with a hundred at once, pages took half a minute for everyone.
 * @throws 503 TOO_BUSY with `retry-after` if too many are already waiting
 */
export function queuedHashing(hashing: PasswordHashing, { atOnce, maxWaiting }: HashingBounds): PasswordHashing {
  const waiting: (() => void)[] = []
  let running = 0

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else {
      if (waiting.length >= maxWaiting) {
        throw new ProblemError('TOO_BUSY', undefined, { headers: { 'retry-after': retryAfterSeconds } })
      }
      await new Promise<void>((resolve) => void waiting.push(resolve))
    }
    try {
      return await work()
    } finally {
      // The next call in line takes over this slot.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }

  return {
    hash: (password) => inTurn(() => hashing.hash(password)),
    verify: (given) => inTurn(() => hashing.verify(given)),
  }
}
