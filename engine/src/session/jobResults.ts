import { noTracing, type Tracing } from '@greenroom/shared/service'
import {
  type JobResultReport,
  jobResultAnswerSchema,
  jobResultReportSchema,
  jobResultsPath,
} from '@greenroom/shared/wire'
import type { z } from 'zod'
import type { HttpApp } from '../platform/httpService.ts'
import { ProblemError } from '../platform/problems.ts'
import type { SessionHandler } from './handle.ts'

type Answer = z.infer<typeof jobResultAnswerSchema>

/**
 * `POST /internal/job-results`: turns a worker's result into a command by the reserved actor `job`. The command has the
 * job's id, so a repeated report takes effect once. 503 asks the worker to retry.
 */
export function jobResultRoutes(app: HttpApp, handler: SessionHandler, tracing: Tracing = noTracing): void {
  app.post(
    jobResultsPath,
    { schema: { body: jobResultReportSchema, response: { 200: jobResultAnswerSchema } } },
    async ({ body, headers }): Promise<Answer> =>
      tracing.span(
        `result ${body.result.type}`,
        { 'session.id': body.sessionId, 'job.id': body.commandId },
        () => storeResult(handler, body),
        headers.traceparent?.toString(),
      ),
  )
}

async function storeResult(
  handler: SessionHandler,
  { sessionId, commandId, result }: JobResultReport,
): Promise<Answer> {
  const outcome = await handler.handle({ sessionId, commandId, actor: { kind: 'job' }, command: result })
  if (outcome.ok) return { stored: true, seq: outcome.seq }
  if (outcome.error.retryable)
    throw new ProblemError('UNAVAILABLE', outcome.error.message, { headers: { 'retry-after': '1' } })
  const state = await handler.load(sessionId)
  return { stored: false, seq: state?.seq ?? 0 }
}
