import { z } from 'zod'
import { programmingLanguageSchema, testCaseSchema } from '../vocabulary/code.ts'
import { challengeTypeSchema } from '../vocabulary/interview.ts'
import { inputRowsSchema } from './codeFacts.ts'

/** The competencies that a story from the candidate's own work can show. */
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

/** An example that may also be shown as a function call: its arguments by name, and its result. */
export const shownExampleSchema = challengeExampleSchema.extend({
  call: z.object({ given: inputRowsSchema, returns: z.string() }).optional(),
})
export type ChallengeExample = z.infer<typeof shownExampleSchema>

/** The limits on running one case: processor time and memory. */
export const runLimitsSchema = z.object({ timeMs: z.int(), memoryMb: z.int() })
export type RunLimits = z.infer<typeof runLimitsSchema>

/**
 * A challenge in the form candidates may see: the challenge details of spec §3 and the parts of the statement. No other
 * form of a challenge leaves the server; it has no fields for solutions, hints or hidden cases.
 */
export const publicChallengeSchema = z.object({
  challenge_id: z.string(),
  version: z.string(),
  title: z.string(),
  challengeType: challengeTypeSchema,
  /** Markdown: the task, its limits, and the format of input and output. */
  challenge_description: z.string(),
  /** The description in parts, each in Markdown. Spoken questions and old logs have none. */
  parts: z.object({ task: z.string(), limits: z.array(z.string()), format: z.string() }).optional(),
  programming_language: programmingLanguageSchema,
  code_stub: z.string(),
  /** The code appended to the candidate's function when it runs. Spoken questions and old logs have none. */
  reading: z.string().optional(),
  duration_in_minutes: z.int().positive(),
  examples: z.array(shownExampleSchema),
  /** The visible test cases. */
  testCases: z.array(testCaseSchema),
  /** The limits for `programming_language`. Spoken questions and old logs have none. */
  limits: runLimitsSchema.optional(),
  /**
   * The number of statements, for a deck of true or false statements, which come in the chat. Other challenges have
   * none.
   */
  statementCount: z.int().positive().optional(),
  /** The competency that a story should show. Other challenges have none. */
  competency: competencySchema.optional(),
  /** The number of steps in a tutorial. Other challenges have none. */
  stepCount: z.int().positive().optional(),
})
export type PublicChallenge = z.infer<typeof publicChallengeSchema>

/** The parts of a challenge that differ between languages. */
export const languagePartSchema = publicChallengeSchema
  .pick({ code_stub: true, reading: true, challenge_description: true, parts: true, examples: true, limits: true })
  .partial()
export type LanguagePart = z.infer<typeof languagePartSchema>
