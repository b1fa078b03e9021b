import { z } from 'zod'
import { codeResultStatusSchema, limitReasonSchema } from '../vocabulary/code.ts'

/**
 * The purpose of a run: to run the visible cases, the candidate's own cases, all cases behind the scenes, or all cases
 * on submission.
 */
export const testRunPurposes = ['visible', 'custom', 'hidden', 'submission'] as const
export const testRunPurposeSchema = z.enum(testRunPurposes)
export type TestRunPurpose = z.infer<typeof testRunPurposeSchema>

/**
 * A test case as the room may see it: for a hidden one, only its category and result. A visible one without an expected
 * output was not judged.
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
  /** The exit code of the program, for a case that isn't hidden; missing in older logs. */
  exitCode: z.int().nullish(),
  signal: z.string().nullish(),
  /** The limit that ended the program; null or missing if no limit did, or if it was the time limit. */
  reason: limitReasonSchema.nullish(),
  /** Whether the input or output is truncated. */
  truncated: z.boolean().optional(),
  /**
   * True if the run stopped before this case, because an earlier case timed out or no time was left. The case counts as
   * not passed.
   */
  notRun: z.boolean().optional(),
})
export type TestCaseOutcome = z.infer<typeof testCaseOutcomeSchema>

/**
 * Whether this case's output is judged right or wrong. False for the candidate's own input, whose output is only shown.
 */
export const isJudged = ({ hidden, expected_output }: TestCaseOutcome): boolean => hidden || expected_output !== null

/** The number of tests, and how many passed. */
export const testCountSchema = z.object({ passed: z.int().min(0), total: z.int().min(0) })
export type TestCount = z.infer<typeof testCountSchema>

export const testRunResultsSchema = z.object({
  allTestCasesPassed: z.boolean(),
  ...testCountSchema.shape,
  compilation: z.object({ status: codeResultStatusSchema, output: z.string() }),
  testCases: z.array(testCaseOutcomeSchema),
})
export type TestRunResults = z.infer<typeof testRunResultsSchema>

/**
 * Whether running out of time is the only reason why cases failed. A program that is only too slow doesn't count as
 * having a bug.
 */
export const onlyRunsOutOfTime = (testCases: readonly Pick<TestCaseOutcome, 'status' | 'notRun'>[]): boolean =>
  testCases.some(({ status }) => status === 'TIME_LIMIT_EXCEEDED') &&
  testCases.every(({ status, notRun }) => notRun || status === 'ACCEPTED' || status === 'TIME_LIMIT_EXCEEDED')

/** The number of cases not run, for a scorecard; undefined if all ran. */
export function testsNotRun(testCases: readonly TestCaseOutcome[]): { testsNotRun?: number } {
  const count = testCases.filter(({ notRun }) => notRun).length
  return count === 0 ? {} : { testsNotRun: count }
}
