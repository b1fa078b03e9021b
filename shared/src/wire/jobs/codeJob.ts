import { z } from 'zod'
import { testRunPurposeSchema } from '../../session/testRun.ts'
import { programmingLanguageSchema, runCaseSchema } from '../../vocabulary/code.ts'
import { signatureSchema } from '../../vocabulary/signature.ts'

/** A test case, with the fields that decide what the room may see of it. */
export const runnableCaseSchema = runCaseSchema.extend({ hidden: z.boolean(), category: z.string().nullable() })
export type RunnableCase = z.infer<typeof runnableCaseSchema>

/** A run of the candidate's program. */
export const codeJobSchema = z.object({
  kind: z.literal('code.run'),
  sessionId: z.string(),
  runId: z.string(),
  purpose: testRunPurposeSchema,
  language: programmingLanguageSchema,
  /** The editor's current code. */
  sourceCode: z.string(),
  /**
   * The challenge's function: its reading is appended to code that doesn't read its own input. Missing in older jobs.
   */
  signature: signatureSchema.optional(),
  testCases: z.array(runnableCaseSchema),
  limits: z.object({ timeMs: z.int(), memoryMb: z.int() }).partial().optional(),
  userId: z.int().nullable(),
  userEmail: z.string(),
  /** The network the candidate last came from, as an opaque key, if known. */
  network: z.string().nullish(),
})
export type CodeJob = z.infer<typeof codeJobSchema>
