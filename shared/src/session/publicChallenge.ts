import { z } from 'zod'
import { programmingLanguageSchema, testCaseSchema } from '../vocabulary/code.ts'
import { challengeTypeSchema } from '../vocabulary/interview.ts'
import { inputRowsSchema } from './codeFacts.ts'

/** What a story from the candidate's own work shows. */
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

/** The same as a call of the function, if the challenge has one: its arguments by their names, and what it returns. */
export const shownExampleSchema = challengeExampleSchema.extend({
  call: z.object({ given: inputRowsSchema, returns: z.string() }).optional(),
})
export type ChallengeExample = z.infer<typeof shownExampleSchema>

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
  /** The description in parts, each Markdown. Spoken questions have none, nor do old logs. */
  parts: z.object({ task: z.string(), limits: z.array(z.string()), format: z.string() }).optional(),
  programming_language: programmingLanguageSchema,
  code_stub: z.string(),
  /** The code after the candidate's function when it runs. Spoken questions have none, nor do old logs. */
  reading: z.string().optional(),
  duration_in_minutes: z.int().positive(),
  examples: z.array(shownExampleSchema),
  /** The visible test cases. */
  testCases: z.array(testCaseSchema),
  /** The limits for `programming_language`. Spoken questions have none; old logs don't say. */
  limits: runLimitsSchema.optional(),
  /** Of a deck of true or false statements, which come in the chat: how many there are. Any other challenge has none. */
  statementCount: z.int().positive().optional(),
  /** For a story: what it's asked for. Other challenges have none. */
  competency: competencySchema.optional(),
  /** Of a tutorial: how many steps it has. Any other challenge has none. */
  stepCount: z.int().positive().optional(),
})
export type PublicChallenge = z.infer<typeof publicChallengeSchema>

/** What of a challenge differs from language to language. */
export const languagePartSchema = publicChallengeSchema
  .pick({ code_stub: true, reading: true, challenge_description: true, parts: true, examples: true, limits: true })
  .partial()
export type LanguagePart = z.infer<typeof languagePartSchema>
