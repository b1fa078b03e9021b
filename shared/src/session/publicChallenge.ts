import { z } from 'zod'
import { programmingLanguageSchema, testCaseSchema } from '../vocabulary/code.ts'
import { challengeTypeSchema } from '../vocabulary/interview.ts'

/** A worked example as the statement shows it. */
export const challengeExampleSchema = z.object({ input: z.string(), output: z.string(), explanation: z.string() })
export type ChallengeExample = z.infer<typeof challengeExampleSchema>

/** What one run on one case may use: processor time, and memory. */
export const runLimitsSchema = z.object({ timeMs: z.int(), memoryMb: z.int() })
export type RunLimits = z.infer<typeof runLimitsSchema>

/**
 * A challenge as a candidate may see it: the challenge details of spec §3 and what the statement shows. It is the only
 * shape of a challenge that leaves the server; solutions, hints and hidden cases have no place in it.
 */
export const publicChallengeSchema = z.object({
  challenge_id: z.string(),
  version: z.string(),
  title: z.string(),
  challengeType: challengeTypeSchema,
  /** Markdown: the task, its limits, and how input and output look. */
  challenge_description: z.string(),
  programming_language: programmingLanguageSchema,
  code_stub: z.string(),
  duration_in_minutes: z.int().positive(),
  examples: z.array(challengeExampleSchema),
  /** The visible test cases. */
  testCases: z.array(testCaseSchema),
  /** Those of `programming_language`. What is answered in words has none; logs from before don't tell. */
  limits: runLimitsSchema.optional(),
  /** Of a deck of true or false statements, which come in the chat: how many there are. Any other challenge has none. */
  statementCount: z.int().positive().optional(),
  /** Of a tutorial: how many steps it has. Any other challenge has none. */
  stepCount: z.int().positive().optional(),
})
export type PublicChallenge = z.infer<typeof publicChallengeSchema>
