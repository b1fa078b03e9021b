import { chatCallRetry } from '@greenroom/shared/rules'
import { noTracing, type Tracing, traceHeader } from '@greenroom/shared/service'
import type { JobKind } from '@greenroom/shared/session'
import { type JobPayload, jobPolicy, queueNames } from '@greenroom/shared/wire'
import { Queue } from 'bullmq'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'

const retriesByKind = {
  'chat.call': { attempts: chatCallRetry.attempts, backoff: { type: 'fixed', delay: chatCallRetry.delayMs } },
  // Long enough for an executor to restart on a busy machine.
  'code.run': { attempts: 30, backoff: { type: 'fixed', delay: 1_000 } },
  // People are waiting, and late facts aren't worth having.
  'code.examine': { attempts: 2, backoff: { type: 'fixed', delay: 1_000 } },
  'scorecard.complete': { attempts: 3, backoff: { type: 'fixed', delay: 1_000 } },
  // The author is waiting. The job contains the author's own text, so none of it is kept.
  'question.check': { attempts: 5, backoff: { type: 'fixed', delay: 1_000 } },
  // A reader is waiting, and can press Run again.
  'lesson.run': { attempts: 5, backoff: { type: 'fixed', delay: 1_000 } },
  // Somebody is waiting, and already has the rules' suggestions.
  'cv.word': { attempts: 1 },
  'explanation.judge': { attempts: 3, backoff: { type: 'fixed', delay: 1_000 } },
} as const satisfies Record<JobPayload['kind'], unknown>

export type JobQueues = Readonly<Record<JobKind, Queue>>

/**
 * The jobs waiting for workers. Checks of user-written questions and runs in lessons share the queue of code runs.
 * Explanations share that of scorecards, and a CV's lines that of chat calls. A job isn't added if its id is queued or
 * was done within the last day.
 */
export type JobQueue = {
  add(jobId: string, payload: JobPayload): Promise<void>
  /** Removes a job in any state; a no-op if it doesn't exist or is running. */
  remove(kind: JobKind, jobId: string): Promise<void>
  /** The BullMQ queues themselves, for administration. */
  queues: JobQueues
  close(): Promise<void>
}

/** The queue in which a kind of job waits. */
function queueOf(kind: JobPayload['kind']): JobKind {
  switch (kind) {
    case 'question.check':
    case 'lesson.run':
      return 'code.run'
    case 'cv.word':
      return 'chat.call'
    case 'explanation.judge':
      return 'scorecard.complete'
    default:
      return kind
  }
}

/**
 * Opens one BullMQ queue per kind of job. While Redis is down, adding fails immediately; the outbox's sweep adds the
 * job later.
 */
export function openJobQueue(redis: Redis, logger: FastifyBaseLogger, tracing: Tracing = noTracing): JobQueue {
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
      const holdsOwnText = ['question.check', 'lesson.run', 'explanation.judge', 'cv.word'].includes(payload.kind)
      const options = {
        jobId,
        ...retriesByKind[payload.kind],
        // Deleting a session wouldn't delete a person's own text, so none of it is kept here.
        removeOnComplete: holdsOwnText || { age: jobPolicy.keepCompletedSeconds },
        removeOnFail: holdsOwnText || { age: jobPolicy.keepFailedSeconds },
      }
      const queue = queues[queueOf(payload.kind)]
      await tracing.span(`queue ${payload.kind}`, { 'job.id': jobId }, () =>
        queue.add(payload.kind, { ...payload, ...traceHeader(tracing) }, options),
      )
    },
    async remove(kind, jobId) {
      await queues[kind].remove(jobId)
    },
    async close() {
      await Promise.all(Object.values(queues).map((queue) => queue.close()))
    },
  }
}
