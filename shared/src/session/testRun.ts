import { z } from 'zod'
import { codeResultStatusSchema, limitReasonSchema } from '../vocabulary/code.ts'

/** Why a program was run: the visible cases, the candidate's own, or all of them behind the scenes or on submission. */
export const testRunPurposes = ['visible', 'custom', 'hidden', 'submission'] as const
export const testRunPurposeSchema = z.enum(testRunPurposes)
export type TestRunPurpose = z.infer<typeof testRunPurposeSchema>

/**
 * One test case as the room may see it: of a hidden one only its category and what became of it. Without an expected output a
 * shown one was not judged.
 */
export const testCaseOutcomeSchema = z.object({
  status: codeResultStatusSchema,
  hidden: z.boolean(),
  category: z.string().nullable(),
  stdin: z.string().nullable(),
  expected_output: z.string().nullable(),
  actual_output: z.string().nullable(),
  stderr: z.string().nullable(),
  timeMs: z.number(),
  memoryKb: z.number(),
  /** How a shown case's program ended; logs from before do not tell. */
  exitCode: z.int().nullish(),
  signal: z.string().nullish(),
  /** Which limit ended it, where it was not the time. */
  reason: limitReasonSchema.nullish(),
  /** Whether input or output is shown in part only. */
  truncated: z.boolean().optional(),
  /** The run had stopped before this case: a case before it ran out of time, or there was no time left. It counts as not passed. */
  notRun: z.boolean().optional(),
})
export type TestCaseOutcome = z.infer<typeof testCaseOutcomeSchema>

/** False for a run on input of the candidate's own: what the program printed is shown, and is neither right nor wrong. */
export const isJudged = ({ hidden, expected_output }: TestCaseOutcome): boolean => hidden || expected_output !== null

/** How many tests there were, and how many of them passed. */
export const testCountSchema = z.object({ passed: z.int().min(0), total: z.int().min(0) })
export type TestCount = z.infer<typeof testCountSchema>

export const testRunResultsSchema = z.object({
  allTestCasesPassed: z.boolean(),
  ...testCountSchema.shape,
  compilation: z.object({ status: codeResultStatusSchema, output: z.string() }),
  testCases: z.array(testCaseOutcomeSchema),
})
export type TestRunResults = z.infer<typeof testRunResultsSchema>

/** Whether all that the tests have against a program is that it takes too long: that is no bug. */
export const onlyRunsOutOfTime = (testCases: readonly Pick<TestCaseOutcome, 'status' | 'notRun'>[]): boolean =>
  testCases.some(({ status }) => status === 'TIME_LIMIT_EXCEEDED') &&
  testCases.every(({ status, notRun }) => notRun || status === 'ACCEPTED' || status === 'TIME_LIMIT_EXCEEDED')

/** How many cases were not run, for a scorecard: nothing where all of them were. */
export function testsNotRun(testCases: readonly TestCaseOutcome[]): { testsNotRun?: number } {
  const count = testCases.filter(({ notRun }) => notRun).length
  return count === 0 ? {} : { testsNotRun: count }
}
