import { replay } from '@greenroom/shared/session'
import { headOf, type SessionLog, wholeLog } from './sessionLog.ts'

/**
 * Rewrites every session's head from its log, after the format of heads has changed. It may run beside engines, and
 * more than once: a head that is newer than the log it read stays. A corrupt log is reported and skipped.
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
