import { z } from 'zod'
import { testRunResultsSchema } from '../../session/testRun.ts'
import { programmingLanguageSchema } from '../../vocabulary/code.ts'
import { difficultySchema } from '../../vocabulary/interview.ts'

/** The limits of a user's own question; bytes are UTF-8 bytes. Decision 60 has the reasons. */
export const ownQuestionBounds = {
  questionsOfAPerson: 100,
  titleCharacters: 120,
  statementBytes: 20 * 1024,
  signatureCharacters: 300,
  /** The most the editor sends at once. */
  codeBytes: 40 * 1024,
  cases: 50,
  /** For one input or one output. */
  caseBytes: 64 * 1024,
  casesBytesInAll: 512 * 1024,
  visibleCases: 10,
  /** Limited because visible cases are part of the session's log, and reach every browser in the room. */
  visibleBytesInAll: 32 * 1024,
  nameCharacters: 300,
  hints: 5,
  hintCharacters: 1_000,
  followUps: 10,
  listenFor: 20,
  lineCharacters: 500,
  explanationBytes: 20 * 1024,
  minutes: { min: 5, max: 120 },
  timeMs: { min: 100, max: 15_000, usual: 2_000 },
  bodyBytes: 2 * 1024 * 1024,
} as const
const bounds = ownQuestionBounds

const encoder = new TextEncoder()
const bytesOf = (text: string): number => encoder.encode(text).length
const kb = (bytes: number): string => `${bytes / 1024} KB`
const text = (bytes: number) =>
  z.string().refine((value) => bytesOf(value) <= bytes, { message: `must be at most ${kb(bytes)}` })
const line = (characters: number) => z.string().trim().min(1, 'must not be empty').max(characters)

const codeSchema = z.object({ programmingLanguage: programmingLanguageSchema, code: text(bounds.codeBytes) })

/** A case. `name` explains a visible case; for a failing hidden case, the candidate sees only the name. */
export const ownCaseSchema = z.object({
  stdin: text(bounds.caseBytes),
  expected_output: text(bounds.caseBytes),
  hidden: z.boolean(),
  name: z.string().trim().max(bounds.nameCharacters).default(''),
})
export type OwnCase = z.infer<typeof ownCaseSchema>

const sizeOf = (cases: readonly Pick<OwnCase, 'stdin' | 'expected_output'>[]): number =>
  cases.reduce((sum, { stdin, expected_output }) => sum + bytesOf(stdin) + bytesOf(expected_output), 0)

const casesSchema = z
  .array(ownCaseSchema)
  .max(bounds.cases)
  .refine((cases) => sizeOf(cases) <= bounds.casesBytesInAll, {
    message: `must be at most ${kb(bounds.casesBytesInAll)} together`,
  })
  .refine((cases) => cases.filter(({ hidden }) => !hidden).length <= bounds.visibleCases, {
    message: `must have at most ${bounds.visibleCases} visible ones`,
  })
  .refine((cases) => sizeOf(cases.filter(({ hidden }) => !hidden)) <= bounds.visibleBytesInAll, {
    message: `must be at most ${kb(bounds.visibleBytesInAll)} together where they are visible`,
  })

/** The content of a user's own question. Only the title, the statement and one visible case are required. */
export const ownQuestionContentSchema = z.object({
  title: line(bounds.titleCharacters),
  difficulty: difficultySchema,
  durationInMinutes: z.int().min(bounds.minutes.min).max(bounds.minutes.max),
  /** Markdown. */
  statement: text(bounds.statementBytes).refine((value) => value.trim() !== '', { message: 'must not be empty' }),
  /**
   * `countPairs(values: int[], limit: int) -> int`, as in our own content; empty for a program that reads its own
   * input.
   */
  signature: z.string().trim().max(bounds.signatureCharacters).default(''),
  /** The editor's initial text in one language; only without a signature. */
  starter: codeSchema.nullable().default(null),
  cases: casesSchema.refine((cases) => cases.some(({ hidden }) => !hidden), { message: 'must have a visible one' }),
  timeMs: z.int().min(bounds.timeMs.min).max(bounds.timeMs.max).default(bounds.timeMs.usual),
  solution: codeSchema.nullable().default(null),
  hints: z.array(line(bounds.hintCharacters)).max(bounds.hints).default([]),
  followUps: z
    .array(
      z.object({ question: line(bounds.lineCharacters), goodAnswer: z.string().trim().max(bounds.hintCharacters) }),
    )
    .max(bounds.followUps)
    .default([]),
  /** Things an interviewer should listen for. */
  listenFor: z.array(line(bounds.lineCharacters)).max(bounds.listenFor).default([]),
  /** The answer in prose (Markdown). */
  explanation: text(bounds.explanationBytes).default(''),
})
export type OwnQuestionContent = z.infer<typeof ownQuestionContentSchema>
export type NewOwnQuestion = z.input<typeof ownQuestionContentSchema>

/** The result of running the solution on every case. `unavailable`: it couldn't be run, and can be checked again. */
export const ownQuestionCheckSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('none') }),
  z.object({ status: z.literal('running') }),
  z.object({ status: z.literal('unavailable') }),
  z.object({ status: z.literal('done'), results: testRunResultsSchema }),
])
export type OwnQuestionCheck = z.infer<typeof ownQuestionCheckSchema>

/**
 * A user's question in its author's list. `disagreeing`: the number of cases where the solution's answer differs; null
 * if unknown.
 */
export const ownQuestionSummarySchema = z.object({
  questionId: z.string(),
  version: z.int().min(1),
  title: z.string(),
  difficulty: difficultySchema,
  durationInMinutes: z.int(),
  cases: z.int(),
  disagreeing: z.int().nullable(),
  isShared: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type OwnQuestionSummary = z.infer<typeof ownQuestionSummarySchema>
export const ownQuestionListSchema = z.object({ questions: z.array(ownQuestionSummarySchema) })

/** Details of its link. The token itself can't be shown again. */
const linkSchema = z.object({ createdAt: z.iso.datetime(), mayCopy: z.boolean() })

/** A user's question as its author sees it. */
export const ownQuestionSchema = z.object({
  questionId: z.string(),
  version: z.int().min(1),
  updatedAt: z.iso.datetime(),
  content: ownQuestionContentSchema,
  check: ownQuestionCheckSchema,
  link: linkSchema.nullable(),
})
export type OwnQuestion = z.infer<typeof ownQuestionSchema>

/** The body of a change: `version` is the version being changed. */
export const ownQuestionChangeSchema = z.object({ version: z.int().min(1), content: ownQuestionContentSchema })

export const ownQuestionParamsSchema = z.object({ questionId: z.string().max(128) })

export const newOwnQuestionLinkSchema = z.object({
  mayCopy: z.boolean().default(false).describe('Whether readers may copy all of it, with hidden cases and solution.'),
})
/** Only this response has the link: `{origin}/app/sharedQuestion#token={token}`. */
export const createdOwnQuestionLinkSchema = linkSchema.extend({ link: z.url() })

export const sharedQuestionTokenSchema = z.object({ token: z.string().min(1).max(256) })

/** A question as people with its link see it before opening it. */
export const sharedQuestionSchema = z.object({
  questionId: z.string(),
  title: z.string(),
  difficulty: difficultySchema,
  durationInMinutes: z.int(),
  statement: z.string(),
  by: z.string(),
  isMine: z.boolean(),
  mayCopy: z.boolean(),
})
export type SharedQuestion = z.infer<typeof sharedQuestionSchema>
