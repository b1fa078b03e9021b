import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Logger } from 'pino'
import { type Collection, type CollectionDefinition, type Document, type Store, StoreUnavailable } from '../port.ts'
import { createStatements, openCollection } from './collection.ts'
import { whenFree } from './failure.ts'
import { watchIntegrity } from './integrity.ts'
import { createScrubber } from './scrub.ts'
import { createWriteQueue } from './writeQueue.ts'

export type SqliteStoreOptions = {
  /** The database file. Its folder is created if missing. `-wal` and `-shm` appear next to it. */
  file: string
  logger?: Pick<Logger, 'trace' | 'warn'>
}

/** Waiting for a lock blocks the whole process for at most this long. Longer waits are asynchronous. */
const blockingWaitMs = 5

/** The query planner's statistics are updated after this many writes. */
const writesPerAnalysis = 5_000

/**
 * The embedded store: one file in WAL mode that several processes on one machine may share. Once a write's promise
 * resolves, it is on the disk (`synchronous=FULL`). Throws StoreUnavailable if the file can't be opened, or another
 * process holds it for ten seconds.
 */
export async function openSqliteStore({ file, logger }: SqliteStoreOptions): Promise<Store> {
  await mkdir(dirname(file), { recursive: true })
  const database = await whenFree(() => new DatabaseSync(file, { timeout: blockingWaitMs }))
  try {
    await whenFree(() =>
      database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA analysis_limit = 400'),
    )
  } catch (error) {
    database.close()
    throw error
  }

  const integrity = watchIntegrity(file, logger)
  const scrubber = createScrubber(database, logger)

  /** Lets SQLite run ANALYZE if its statistics are stale. Without them it may choose the wrong index. */
  const analyse = (): void => {
    try {
      database.exec('PRAGMA optimize')
    } catch (error) {
      logger?.warn({ err: error }, "updating the database's statistics failed")
    }
  }
  let writesSinceAnalysis = 0
  const queue = createWriteQueue(database, {
    committed: (writes) => {
      logger?.trace({ writes }, 'committed')
      writesSinceAnalysis += writes
      if (writesSinceAnalysis < writesPerAnalysis) return
      writesSinceAnalysis = 0
      analyse()
    },
    failed: integrity.notice,
  })
  const statement = createStatements(database)
  let closing: Promise<void> | undefined

  return {
    collection: <T extends Document>(definition: CollectionDefinition<T>): Collection<T> =>
      openCollection(database, statement, queue, definition, {
        readFailed: integrity.notice,
        deleted: scrubber.deleted,
      }),
    ping: async () => {
      if (closing) throw new StoreUnavailable('the store is closed')
      await integrity.whole()
      await whenFree(() => readSomewhere(database)).catch((error: unknown) => {
        integrity.notice(error)
        throw error
      })
    },
    close: () => {
      closing ??= queue.close().then(async () => {
        scrubber.stop()
        await integrity.stop()
        analyse()
        database.close()
      })
      return closing
    },
  }
}

/**
 * Reads a row from each collection, a different one each time, because a file whose first page is readable may still be
 * damaged elsewhere.
 */
function readSomewhere(database: DatabaseSync): void {
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE 'collection_%'")
    .all()
  for (const { name } of tables) {
    const somewhere = `(SELECT abs(random()) % (max(rowid) + 1) FROM "${name}")`
    database.prepare(`SELECT * FROM "${name}" WHERE rowid >= ${somewhere} LIMIT 1`).get()
  }
}
