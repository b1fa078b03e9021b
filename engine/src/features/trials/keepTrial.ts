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
  /** Deletes what else belongs to a session. Each can be done again. */
  belongings: readonly ((sessionId: string) => Promise<void>)[]
}

/**
 * What becomes of visitors' interviews. An account that signs in with a guest's cookie claims it in the trial's record, where it can
 * no longer get lost; then the session's log says so, at once or by the sweep. What nobody claims is deleted when its day is over.
 */
export function createTrialKeeper({ trials, guests, handler, log, logger, belongings }: KeepTrialOptions) {
  /** Has the log say whose it is; in the middle of an interview it does not yet. */
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
    if (!outcome.ok) return logger.debug({ sessionId, error: outcome.error }, 'a trial is kept later')
    const state = await handler.reload(sessionId)
    // It's in their list as soon as they've signed in, however busy the dispatch is.
    if (state !== undefined) await log.projectHead(headOf(state))
    await trials.markKept(sessionId)
  }

  /** In this order, so a deletion that was cut short is found and finished. */
  async function forget({ id, guestId, status }: TrialRecord): Promise<void> {
    await guests.remove(guestId)
    if (status === 'open' || status === 'promised') {
      for (const remove of belongings) await remove(id)
      await log.forget(id)
    }
    await trials.remove(id)
  }

  /** Makes a trial the account's, unless another one has it. False if there is no such trial. */
  async function take(sessionId: string, account: { userId: number; name: string }): Promise<boolean> {
    const trial = await trials.claim(sessionId, account)
    if (trial?.userId === account.userId) await settle(trial)
    return trial !== undefined
  }

  return {
    /** Gives an account that has signed in or verified its email this browser's guests, and what is held for it. Safe to repeat. */
    async claim(account: { userId: number; name: string }, cookie: string | undefined): Promise<void> {
      for (const { id, sessionId } of await guests.in(cookie, account.userId)) {
        if (await take(sessionId, account)) continue
        // A seat that somebody was invited to.
        await guests.give(id, account.userId)
      }
      for (const { id } of await trials.promisedTo(account.userId)) await take(id, account)
    },
    /** Holds what this browser's guest has for an account that was just created, until its email is verified. */
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

/** Sweeps again and again, one at a time. @returns what stops it */
export function startTrialSweep(sweep: () => Promise<void>, logger: Logger): { stop(): Promise<void> } {
  let stopped = false
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(async () => {
      if (stopped) return
      await sweep().catch((error: unknown) => logger.warn({ err: error }, 'the sweep of trials failed; it is repeated'))
    })
  }, sweepEveryMs)
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
