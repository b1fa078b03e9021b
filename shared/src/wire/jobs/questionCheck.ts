import { z } from 'zod'
import { testRunResultsSchema } from '../../session/testRun.ts'
import { codeJobSchema } from './codeJob.ts'

/** A job that runs an author's solution on every case of their own question. It uses the queue of `code.run`. */
export const questionCheckJobSchema = codeJobSchema
  .pick({ language: true, sourceCode: true, signature: true, testCases: true, limits: true, userId: true })
  .extend({ kind: z.literal('question.check'), checkId: z.string(), versionId: z.string() })
export type QuestionCheckJob = z.infer<typeof questionCheckJobSchema>

/** The engine's internal call for workers to report such a run, `POST` with a bearer token; 503 means report again. */
export const questionChecksPath = '/internal/question-checks'

/** The call's body; `results` is null if the solution couldn't be run. */
export const questionCheckReportSchema = z.object({
  versionId: z.string(),
  checkId: z.string(),
  results: testRunResultsSchema.nullable(),
})
export type QuestionCheckReport = z.infer<typeof questionCheckReportSchema>

/** 200. `stored: false` means that nobody is waiting for the result any more. */
export const questionCheckAnswerSchema = z.object({ stored: z.boolean() })
