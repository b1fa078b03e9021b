import { z } from 'zod'

/** One run of a program: what it reads and what it has to print (spec §3, test case). */
export const testCaseSchema = z.object({ stdin: z.string(), expected_output: z.string() })
export type TestCase = z.infer<typeof testCaseSchema>

/**
 * A test case, or a run on input of one's own: where `expected_output` is null, or missing, the output is shown and not
 * judged.
 */
export const runCaseSchema = testCaseSchema.extend({ expected_output: z.string().nullable().default(null) })
export type RunCase = z.infer<typeof runCaseSchema>
