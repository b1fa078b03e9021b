import type { FastifyBaseLogger } from 'fastify'
import type { AccountHolder, PersonalData } from '../../platform/personalData.ts'

/** A requested deletion, as the job needs it. Times in ms since 1970. */
export type DueDeletion = { userId: number; identityId: string; deleteAt: number; emails?: string[] | undefined }

export type DeletionJobOptions<Due extends DueDeletion> = {
  due(): Promise<Due[]>
  /** Every name and id of the account that still exists. */
  holderOf(deletion: Due): Promise<AccountHolder>
  /** Takes the lease on it for a minute; only one engine succeeds. */
  takeUp(deletion: Due, emails: readonly string[]): Promise<boolean>
  /** Ends its sign-ins and mails the link. */
  tell(deletion: Due): Promise<unknown>
  /** Revokes this account's links that are in other people's hands. */
  endLinks(holder: AccountHolder): Promise<void>
  /** Deleted in this order. The account itself goes last, because the others are found through it. */
  parts: readonly PersonalData[]
  finish(userId: number): Promise<void>
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>
  now: () => number
}

/**
 * `begin` runs the first steps right after the request; if the engine stops, the sweep finishes them. `stop` waits for
 * the current deletion.
 */
export type DeletionJob<Due extends DueDeletion> = { begin(deletion: Due): Promise<void>; stop(): Promise<void> }

const sweepEveryMs = 2_000

/**
 * Deletes accounts when they are due. Every step is idempotent, so if an engine stops, another starts over from the
 * first step. The deletion's record goes last.
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
        // It will be retried in a minute, here or on another engine.
        logger.warn({ err: error, userId: deletion.userId }, 'deleting an account failed; will retry')
      }
    }
  }

  let stopped = false
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running.then(async () => {
      if (stopped) return
      await sweep().catch((error: unknown) =>
        logger.warn({ err: error }, 'the sweep of deletions failed; the next one retries'),
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
