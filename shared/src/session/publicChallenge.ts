import { z } from 'zod'
import { programmingLanguageSchema, testCaseSchema } from '../vocabulary/code.ts'
import { challengeTypeSchema } from '../vocabulary/interview.ts'
import { inputRowsSchema } from './codeFacts.ts'

/** What a story from the candidate's own work should show. */
export const competencies = [
  'ownership',
  'conflict',
  'failure',
  'teamwork',
  'leadership',
  'ambiguity',
  'learning',
  'impact',
] as const
const competencySchema = z.enum(competencies)
export type Competency = (typeof competencies)[number]

/** A worked example as the statement shows it. */
export const challengeExampleSchema = z.object({ input: z.string(), output: z.string(), explanation: z.string() })

/** The same as a call of the function, if the challenge has one: its arguments by name, and its result. */
export const shownExampleSchema = challengeExampleSchema.extend({
  call: z.object({ given: inputRowsSchema, returns: z.string() }).optional(),
})
export type ChallengeExample = z.infer<typeof shownExampleSchema>

/** The limits of one run on one case: processor time, and memory. */
export const runLimitsSchema = z.object({ timeMs: z.int(), memoryMb: z.int() })
export type RunLimits = z.infer<typeof runLimitsSchema>

/**
 * A challenge as a candidate may see it: the challenge details of spec §3 and the parts of the statement. No other form
 * of a challenge leaves the server; solutions, hints and hidden cases have no place in it.
 */
export const publicChallengeSchema = z.object({
  challenge_id: z.string(),
  version: z.string(),
  title: z.string(),
  challengeType: challengeTypeSchema,
  /** Markdown: the task, its limits, and the format of input and output. */
  challenge_description: z.string(),
  /** The description in parts, each Markdown. Spoken questions and old logs have none. */
  parts: z.object({ task: z.string(), limits: z.array(z.string()), format: z.string() }).optional(),
  programming_language: programmingLanguageSchema,
  code_stub: z.string(),
  /** The code after the candidate's function when it runs. Spoken questions and old logs have none. */
  reading: z.string().optional(),
  duration_in_minutes: z.int().positive(),
  examples: z.array(shownExampleSchema),
  /** The visible test cases. */
  testCases: z.array(testCaseSchema),
  /** The limits for `programming_language`. Spoken questions and old logs have none. */
  limits: runLimitsSchema.optional(),
  /** For a deck of true or false statements, which come in the chat: their number. Other challenges have none. */
  statementCount: z.int().positive().optional(),
  /** For a story: the competency it should show. Other challenges have none. */
  competency: competencySchema.optional(),
  /** For a tutorial: its number of steps. Other challenges have none. */
  stepCount: z.int().positive().optional(),
})
export type PublicChallenge = z.infer<typeof publicChallengeSchema>

/** The parts of a challenge that differ between languages. */
export const languagePartSchema = publicChallengeSchema
  .pick({ code_stub: true, reading: true, challenge_description: true, parts: true, examples: true, limits: true })
  .partial()
export type LanguagePart = z.infer<typeof languagePartSchema>
