import { type Commit, isPending, questionsOf, type Session } from '@greenroom/shared/session'
import type { SessionHandler } from './handle.ts'
import { isTombstone, type SessionLog, tombstoneOf, wholeLog } from './sessionLog.ts'

/**
 * How many times we try to write the tombstone. An attempt fails if another engine commits first; after the last one,
 * the caller must retry.
 */
const maxAttempts = 5

export type DeletionOptions = {
  log: SessionLog
  handler: Pick<SessionHandler, 'reload' | 'observe'>
  now: () => number
  /** Settles the cost of what the session has used, unless that has already been done. */
  settle: (commit: Commit, state: Session) => Promise<void>
  /** Tells the other engines that the session is gone. */
  publish: (commit: Commit) => Promise<void>
  /** Deletes everything else that belongs to a session. Each function is idempotent. */
  belongings: readonly ((sessionId: string) => Promise<void>)[]
  forgetSeat: (sessionId: string, participantId: string) => Promise<void>
  /** Why a session can't be deleted, or null if it can. If missing, the rules for an owner's deletion apply. */
  refusalFor?: (state: Session) => 'going_on' | 'being_scored' | 'not_alone' | null
}

export type DeletionOutcome = 'deleted' | 'unknown' | 'going_on' | 'being_scored' | 'not_alone' | 'busy'

/**
 * Deletes a session for good: its log, its head and everything that belongs to it. First, a tombstone is appended to
 * the log so that every engine treats the session as gone. The head goes last, which keeps the session in its owner's
 * list until then. A retry finishes an interrupted deletion.
 */
export function createDeletion(options: DeletionOptions) {
  const { log, handler, now, settle, publish, belongings, forgetSeat, refusalFor = ownersRefusal } = options

  /** @param ids all ids that the caller may have in sessions */
  return async function deleteSession(sessionId: string, ids: readonly string[]): Promise<DeletionOutcome> {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const state = await handler.reload(sessionId)
      if (state === undefined) {
        const owner = await ownerOfDeleted(sessionId)
        if (owner === undefined || !ids.includes(owner)) return 'unknown'
        await removeRest(sessionId, owner)
        return 'deleted'
      }
      const owner = state.members.find(({ id }) => ids.includes(id))
      if (owner === undefined) return 'unknown'
      const refusal = refusalFor(state)
      if (refusal !== null) return refusal
      await settleLast(state)
      const tombstone = tombstoneOf(state, owner.id, Math.max(now(), state.at))
      if ((await log.append(tombstone)) === 'duplicate') continue
      handler.observe(tombstone)
      // Errors don't matter: an engine that misses this message finds the tombstone in the store.
      await publish(tombstone).catch(() => undefined)
      await removeRest(sessionId, owner.id)
      return 'deleted'
    }
    return 'busy'
  }

  async function ownerOfDeleted(sessionId: string): Promise<string | undefined> {
    for (let after = 0; ; ) {
      const page = await log.commitsAfter(sessionId, after, 500)
      const tombstone = page.find(isTombstone)
      const last = page.at(-1)
      if (tombstone !== undefined || last === undefined) return tombstone?.commandId
      after = last.seq
    }
  }

  /** Settles what an ended session has used, because the engine that ran the session may have died before doing so. */
  async function settleLast(state: Session): Promise<void> {
    if (state.phase !== 'ENDED') return
    const commits = await wholeLog(log, state.sessionId)
    const last = commits.findLast(({ events }) => events.some(({ type }) => endings.has(type)))
    if (last !== undefined) await settle(last, state)
  }

  async function removeRest(sessionId: string, owner: string): Promise<void> {
    for (const remove of belongings) await remove(sessionId)
    await forgetSeat(sessionId, owner)
    await log.remove(sessionId)
  }
}

const endings = new Set(['InterviewEnded', 'ScorecardCompleted', 'ScorecardFailed'])

/**
 * Why the owner can't delete this session, or null: it is in progress, a result is pending, or it contains something
 * that another person wrote.
 */
function ownersRefusal(state: Session): 'going_on' | 'being_scored' | 'not_alone' | null {
  if (state.members.length > 1) return 'not_alone'
  if (state.phase === 'IN_PROGRESS') return 'going_on'
  if (state.phase === 'NOT_STARTED') return null
  const runs = questionsOf(state).flatMap((question) => question.runs)
  return state.scorecard.status === 'pending' || runs.some(isPending) ? 'being_scored' : null
}
