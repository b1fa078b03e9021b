import { setTimeout as sleep } from 'node:timers/promises'
import { StoreUnavailable } from '../port.ts'

const BUSY = 5
const LOCKED = 6
const CONSTRAINT_PRIMARYKEY = 1555
const CONSTRAINT_UNIQUE = 2067

/** SQLite's extended result code, if the error comes from SQLite. */
export const codeOf = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode : undefined

/** Another connection holds the lock. Repeating the statement may soon succeed. */
export function isBusy(error: unknown): boolean {
  const primary = (codeOf(error) ?? 0) & 0xff
  return primary === BUSY || primary === LOCKED
}

export function isDuplicate(error: unknown): boolean {
  const code = codeOf(error)
  return code === CONSTRAINT_PRIMARYKEY || code === CONSTRAINT_UNIQUE
}

/**
 * Treats SQLite's own refusals (a full disk, a closed file, a lock held for too long) as outages. Anything else is a
 * bug and stays as it is.
 */
export function asUnavailable(error: unknown): unknown {
  const ofSqlite =
    error instanceof Error && 'code' in error && /^ERR_(SQLITE_ERROR|INVALID_STATE)$/.test(`${error.code}`)
  return ofSqlite ? new StoreUnavailable(`the database refused: ${error.message}`, { cause: error }) : error
}

/** Pauses for a random time, so that processes that have collided don't collide again. */
export const pauseAfterCollision = (): Promise<void> => sleep(1 + Math.random() * 15)

/** How long a call waits for another process's lock before it fails. */
export const patienceMs = 10_000

/** Retries `attempt` while another connection holds the lock. */
export async function whenFree<T>(attempt: () => T): Promise<T> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    try {
      return attempt()
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw asUnavailable(error)
      await pauseAfterCollision()
    }
  }
}
