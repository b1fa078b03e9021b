import type { DatabaseSync } from 'node:sqlite'
import type { Logger } from 'pino'

/** Deleted data is gone from the disk within about this time. */
const afterMs = 5_000

export type Scrubber = {
  /** Says that something was deleted. */
  deleted(): void
  stop(): void
}

/**
 * Takes from the disk what was deleted. `secure_delete` overwrites it, but in the write-ahead log first: until that is brought into the file and cut
 * off, the old words lie in both.
 */
export function createScrubber(database: DatabaseSync, logger?: Pick<Logger, 'warn'>): Scrubber {
  database.exec('PRAGMA secure_delete = ON')
  let timer: NodeJS.Timeout | undefined

  function scrub(): void {
    timer = undefined
    try {
      const row = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()
      // Another process reads from the log just now.
      if (row?.busy !== 0) schedule()
    } catch (error) {
      logger?.warn({ err: error }, 'what was deleted is still on the disk; it is tried again')
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
