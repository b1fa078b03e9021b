import { z } from 'zod'
import { programmingLanguageSchema, testCaseSchema } from '../vocabulary/code.ts'
import { challengeTypeSchema } from '../vocabulary/interview.ts'
import { inputRowsSchema } from './codeFacts.ts'

/** What a story of one's own work shows. */
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
  /** The description in its parts, each Markdown. What is answered in words has none, nor have logs from before. */
  parts: z.object({ task: z.string(), limits: z.array(z.string()), format: z.string() }).optional(),
  programming_language: programmingLanguageSchema,
  code_stub: z.string(),
  /** What goes behind the candidate's function when it runs. What is answered in words has none, nor have logs from before. */
  reading: z.string().optional(),
  duration_in_minutes: z.int().positive(),
  examples: z.array(shownExampleSchema),
  /** The visible test cases. */
  testCases: z.array(testCaseSchema),
  /** Those of `programming_language`. What is answered in words has none; logs from before don't tell. */
  limits: runLimitsSchema.optional(),
  /** Of a deck of true or false statements, which come in the chat: how many there are. Any other challenge has none. */
  statementCount: z.int().positive().optional(),
  /** Of a story of one's own work: what it is asked for. Any other challenge has none. */
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
