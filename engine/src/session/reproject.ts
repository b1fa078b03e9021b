import { replay } from '@greenroom/shared/session'
import { headOf, type SessionLog, wholeLog } from './sessionLog.ts'

/**
 * Writes the head of every session anew from its log, after a change of what a head says. It may run beside engines, and again: a head
 * that is newer than the log that was read stays. A log that cannot be read is reported, and the others go on.
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
        // Nothing is left of a session that was deleted.
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
