import { ProblemError } from '../../../platform/problems.ts'
import type { PasswordHashing } from './passwordHashing.ts'

/** How many passwords are hashed at once, and how many more may wait. */
export type HashingBounds = { atOnce: number; maxWaiting: number }

const retryAfterSeconds = '2'

/**
 * Hashes so many passwords at once, in the order in which they came. A hash takes a tenth of a second of one processor: a hundred at
 * once made a stranger wait for a page for half a minute.
 * @throws 503 TOO_BUSY with `retry-after` if too many wait already
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
      // The next one takes the place.
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
