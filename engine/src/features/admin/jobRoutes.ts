import {
  adminJobPageSchema,
  adminJobQuerySchema,
  adminPaths,
  jobRetrySchema,
  retriedJobsSchema,
} from '@greenroom/shared/wire'
import type { Job } from 'bullmq'
import type { z } from 'zod'
import type { AuditTrail } from '../../audit/audit.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import type { JobQueues } from '../../queue/jobQueue.ts'
import type { SessionHandler } from '../../session/handle.ts'
import type { SessionHead, SessionLog } from '../../session/sessionLog.ts'
import type { AdminOf } from './admin.ts'
import { errorNameOf, jobKindOf, type QueueName } from './queues.ts'

export type JobRoutesOptions = {
  jobQueues: JobQueues
  log: Pick<SessionLog, 'heads'>
  handler: Pick<SessionHandler, 'handle' | 'reload'>
  audit: Pick<AuditTrail, 'record'>
  adminOf: AdminOf
}

type ShownJob = z.output<typeof adminJobPageSchema>['jobs'][number]

/** The most jobs one call may retry. */
const maxRetried = 500
const queueNames = ['scorecards', 'replies', 'codeRuns', 'examinations'] as const satisfies readonly QueueName[]
const iso = (at: number): string => new Date(at).toISOString()

/**
 * Routes for failed jobs and for retrying them. A failed scoring is found in its session, because its job counts as
 * done.
 */
export function jobRoutes(app: HttpApp, options: JobRoutesOptions): void {
  const { jobQueues, log, handler, audit, adminOf } = options
  const tags = ['administration']
  const failedScorecards = (limit: number, skipped = 0): Promise<SessionHead[]> =>
    log.heads
      .find({ where: { scorecard: 'failed' }, sort: [['endedAt', 'desc']], limit: skipped + limit })
      .then((heads) => heads.slice(skipped))

  const shownHead = ({ id, createdAt, endedAt }: SessionHead): ShownJob => ({
    id,
    queue: 'scorecards',
    sessionId: id,
    addedAt: iso(endedAt ?? createdAt),
    failedAt: null,
    attempts: 1,
    error: null,
  })
  const shownJob = (queue: QueueName, job: Job): ShownJob => ({
    id: String(job.id),
    queue,
    sessionId: sessionIdIn(job.data),
    addedAt: iso(job.timestamp),
    failedAt: job.finishedOn === undefined ? null : iso(job.finishedOn),
    attempts: job.attemptsMade,
    error: errorNameOf(job),
  })
  const failedIn = async (queue: QueueName, skipped: number, limit: number): Promise<ShownJob[]> =>
    queue === 'scorecards'
      ? (await failedScorecards(limit, skipped)).map(shownHead)
      : (await jobQueues[jobKindOf[queue]].getFailed(skipped, skipped + limit - 1)).map((job) => shownJob(queue, job))

  app.get(
    adminPaths.jobs,
    {
      schema: {
        summary: 'Failed jobs, without their content',
        tags,
        querystring: adminJobQuerySchema,
        response: { 200: adminJobPageSchema },
      },
    },
    async (request, reply) => {
      const { queue, limit, after } = request.query
      const skipped = Math.max(0, Number.parseInt(after ?? '0', 10) || 0)
      const names = queue === undefined ? queueNames : [queue]
      const all = (await Promise.all(names.map((name) => failedIn(name, 0, skipped + limit + 1)))).flat()
      const jobs = all.slice(skipped, skipped + limit)
      const next = all.length > skipped + limit ? String(skipped + limit) : null
      return reply.header('cache-control', 'no-store').send({ jobs, next })
    },
  )

  /** Retries a failed job; `id` identifies this failure. Null if it hasn't failed. */
  type Retry = { id: string; again: () => Promise<boolean> } | null

  /** Requests a scorecard again, as the candidate could. Works once per failure. */
  async function scorecardRetry(sessionId: string): Promise<Retry> {
    const state = await handler.reload(sessionId)
    if (state?.phase !== 'ENDED' || state.scorecard.status !== 'failed') return null
    const commandId = `retry-scorecard-${state.seq}`
    return { id: `${sessionId}.${commandId}`, again: () => askForScorecard(sessionId, commandId) }
  }

  async function askForScorecard(sessionId: string, commandId: string): Promise<boolean> {
    const { ok } = await handler.handle({
      ...{ sessionId, commandId },
      actor: { kind: 'system' },
      command: { type: 'RetryReply' },
    })
    return ok
  }

  async function jobRetry(queue: QueueName, jobId: string): Promise<Retry> {
    const job = await jobQueues[jobKindOf[queue]].getJob(jobId)
    if (job === undefined || !(await job.isFailed())) return null
    const again = () =>
      job.retry('failed').then(
        () => true,
        // A concurrent request got there first.
        () => false,
      )
    return { id: `${queue}.${jobId}.${job.finishedOn ?? 0}`, again }
  }

  app.post(
    adminPaths.jobRetry,
    {
      schema: {
        summary: 'Retry a failed job, or all failed ones of a queue',
        tags,
        body: jobRetrySchema,
        response: { 200: retriedJobsSchema },
      },
    },
    async (request) => {
      const { queue, jobId } = request.body
      const by = { kind: 'admin', ...(await adminOf(request)) } as const
      const ids = jobId === undefined ? (await failedIn(queue, 0, maxRetried)).map(({ id }) => id) : [jobId]
      let retried = 0
      for (const id of ids) {
        const retry = await (queue === 'scorecards' ? scorecardRetry(id) : jobRetry(queue, id))
        if (retry === null) continue
        // Record first, so that nothing happens unrecorded even if the engine dies in between. Two concurrent calls
        // make one record.
        const record = { by, about: null, before: null, after: { queue, jobId: id } }
        await audit.record({ ...record, id: `retry.${retry.id}`, what: 'job_retried' })
        if (await retry.again()) retried += 1
      }
      return { retried, left: ids.length - retried }
    },
  )
}

/** The session a job belongs to. */
const sessionIdIn = (data: unknown): string | null => {
  const { sessionId } = Object(data)
  return typeof sessionId === 'string' ? sessionId : null
}
