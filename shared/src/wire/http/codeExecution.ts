import { z } from 'zod'
import {
  codeResultStatusSchema,
  executionJobStatusSchema,
  limitReasonSchema,
  programmingLanguageSchema,
  runCaseSchema,
} from '../../vocabulary/code.ts'

/** The code executor's calls (spec §7). They carry `Authorization: Bearer …`. */
export const codeExecutionPaths = {
  testCaseResults: '/code-execution/test-case-results',
  languages: '/languages',
} as const

/** The limits of one submission; bytes are UTF-8 bytes. */
export const codeExecutionBounds = {
  sourceBytes: 256 * 1024,
  testCases: 200,
  stdinBytesInAll: 8 * 1024 * 1024,
  expectedOutputBytesInAll: 16 * 1024 * 1024,
  timeMs: { min: 1, max: 15_000, default: 5_000 },
  memoryMb: { min: 16, max: 1_024 },
  outputKb: { min: 1, max: 8_192, default: 1_024 },
  /** The longest text in an answer that a caller may ask for, in characters. */
  shownCharacters: 8_192 * 1_024,
  /** Wall-clock time for all test cases together: we must answer before callers give up. */
  testCasesWallMs: 60_000,
  bodyBytes: 64 * 1024 * 1024,
} as const

const encoder = new TextEncoder()
const bytesOf = (text: string): number => encoder.encode(text).length
const atMost = (bytes: number) => ({ message: `must be at most ${bytes} bytes` })
const { timeMs, memoryMb, outputKb, shownCharacters } = codeExecutionBounds

/**
 * One test case (spec §3). Without `stdin` the program gets no input. Without `expected_output` its output isn't
 * judged: the case is ACCEPTED if the program exits on its own, with exit code 0 and within its limits.
 */
export const executionTestCaseSchema = runCaseSchema.extend({ stdin: z.string().default('') })
export type ExecutionTestCase = z.infer<typeof executionTestCaseSchema>

/** Limits of one test case. `timeMs` is processor time; the wall limit is three times that, at least 2 s. */
export const executionLimitsSchema = z.object({
  timeMs: z.int().min(timeMs.min).max(timeMs.max).optional(),
  memoryMb: z.int().min(memoryMb.min).max(memoryMb.max).optional(),
  outputKb: z.int().min(outputKb.min).max(outputKb.max).optional(),
})
export type ExecutionLimits = z.infer<typeof executionLimitsSchema>

const casesSchema = z
  .array(executionTestCaseSchema)
  .min(1, { message: 'must hold at least one test case' })
  .max(codeExecutionBounds.testCases)
  .refine((cases) => cases.reduce((sum, { stdin }) => sum + bytesOf(stdin), 0) <= codeExecutionBounds.stdinBytesInAll, {
    message: `the stdin of all test cases must be at most ${codeExecutionBounds.stdinBytesInAll} bytes`,
  })
  .refine(
    (cases) =>
      cases.reduce((sum, testCase) => sum + bytesOf(testCase.expected_output ?? ''), 0) <=
      codeExecutionBounds.expectedOutputBytesInAll,
    {
      message: `the expected output of all test cases must be at most ${codeExecutionBounds.expectedOutputBytesInAll} bytes`,
    },
  )

/**
 * The body of `POST /code-execution/test-case-results`. With `stopOnFirstFailure`, cases after the first one that
 * wasn't accepted are neither run nor listed. With `stopOnFirstTimeout`, cases after the first one that ran out of time
 * are listed with the same status, and with `notRun`. With `checkTypes`, type errors in a TypeScript source are listed
 * in `compilation.output`, and the program runs anyway; other languages ignore it. `userId`, else `userEmail`, identify
 * the user, and `network`, an opaque key, their network: networks take turns, and so do the users of each network. The
 * executor stores none of these. Runs of 8 test cases or fewer go before longer ones. With `behindOthers` nobody is
 * waiting for the run: it starts when there is nothing else to run. With `shownCharacters`, each text in the answer is
 * cut to its beginning, and `truncated` tells so; the verdict is about the whole output.
 */
export const codeExecutionRequestSchema = z.object({
  language: programmingLanguageSchema,
  sourceCode: z
    .string()
    .refine((source) => bytesOf(source) <= codeExecutionBounds.sourceBytes, atMost(codeExecutionBounds.sourceBytes)),
  testCases: casesSchema,
  limits: executionLimitsSchema.optional(),
  stopOnFirstFailure: z.boolean().default(false),
  stopOnFirstTimeout: z.boolean().default(false),
  checkTypes: z.boolean().default(false),
  userId: z.int().nullish(),
  userEmail: z.string().nullish(),
  network: z.string().max(100).nullish(),
  behindOthers: z.boolean().default(false),
  shownCharacters: z.int().min(1).max(shownCharacters).optional(),
})
export type CodeExecutionRequest = z.infer<typeof codeExecutionRequestSchema>
export type CodeExecutionRequestBody = z.input<typeof codeExecutionRequestSchema>

/**
 * The result of one test case. `actual_output` and `stderr` are as printed, with replacement characters for invalid
 * UTF-8; `truncated` if either was cut. `expected_output` is null if the output isn't judged. `signal` is a name such
 * as `SIGSEGV`; then `exitCode` is null. `timeMs` is processor time, `memoryKb` the peak memory. `notRun`: no time was
 * left for this case, or an earlier case ran out of time; it counts as not passed.
 */
export const testCaseResultSchema = z.object({
  status: codeResultStatusSchema,
  stdin: z.string(),
  expected_output: z.string().nullable(),
  actual_output: z.string(),
  stderr: z.string(),
  exitCode: z.int().nullable(),
  signal: z.string().nullable(),
  timeMs: z.int(),
  wallMs: z.int(),
  memoryKb: z.int(),
  truncated: z.boolean(),
  reason: limitReasonSchema.nullable(),
  notRun: z.boolean().optional(),
})
export type TestCaseResult = z.infer<typeof testCaseResultSchema>

/** The compiler's verdict: ACCEPTED or COMPILATION_ERROR, with at most 64 KB of its output, warnings included. */
export const compilationResultSchema = z.object({
  status: codeResultStatusSchema,
  output: z.string(),
  timeMs: z.int(),
})
export type CompilationResult = z.infer<typeof compilationResultSchema>

/** The 201 response (spec §7): the execution ran to its end, whatever the program did. */
export const codeExecutionResponseSchema = z.object({
  status: executionJobStatusSchema.extract(['COMPLETED']),
  results: z.object({
    allTestCasesPassed: z.boolean(),
    compilation: compilationResultSchema,
    testCases: z.array(testCaseResultSchema),
  }),
})
export type CodeExecutionResponse = z.infer<typeof codeExecutionResponseSchema>

/** The 402 response of an executor that bills; ours doesn't, but another one may. */
export const codeExecutionRejectedSchema = z.object({
  status: z.literal('REJECTED_INSUFFICIENT_TOKENS'),
})

/** One entry of `GET /languages`; `reason` explains why a language is not available. */
export const languageStatusSchema = z.object({
  language: programmingLanguageSchema,
  label: z.string(),
  version: z.string().nullable(),
  available: z.boolean(),
  reason: z.string().nullable(),
})
export const languageListSchema = z.array(languageStatusSchema)
export type LanguageStatus = z.infer<typeof languageStatusSchema>
