import type { DatabaseSync } from 'node:sqlite'
import type { Logger } from 'pino'

/** Deleted data is off the disk within about this time. */
const afterMs = 5_000

export type Scrubber = {
  /** Call this after a deletion. */
  deleted(): void
  stop(): void
}

/**
 * Removes deleted data from the disk. `secure_delete` overwrites it, but initially only in the write-ahead log. Until
 * the log is checkpointed and truncated, both files still contain the old text.
 */
export function createScrubber(database: DatabaseSync, logger?: Pick<Logger, 'warn'>): Scrubber {
  database.exec('PRAGMA secure_delete = ON')
  let timer: NodeJS.Timeout | undefined

  function scrub(): void {
    timer = undefined
    try {
      const row = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
      // Another process is reading the log.
      if (row?.busy !== 0) schedule()
    } catch (error) {
      logger?.warn({ err: error }, 'deleted data is still on the disk; will retry')
      schedule()
    }
  }

  function schedule(): void {
    timer ??= setTimeout(scrub, afterMs).unref()
  }

  return {
    deleted: schedule,
    stop: () => clearTimeout(timer),
  }
}
