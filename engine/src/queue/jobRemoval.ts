import { jobIdOf } from '@greenroom/shared/session'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { everyCommit, type SessionLog } from '../session/sessionLog.ts'
import type { JobQueue } from './jobQueue.ts'

/** A rewrite of the whole append-only file costs Redis some work: one for all that was deleted meanwhile. */
const rewriteAfterMs = 10_000

export type JobRemoval = {
  /** Removes the jobs of a session, with the words in them. Jobs that cannot be removed now expire within a week. */
  removeOf(sessionId: string): Promise<void>
  stop(): void
}

/**
 * Takes out of Redis what is left of a session's jobs: they are kept for a day, so that none is done twice, and carry parts of the
 * conversation. Redis keeps a log of its writes, which still holds them; so it is asked to write that file anew a little later.
 */
export function createJobRemoval(options: {
  log: Pick<SessionLog, 'commitsAfter'>
  queue: Pick<JobQueue, 'remove'>
  redis: Redis
  logger: Pick<FastifyBaseLogger, 'warn'>
}): JobRemoval {
  const { log, queue, redis, logger } = options
  let timer: NodeJS.Timeout | undefined

  async function rewrite(): Promise<void> {
    timer = undefined
    try {
      await redis.bgrewriteaof()
    } catch (error) {
      // A Redis that we don't own may not allow it.
      logger.warn({ err: error }, 'Redis does not rewrite its file; deleted words may stay in it for longer')
    }
  }

  return {
    async removeOf(sessionId) {
      const commits = await everyCommit(log, sessionId)
      const jobs = commits.flatMap(({ seq, jobs }) =>
        jobs.map(({ kind }) => ({ kind, id: jobIdOf(sessionId, seq, kind) })),
      )
      try {
        for (const { kind, id } of jobs) await queue.remove(kind, id)
      } catch (error) {
        logger.warn({ err: error, sessionId }, 'the jobs of a deleted session stay until they expire')
      }
      if (jobs.length > 0) timer ??= setTimeout(() => void rewrite(), rewriteAfterMs).unref()
    },
    stop: () => clearTimeout(timer),
  }
}
