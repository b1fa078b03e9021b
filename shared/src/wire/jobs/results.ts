import { z } from 'zod'
import { codeFactsSchema } from '../../session/codeFacts.ts'
import { modelUsageSchema } from '../../session/modelUsage.ts'
import { sessionScorecardSchema } from '../../session/scorecard.ts'
import { testRunResultsSchema } from '../../session/testRun.ts'
import { chatResponseSchema } from '../http/chat.ts'

/** A worker's report: a command to the session from the actor `job`, with an id derived from the job's. */
export const jobResultSchema = z.discriminatedUnion('type', [
  /** `usage` is the reply's paid model usage; missing if there is none. */
  z.object({
    type: z.literal('DeliverReply'),
    replyId: z.string(),
    response: chatResponseSchema,
    usage: modelUsageSchema.optional(),
  }),
  /** `status` is the AI backend's last HTTP status, 503 if it couldn't be reached at all. */
  z.object({ type: z.literal('FailReply'), replyId: z.string(), status: z.int(), code: z.string().nullable() }),
  z.object({ type: z.literal('StartTestRun'), runId: z.string() }),
  /** `results` is null if the execution failed on our side (spec §8). */
  z.object({ type: z.literal('CompleteTestRun'), runId: z.string(), results: testRunResultsSchema.nullable() }),
  z.object({ type: z.literal('RejectTestRun'), runId: z.string() }),
  /** The facts from running a version behind the scenes. */
  z.object({ type: z.literal('CompleteExamination'), versionId: z.string(), facts: codeFactsSchema }),
  z.object({ type: z.literal('CompleteScorecard'), scorecard: sessionScorecardSchema }),
  z.object({ type: z.literal('FailScorecard'), message: z.string() }),
])
export type JobResult = z.infer<typeof jobResultSchema>

/** The engine's internal call for workers' reports, `POST` with a bearer token; 503 means report again. */
export const jobResultsPath = '/internal/job-results'

/** The call's body. */
export const jobResultReportSchema = z.object({
  sessionId: z.string(),
  commandId: z.string().min(1),
  result: jobResultSchema,
})
export type JobResultReport = z.infer<typeof jobResultReportSchema>

/**
 * 200: the report is stored, now or from an earlier call. `stored: false` means that nobody is waiting for the result
 * any more; the job still counts as done.
 */
export const jobResultAnswerSchema = z.object({ stored: z.boolean(), seq: z.int() })
