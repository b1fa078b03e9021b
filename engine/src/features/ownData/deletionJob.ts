import type { FastifyBaseLogger } from 'fastify'
import type { AccountHolder, PersonalData } from '../../platform/personalData.ts'

/** A deletion that was asked for, as the job sees it. Times in ms since 1970. */
export type DueDeletion = { userId: number; identityId: string; deleteAt: number; emails?: string[] | undefined }

export type DeletionJobOptions<Due extends DueDeletion> = {
  due(): Promise<Due[]>
  /** Everything that the account is known by, as far as it is still there. */
  holderOf(deletion: Due): Promise<AccountHolder>
  /** Takes it up for a minute; of several engines one succeeds. */
  takeUp(deletion: Due, emails: readonly string[]): Promise<boolean>
  /** Ends its sign-ins and mails the link. */
  tell(deletion: Due): Promise<unknown>
  /** Ends what other people reach by links of this account. */
  endLinks(holder: AccountHolder): Promise<void>
  /** In this order, the account itself last: it is what the others are found by. */
  parts: readonly PersonalData[]
  finish(userId: number): Promise<void>
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>
  now: () => number
}

/** `begin`: what follows at once from asking; what an engine does not finish, the sweep does. `stop` waits for the deletion at hand. */
export type DeletionJob<Due extends DueDeletion> = { begin(deletion: Due): Promise<void>; stop(): Promise<void> }

const sweepEveryMs = 2_000

/**
 * Deletes accounts when their day has come. Every step can be done again, so an engine that is stopped in the middle is followed by another
 * one, which begins at the first step; the record of the deletion goes last.
 */
export function startDeletionJob<Due extends DueDeletion>(options: DeletionJobOptions<Due>): DeletionJob<Due> {
  const { due, holderOf, takeUp, tell, endLinks, parts, finish, logger, now } = options

  async function begin(deletion: Due): Promise<void> {
    await endLinks(await holderOf(deletion))
    await tell(deletion)
  }

  async function erase(deletion: Due, holder: AccountHolder): Promise<void> {
    for (const part of parts) await part.erase(holder)
    await finish(deletion.userId)
    logger.info({ userId: deletion.userId }, 'an account was deleted')
  }

  async function sweep(): Promise<void> {
    for (const deletion of await due()) {
      if (stopped) return
      const holder = await holderOf(deletion)
      if (!(await takeUp(deletion, holder.emails))) continue
      try {
        await (deletion.deleteAt <= now() ? erase(deletion, holder) : begin(deletion))
      } catch (error) {
        // Its turn comes again in a minute, here or on another engine.
        logger.warn({ err: error, userId: deletion.userId }, 'the deletion of an account is tried again')
      }
    }
  }

  let stopped = false
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(async () => {
      if (stopped) return
      await sweep().catch((error: unknown) =>
        logger.warn({ err: error }, 'the sweep of deletions failed; it is repeated'),
      )
    })
  }, sweepEveryMs)
  return {
    begin,
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
