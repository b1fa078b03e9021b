import { chatCallRetry } from '@greenroom/shared/rules'
import type { Tracing } from '@greenroom/shared/service'
import { type ChatJob, chatJobSchema, type JobResult } from '@greenroom/shared/wire'
import type { Job } from 'bullmq'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { ChatCallFailed, callChat } from './chatCall.ts'
import type { ClaimCheck } from './claimChecks.ts'
import { openDraft } from './draft.ts'
import type { ReportResult } from './reportResult.ts'
import { toldByRuns } from './toldByRuns.ts'

/**
 * Where the attempt numbers of a repeated call's draft begin. That is higher than the first call ever gets, even with
 * stalled workers, so a repeated call's draft replaces all earlier ones.
 */
const attemptsOfFirstCall = 1_000

type Outcome = NonNullable<ChatJob['outcome']>

export type ChatJobOptions = {
  backendUrl: string
  token: string
  timeoutMs: number
  redis: Redis
  checkClaim: ClaimCheck
  report: ReportResult
  tracing?: Tracing
  logger: FastifyBaseLogger
}

/**
 * Gets the interviewer's reply from the AI backend and reports it. Tries a call up to three times, 2 s apart, if spec
 * §7 allows retries. Stores the outcome in the job before reporting it, so that a lost report doesn't mean paying for
 * the call twice.
 */
export function chatJobProcessor(options: ChatJobOptions) {
  return async (job: Job): Promise<void> => {
    const payload = chatJobSchema.parse(job.data)
    const outcome = payload.outcome ?? (await attempt(job, payload, options))
    // Drops the request body, which is no longer needed, so that we don't send a long conversation to Redis a second
    // time.
    if (payload.outcome === undefined) await job.updateData({ ...payload, body: {}, outcome })
    await options.report({
      sessionId: payload.sessionId,
      commandId: String(job.id),
      result: resultOf(payload, outcome),
    })
  }
}

function resultOf({ replyId }: ChatJob, outcome: Outcome): JobResult {
  if (outcome.type === 'failure') return { type: 'FailReply', replyId, status: outcome.status, code: outcome.code }
  const { response, usage } = outcome
  return { type: 'DeliverReply', replyId, response, ...(usage === undefined ? {} : { usage }) }
}

async function attempt(job: Job, payload: ChatJob, options: ChatJobOptions): Promise<Outcome> {
  const { sessionId, replyId: messageId } = payload
  const attemptsBefore = payload.askedAgain === true ? attemptsOfFirstCall : 0
  const { redis, logger } = options
  const draft = openDraft({
    redis,
    sessionId,
    messageId,
    attempt: attemptsBefore + Math.max(1, job.attemptsStarted),
    logger,
  })
  try {
    const call = await toldByRuns(payload, options)
    return { type: 'reply', ...(await callChat(call, String(job.id), { ...options, onText: draft.write })) }
  } catch (error) {
    if (!(error instanceof ChatCallFailed)) throw error
    const isLast = job.attemptsMade + 1 >= chatCallRetry.attempts
    logger.warn(
      { sessionId, messageId, jobId: job.id, status: error.status, code: error.code, isLast, reason: error.message },
      'chat call failed',
    )
    if (error.isRetryable && !isLast) throw error
    return { type: 'failure', status: error.status, code: error.code }
  } finally {
    await draft.close()
  }
}
