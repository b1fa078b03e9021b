import type { DatabaseSync } from 'node:sqlite'
import { StoreUnavailable } from '../port.ts'
import { asUnavailable, isBusy, patienceMs, pauseAfterCollision } from './failure.ts'

/** Delivers a write's result to its caller after the commit. */
type Outcome = () => void
type QueuedWrite = { run: () => Outcome; fail: (error: unknown) => void; deadline: number }

export type WriteQueue = {
  /**
   * Runs `write`, a single statement, in the next transaction, and resolves once it is on the disk. If it throws, only
   * its own change is undone, because SQLite undoes a failed statement.
   */
  add<T>(write: () => T): Promise<T>
  /** Like `add`, but for a write of several statements. Either all take effect or none. */
  addSeveral<T>(write: () => T): Promise<T>
  /** Resolves once everything added so far has been written or refused. Anything added later is refused. */
  close(): Promise<void>
}

export type WriteQueueOptions = {
  /** Called after every commit with its number of writes. */
  committed: (writes: number) => void
  /** Called for every write that SQLite refuses. */
  failed: (error: unknown) => void
}

/** A transaction blocks the event loop while it runs, so writes beyond this number wait for the next one. */
const largestTransaction = 500

/**
 * Groups the writes of one event-loop turn into one transaction, because most of a commit's cost is waiting for the
 * disk. If one fails, the others aren't undone.
 */
export function createWriteQueue(database: DatabaseSync, { committed, failed }: WriteQueueOptions): WriteQueue {
  let waiting: QueuedWrite[] = []
  let running: Promise<void> | undefined
  let closed = false

  const [begin, commit] = [database.prepare('BEGIN IMMEDIATE'), database.prepare('COMMIT')]
  const inSavepoint = <T>(write: () => T): T => {
    database.exec('SAVEPOINT several_statements')
    try {
      const result = write()
      database.exec('RELEASE several_statements')
      return result
    } catch (error) {
      // If the disk fails, SQLite rolls back the whole transaction, and none of its writes may be reported as done.
      if (database.isTransaction) database.exec('ROLLBACK TO several_statements; RELEASE several_statements')
      throw error
    }
  }

  /** @returns whether the transaction ended, successfully or not; false if another process holds the lock */
  const transact = (writes: readonly QueuedWrite[]): boolean => {
    try {
      begin.run()
      const outcomes = writes.map(({ run }) => {
        const outcome = run()
        if (!database.isTransaction) throw new StoreUnavailable('the database gave a transaction up')
        return outcome
      })
      commit.run()
      for (const tell of outcomes) tell()
      committed(writes.length)
    } catch (error) {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK')
      if (isBusy(error)) return false
      failed(error)
      for (const { fail } of writes) fail(asUnavailable(error))
    }
    return true
  }

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      // Includes writes still to come in this turn.
      await new Promise(setImmediate)
      const batch = waiting.slice(0, largestTransaction)
      if (transact(batch)) {
        waiting = waiting.slice(batch.length)
        continue
      }
      const now = performance.now()
      for (const { deadline, fail } of waiting) {
        if (deadline < now) fail(new StoreUnavailable('another process holds the database'))
      }
      waiting = waiting.filter(({ deadline }) => deadline >= now)
      await pauseAfterCollision()
    }
    // Set here rather than slightly later in a `finally`, because a write added in between would never be processed.
    running = undefined
  }

  function add<T>(write: () => T): Promise<T> {
    if (closed) return Promise.reject(new StoreUnavailable('the store is closed'))
    return new Promise<T>((resolve, reject) => {
      const run = (): Outcome => {
        try {
          const result = write()
          return () => resolve(result)
        } catch (error) {
          failed(error)
          return () => reject(asUnavailable(error))
        }
      }
      waiting.push({ run, fail: reject, deadline: performance.now() + patienceMs })
      running ??= drain()
    })
  }

  return {
    add,
    addSeveral: (write) => add(() => inSavepoint(write)),
    async close() {
      closed = true
      await running
    },
  }
}
