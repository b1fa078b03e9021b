import { z } from 'zod'
import { testRunResultsSchema } from '../../session/testRun.ts'
import { codeJobSchema } from './codeJob.ts'

/** A job that runs a lesson's program with the reader's changes. It uses the queue of `code.run`. */
export const lessonRunJobSchema = codeJobSchema
  .pick({ language: true, sourceCode: true, testCases: true, limits: true, userId: true })
  .extend({ kind: z.literal('lesson.run'), runId: z.string() })
export type LessonRunJob = z.infer<typeof lessonRunJobSchema>

/** Where the worker puts the outcome for the engines, in Redis only. */
export const lessonRunOutcomeKey = (runId: string): string => `greenroom:lesson-run:${runId}:outcome`

/** How long a run and its outcome are kept, in seconds. Nobody waits longer for it. */
export const lessonRunKeptSeconds = 10 * 60

/** `results` is null if the program couldn't be run. */
export const lessonRunOutcomeSchema = z.object({ results: testRunResultsSchema.nullable() })
export type LessonRunOutcome = z.infer<typeof lessonRunOutcomeSchema>
