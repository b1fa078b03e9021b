import { z } from 'zod'
import { challengeExampleSchema } from '../session/publicChallenge.ts'
import { programmingLanguageSchema, testCaseSchema } from '../vocabulary/code.ts'
import { challengeTypeSchema } from '../vocabulary/interview.ts'
import { signatureSchema } from '../vocabulary/signature.ts'
import { generatedInputSchema } from './generatedInput.ts'
import type { InputShapes } from './inputs/inputShape.ts'
import {
  approachSchema,
  clarificationSchema,
  complexitySchema,
  conversationFields,
  edgeCaseSchema,
  fileName,
  keyPointSchema,
  prose,
  questionFields,
} from './parts.ts'

export { type Signature, type ValueType, valueTypes } from '../vocabulary/signature.ts'

/** A case that the candidate never sees. If it fails, only its category is shown. */
export const hiddenTestCaseSchema = testCaseSchema.extend({ category: prose })

/** A hidden case as authored: a written-out input, or a description of a large one. */
export const authoredHiddenCaseSchema = z.union([
  z.strictObject({ category: prose, stdin: z.string(), expected_output: z.string() }),
  z.strictObject({ category: prose, generated: generatedInputSchema, expected_output: z.string() }),
])

/**
 * A correct program; `file` is its name in `solutions/`. An optimal program passes every case within a third of the
 * time limit. A brute-force program is the oracle. It passes every small case, and times out on at least one large case
 * unless `fits` explains why it doesn't.
 */
export const referenceSolutionSchema = z.object({
  language: programmingLanguageSchema,
  file: fileName,
  kind: z.enum(['optimal', 'brute_force']),
  time: prose,
  space: prose,
  fits: prose.optional(),
})

/**
 * A program with a mistake that people really make. At least two hidden cases must fail. `pitfalls` are the headings of
 * the common mistakes that the program makes. A program with a `time` is right but too slow. It passes every small
 * case, but on a large case it is still running after twice the time limit.
 */
export const wrongSolutionSchema = z.object({
  language: programmingLanguageSchema,
  file: fileName,
  pitfalls: z.array(prose).optional(),
  mistake: prose,
  time: prose.optional(),
})

/**
 * A mutant of a reference solution that behaves exactly like the solution, and the reason why no case can tell the two
 * apart.
 */
export const equivalentMutantSchema = z.object({ file: fileName, mutant: prose, reason: prose.min(15) })

/** A challenge as authored (`challenge.md`); its cases and programs are in files beside it. */
export const authoredChallengeSchema = z.object({
  ...questionFields,
  challengeType: challengeTypeSchema,
  /** The task, in Markdown. */
  statement: prose,
  signature: signatureSchema,
  /** The format of the program's input, in prose. */
  inputFormat: prose,
  outputFormat: prose,
  constraints: z.array(prose).min(1),
  examples: z.array(challengeExampleSchema).min(2),
  ...conversationFields,
  clarifications: z.array(clarificationSchema).min(4),
  approaches: z.array(approachSchema).min(2),
  keyPoints: z.array(keyPointSchema).min(2),
  edgeCases: z.array(edgeCaseSchema).min(2),
  complexity: complexitySchema,
  solutions: z
    .array(referenceSolutionSchema)
    .refine(
      (all) => all.some(({ kind, language }) => kind === 'optimal' && language === 'python'),
      'an optimal solution in Python is missing',
    )
    .refine(
      (all) =>
        all.some(({ kind, language }) => kind === 'optimal' && ['cpp', 'java', 'javascript', 'go'].includes(language)),
      'an optimal solution in cpp, java, javascript or go is missing',
    )
    .refine((all) => all.some(({ kind }) => kind === 'brute_force'), 'a solution by brute force is missing'),
  wrongSolutions: z.array(wrongSolutionSchema).min(2),
  equivalentMutants: z.array(equivalentMutantSchema),
  limits: z.object({ timeMs: z.int().min(100).max(15_000), memoryMb: z.int().min(16).max(1024) }),
})
export type AuthoredChallenge = z.infer<typeof authoredChallengeSchema>

/** `cases.json`: the visible and the hidden cases. */
export const challengeCasesSchema = z.object({
  visible: z.array(testCaseSchema).min(2),
  hidden: z.array(authoredHiddenCaseSchema).min(12),
})

/** A challenge with its cases and programs. Never leaves the server; clients get `presentable`. */
export type Challenge = AuthoredChallenge & {
  /** The hash of the content, so it changes whenever the content changes. */
  version: string
  /** The visible cases. */
  testCases: z.infer<typeof testCaseSchema>[]
  hiddenTestCases: z.infer<typeof hiddenTestCaseSchema>[]
  /** The source of the programs in `solutions/`, by file name. */
  programs: Record<string, string>
  /** How to generate inputs (`inputsOf`); missing in versions from before inputs were generated. */
  inputs?: InputShapes
}
