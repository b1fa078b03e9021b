import { chatCallRetry } from '@greenroom/shared/rules'
import type { JobKind } from '@greenroom/shared/session'
import { type JobPayload, jobPolicy, queueNames } from '@greenroom/shared/wire'
import { Queue } from 'bullmq'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'

const retriesByKind = {
  'chat.call': { attempts: chatCallRetry.attempts, backoff: { type: 'fixed', delay: chatCallRetry.delayMs } },
  // As long as an executor may need to restart on a busy machine.
  'code.run': { attempts: 30, backoff: { type: 'fixed', delay: 1_000 } },
  // Late facts are worth less than the time of those who wait.
  'code.examine': { attempts: 2, backoff: { type: 'fixed', delay: 1_000 } },
  'scorecard.complete': { attempts: 3, backoff: { type: 'fixed', delay: 1_000 } },
} as const satisfies Record<JobKind, unknown>

export type JobQueues = Readonly<Record<JobKind, Queue>>

/** Where jobs wait for workers. A job whose id is there already, or was done within a day, is not added again. */
export type JobQueue = {
  add(jobId: string, payload: JobPayload): Promise<void>
  /** Removes a job, whatever became of it; a no-op if it is not there, or being done right now. */
  remove(kind: JobKind, jobId: string): Promise<void>
  /** The queues themselves, for administration. */
  queues: JobQueues
  close(): Promise<void>
}

/** One BullMQ queue per kind of job. Adding fails at once while Redis is away; the outbox's sweep repeats it. */
export function openJobQueue(redis: Redis, logger: FastifyBaseLogger): JobQueue {
  const open = (kind: JobKind): Queue => {
    const queue = new Queue(queueNames[kind], { connection: redis })
    queue.on('error', (error) => logger.warn({ err: error, kind }, 'queue connection'))
    return queue
  }
  const queues: JobQueues = {
    'chat.call': open('chat.call'),
    'code.run': open('code.run'),
    'code.examine': open('code.examine'),
    'scorecard.complete': open('scorecard.complete'),
  }
  return {
    queues,
    async add(jobId, payload) {
      await queues[payload.kind].add(payload.kind, payload, {
        jobId,
        ...retriesByKind[payload.kind],
        removeOnComplete: { age: jobPolicy.keepCompletedSeconds },
        removeOnFail: { age: jobPolicy.keepFailedSeconds },
      })
    },
    async remove(kind, jobId) {
      await queues[kind].remove(jobId)
    },
    async close() {
      await Promise.all(Object.values(queues).map((queue) => queue.close()))
    },
  }
}
