import { z } from 'zod'
import { challengeExampleSchema } from '../challenge/publicChallenge.ts'
import { durationsInMinutes } from '../constants.ts'
import { challengeTypeSchema } from '../vocabulary/challengeType.ts'
import { conceptSchema } from '../vocabulary/concept.ts'
import { contentTierSchema } from '../vocabulary/contentTier.ts'
import { difficultySchema } from '../vocabulary/difficulty.ts'
import { hintRungSchema } from '../vocabulary/hintRung.ts'
import { interviewStageSchema } from '../vocabulary/interviewStage.ts'
import { programmingLanguageSchema } from '../vocabulary/languages.ts'
import { releaseStageSchema } from '../vocabulary/releaseStage.ts'
import { roleTypeSchema } from '../vocabulary/roleType.ts'
import { testCaseSchema } from '../vocabulary/testCase.ts'
import { generatedInputSchema } from './generatedInput.ts'

const prose = z.string().trim().min(1)

function isRegularExpression(source: string): boolean {
  try {
    return new RegExp(source, 'm').source !== ''
  } catch {
    return false
  }
}

/** What an interviewer says in one turn: short, and with one question at most. */
const spoken = prose
  .refine((text) => text.split(/\s+/).length <= 45, 'An interviewer says at most 45 words in a turn.')
  .refine((text) => (text.match(/\?/g) ?? []).length <= 1, 'An interviewer asks at most one question in a turn.')

/** Words by which something is recognised in free text: lower case, each a phrase of which every word must occur. */
const signs = z.array(prose.lowercase()).min(1)

/**
 * The types of a signature. A program reads its parameters in their order, each on lines of its own, as words between white space:
 * an array is its length and then its elements, an array of arrays its rows and columns and then row by row. A string is one
 * word, never empty. It prints a single value on one line, the numbers of an array beside each other on one line, the words of an
 * array on a line each, and an array of arrays with a line for each row.
 * A bool is `true` or `false`, a float is printed with six decimals. Integers stay within ±2^53, so that every language reads them exactly.
 */
export const valueTypes = [
  'int',
  'long',
  'float',
  'string',
  'bool',
  'int[]',
  'long[]',
  'string[]',
  'int[][]',
  'string[][]',
] as const
export const valueTypeSchema = z.enum(valueTypes)
export type ValueType = z.infer<typeof valueTypeSchema>

/** The function that the candidate fills in; the stub around it reads the input and prints the output. */
export const signatureSchema = z.object({
  functionName: z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'camelCase'),
  parameters: z
    .array(z.object({ name: z.string().regex(/^[a-z][A-Za-z0-9]*$/, 'camelCase'), type: valueTypeSchema }))
    .min(1),
  returns: valueTypeSchema,
})
export type Signature = z.infer<typeof signatureSchema>

/** Time and space in big-O notation, and the ways in which people say it. */
export const complexitySchema = z.object({
  time: prose,
  space: prose,
  timeSpellings: signs,
  spaceSpellings: signs,
})

/** A case that the candidate never sees; of a failure only the category is told. */
export const hiddenTestCaseSchema = testCaseSchema.extend({ category: prose })

/** A hidden case as it is authored: its input is written out, or described where it is large. */
export const authoredHiddenCaseSchema = z.union([
  z.strictObject({ category: prose, stdin: z.string(), expected_output: z.string() }),
  z.strictObject({ category: prose, generated: generatedInputSchema, expected_output: z.string() }),
])

const fileName = z.string().regex(/^[A-Za-z0-9_-]+\.[a-z]+$/, 'a plain file name')

/**
 * A program that is right; `file` lies in `solutions/`. An optimal one passes every case within a third of the time limit, brute
 * force passes until it runs out of time.
 */
export const referenceSolutionSchema = z.object({
  language: programmingLanguageSchema,
  file: fileName,
  kind: z.enum(['optimal', 'brute_force']),
  time: prose,
  space: prose,
})

/** A program that is wrong in a way people are: at least one hidden case has to catch it. */
export const wrongSolutionSchema = z.object({ language: programmingLanguageSchema, file: fileName, mistake: prose })

/** An approach an interviewer recognises, and what they say to it without naming the trick. */
export const approachSchema = z.object({
  name: prose,
  signs,
  quality: z.enum(['optimal', 'acceptable', 'brute_force', 'wrong']),
  time: prose,
  space: prose,
  response: spoken,
})

/** A challenge as it is authored (`challenge.json`); statement, cases and programs lie beside it in files of their own. */
export const authoredChallengeSchema = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'kebab-case'),
  title: prose.max(60),
  challengeType: challengeTypeSchema,
  difficulty: difficultySchema,
  durationInMinutes: z.literal(durationsInMinutes),
  stages: z.array(interviewStageSchema).min(1),
  roleTypes: z.array(roleTypeSchema).min(1),
  concepts: z.array(conceptSchema).min(1),
  contentTier: contentTierSchema,
  releaseStage: releaseStageSchema,
  signature: signatureSchema,
  /** How the program reads and writes, in words. */
  inputFormat: prose,
  outputFormat: prose,
  constraints: z.array(prose).min(1),
  examples: z.array(challengeExampleSchema).min(2),
  /** How the interviewer puts the question aloud; the statement is on the screen. */
  opening: spoken,
  hints: z
    .tuple([spoken, spoken, spoken, spoken, spoken])
    .describe('reflect, restate the constraint, a small example, the family of technique, the outline'),
  clarifications: z.array(z.object({ signs, answer: spoken })).min(4),
  approaches: z.array(approachSchema).min(2),
  keyPoints: z.array(z.object({ point: prose, signs })).min(2),
  commonMistakes: z
    .array(
      z.object({
        mistake: prose,
        signsInWords: z.array(prose.lowercase()),
        /** A regular expression over the candidate's code. */
        signsInCode: z.array(prose.refine(isRegularExpression, 'is not a regular expression')),
        nudge: spoken,
      }),
    )
    .min(2),
  edgeCases: z.array(z.object({ question: spoken, signs, idea: prose })).min(2),
  followUps: z.array(z.object({ question: spoken, signs, goodAnswer: prose })).min(3),
  complexity: complexitySchema,
  /** Words that give the trick away, and the first rung of the ladder at which they may be said. */
  keyPhrases: z.array(z.object({ phrase: prose.lowercase(), fromRung: hintRungSchema })).min(2),
  solutions: z.array(referenceSolutionSchema).min(2),
  wrongSolutions: z.array(wrongSolutionSchema).min(2),
  limits: z.object({ timeMs: z.int().min(100).max(15_000), memoryMb: z.int().min(16).max(1024) }),
})
export type AuthoredChallenge = z.infer<typeof authoredChallengeSchema>

/** `cases.json`: what a candidate sees, and what they do not. */
export const challengeCasesSchema = z.object({
  visible: z.array(testCaseSchema).min(2),
  hidden: z.array(authoredHiddenCaseSchema).min(10),
})

/** A challenge with everything that belongs to it. It never leaves the server; `presentable` is what does. */
export type Challenge = AuthoredChallenge & {
  /** Changes with every change of the content. */
  version: string
  /** Markdown. */
  statement: string
  /** The visible cases. */
  testCases: z.infer<typeof testCaseSchema>[]
  hiddenTestCases: z.infer<typeof hiddenTestCaseSchema>[]
  /** The texts of the programs in `solutions/`, by file name. */
  programs: Record<string, string>
}
