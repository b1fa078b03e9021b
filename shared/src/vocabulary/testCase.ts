import { z } from 'zod'

/** One run of a program: what it reads and what it has to print (spec §3, test case). */
export const testCaseSchema = z.object({ stdin: z.string(), expected_output: z.string() })
export type TestCase = z.infer<typeof testCaseSchema>
