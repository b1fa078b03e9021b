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

/** A case that the candidate never sees; of a failure only the category is told. */
export const hiddenTestCaseSchema = testCaseSchema.extend({ category: prose })

/** A hidden case as it is authored: its input is written out, or described where it is large. */
export const authoredHiddenCaseSchema = z.union([
  z.strictObject({ category: prose, stdin: z.string(), expected_output: z.string() }),
  z.strictObject({ category: prose, generated: generatedInputSchema, expected_output: z.string() }),
])

/**
 * A program that is right; `file` lies in `solutions/`. An optimal one passes every case within a third of the time limit. Brute
 * force is the oracle: it passes every small case, and runs out of time in a large one unless `fits` says why it need not.
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
 * A program that is wrong in a way people are: at least two hidden cases have to catch it. `pitfalls` are the common mistakes that it
 * makes, by their headings. One that says its `time` is right and too slow: it passes every small case, and has not ended in a large one
 * after twice the limit.
 */
export const wrongSolutionSchema = z.object({
  language: programmingLanguageSchema,
  file: fileName,
  pitfalls: z.array(prose).optional(),
  mistake: prose,
  time: prose.optional(),
})

/** A mutant of a reference solution that does the same as the solution, and why no case can tell them apart. */
export const equivalentMutantSchema = z.object({ file: fileName, mutant: prose, reason: prose.min(15) })

/** A challenge as it is authored (`challenge.md`); cases and programs lie beside it in files of their own. */
export const authoredChallengeSchema = z.object({
  ...questionFields,
  challengeType: challengeTypeSchema,
  /** Markdown. */
  statement: prose,
  signature: signatureSchema,
  /** How the program reads and writes, in words. */
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

/** `cases.json`: what a candidate sees, and what they do not. */
export const challengeCasesSchema = z.object({
  visible: z.array(testCaseSchema).min(2),
  hidden: z.array(authoredHiddenCaseSchema).min(12),
})

/** A challenge with everything that belongs to it. It never leaves the server; `presentable` is what does. */
export type Challenge = AuthoredChallenge & {
  /** Changes with every change of the content. */
  version: string
  /** The visible cases. */
  testCases: z.infer<typeof testCaseSchema>[]
  hiddenTestCases: z.infer<typeof hiddenTestCaseSchema>[]
  /** The texts of the programs in `solutions/`, by file name. */
  programs: Record<string, string>
  /** How inputs are made (`inputsOf`); missing in versions from before there were any. */
  inputs?: InputShapes
}
