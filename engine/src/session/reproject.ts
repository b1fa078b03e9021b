import { replay } from '@greenroom/shared/session'
import { headOf, type SessionLog, wholeLog } from './sessionLog.ts'

/**
 * Rewrites every session's head from its log, after the format of heads has changed. Safe to run beside engines, and
 * repeatedly: it never replaces a head newer than the log it read. Corrupt logs are reported and skipped.
 */
export async function reprojectHeads(
  log: SessionLog,
  failed: (sessionId: string, error: unknown) => void,
): Promise<number> {
  let written = 0
  for (let ids = await log.sessionIds(null); ids.length > 0; ids = await log.sessionIds(ids.at(-1) ?? null)) {
    for (const id of ids) {
      try {
        const state = replay(await wholeLog(log, id))
        // The session was deleted.
        if (state === null) continue
        await log.writeHead(headOf(state))
        written += 1
      } catch (error) {
        failed(id, error)
      }
    }
  }
  return written
}
