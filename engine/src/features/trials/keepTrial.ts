import { startSweep } from '../../platform/sweep.ts'
import type { Guests } from '../../realtime/guests.ts'
import type { SessionHandler } from '../../session/handle.ts'
import type { Logger } from '../../session/logger.ts'
import { headOf, type SessionLog } from '../../session/sessionLog.ts'
import { seatOf } from './openTrial.ts'
import type { TrialRecord, Trials } from './trials.ts'

export type KeepTrialOptions = {
  trials: Trials
  guests: Guests
  handler: SessionHandler
  log: SessionLog
  logger: Logger
  /** Deletes everything else that belongs to a session. Each function is idempotent. */
  belongings: readonly ((sessionId: string) => Promise<void>)[]
}

/**
 * Keeps or deletes visitors' interviews. When an account signs in with a guest's cookie, it first claims the interview
 * in the trial's record, so the claim can't get lost. The session's log then records it, either immediately or in the
 * sweep. Unclaimed interviews are deleted after a day.
 */
export function createTrialKeeper({ trials, guests, handler, log, logger, belongings }: KeepTrialOptions) {
  /** Records the owner in the log, but not during the interview. */
  async function settle(trial: TrialRecord): Promise<void> {
    const participant = seatOf(trial)
    if (trial.status !== 'claimed' || participant === null) return
    const { id: sessionId } = trial
    const outcome = await handler.handle({
      sessionId,
      commandId: `keep.${sessionId}`,
      actor: { kind: 'system' },
      command: { type: 'KeepTrial', participant },
    })
    if (!outcome.ok) return logger.debug({ sessionId, error: outcome.error }, 'keeping a trial failed; will retry')
    const state = await handler.reload(sessionId)
    // Adds the session to the owner's list before they can look, even if the dispatch is busy.
    if (state !== undefined) await log.projectHead(headOf(state))
    await trials.markKept(sessionId)
  }

  /** The order matters: the sweep must be able to find an interrupted deletion and finish it. */
  async function forget({ id, guestId, status }: TrialRecord): Promise<void> {
    await guests.remove(guestId)
    if (status === 'open' || status === 'promised') {
      for (const remove of belongings) await remove(id)
      await log.forget(id)
    }
    await trials.remove(id)
  }

  /** Gives a trial to the account, unless another account has it. False if there is no such trial. */
  async function take(sessionId: string, account: { userId: number; name: string }): Promise<boolean> {
    const trial = await trials.claim(sessionId, account)
    if (trial?.userId === account.userId) await settle(trial)
    return trial !== undefined
  }

  return {
    /**
     * Gives an account that has signed in or verified its email this browser's guest seats and the trials held for it.
     * Idempotent.
     */
    async claim(account: { userId: number; name: string }, cookie: string | undefined): Promise<void> {
      for (const { id, sessionId } of await guests.in(cookie, account.userId)) {
        if (await take(sessionId, account)) continue
        // The guest came through an invite, not a trial.
        await guests.give(id, account.userId)
      }
      for (const { id } of await trials.promisedTo(account.userId)) await take(id, account)
    },
    /** Holds this browser's trial for a new account until its email is verified. */
    async hold(userId: number, cookie: string | undefined): Promise<void> {
      for (const { sessionId } of await guests.in(cookie, null)) await trials.promise(sessionId, userId)
    },
    async sweep(): Promise<void> {
      for (const trial of await trials.claimed()) await settle(trial)
      for (const trial of await trials.over()) await forget(trial)
    },
  }
}

const sweepEveryMs = 2_000

/**
 * Sweeps repeatedly, one sweep at a time.
 * @returns a function that stops it
 */
export const startTrialSweep = (sweep: () => Promise<void>, logger: Logger) =>
  startSweep(sweep, { of: 'trials', everyMs: sweepEveryMs, logger })
