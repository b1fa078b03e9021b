import type { DatabaseSync } from 'node:sqlite'
import { StoreUnavailable } from '../port.ts'
import { asUnavailable, isBusy, patienceMs, pauseAfterCollision } from './failure.ts'

/** What happened to a write inside its transaction, told to its caller after the commit. */
type Outcome = () => void
type QueuedWrite = { run: () => Outcome; fail: (error: unknown) => void; deadline: number }

export type WriteQueue = {
  /**
   * Runs `write`, which changes the database by one statement, in the next transaction; resolves once that is on the disk.
   * What it throws undoes it alone, as SQLite undoes a statement that fails.
   */
  add<T>(write: () => T): Promise<T>
  /** The same for a write of several statements: they take effect together or not at all. */
  addSeveral<T>(write: () => T): Promise<T>
  /** Resolves once everything added so far is written or refused; later additions are refused. */
  close(): Promise<void>
}

export type WriteQueueOptions = {
  /** Told of every commit: how many writes it held. */
  committed: (writes: number) => void
  /** Told of every write that SQLite refused. */
  failed: (error: unknown) => void
}

/** One transaction blocks the event loop while it runs; more writes than this wait for the next. */
const largestTransaction = 500

/**
 * Groups the writes of one turn of the event loop into one transaction, because what a commit costs is the wait for the
 * disk. One that fails does not undo its neighbours.
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
      // SQLite ends the whole transaction by itself when the disk fails; then nothing of it may be told as done.
      if (database.isTransaction) database.exec('ROLLBACK TO several_statements; RELEASE several_statements')
      throw error
    }
  }

  /** @returns whether the transaction ended, well or badly; false where another process holds the lock */
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
      // The rest of this turn's writes come along.
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
    // Here and not in a `finally` a moment later, when a write may have been added that nobody would drain.
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
