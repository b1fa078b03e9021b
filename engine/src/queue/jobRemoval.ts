import { jobIdOf } from '@greenroom/shared/session'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { everyCommit, type SessionLog } from '../session/sessionLog.ts'
import type { JobQueue } from './jobQueue.ts'

/** Rewriting the append-only file is expensive for Redis, so one rewrite covers all deletions in this period. */
const rewriteAfterMs = 10_000

export type JobRemoval = {
  /** Removes a session's jobs, including the text in them. Jobs that can't be removed now expire within a week. */
  removeOf(sessionId: string): Promise<void>
  stop(): void
}

/**
 * Removes what Redis still has of a session's jobs. They contain parts of the conversation, and would stay for a day so
 * that none runs twice. Redis's append-only file still contains them too, so Redis is asked to rewrite it a little
 * later.
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
      // We may not be allowed to do this on someone else's Redis server.
      logger.warn({ err: error }, "Redis didn't rewrite its file; deleted text may stay in it for longer")
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
