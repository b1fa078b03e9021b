import { z } from 'zod'

/** What became of a program, or of one test case (spec §3, code-result statuses). */
export const codeResultStatuses = [
  'IN_QUEUE',
  'PENDING',
  'ACCEPTED',
  'WRONG_ANSWER',
  'TIME_LIMIT_EXCEEDED',
  'COMPILATION_ERROR',
  'RUNTIME_ERROR',
  'INTERNAL_ERROR',
  'EXEC_FORMAT_ERROR',
] as const
export const codeResultStatusSchema = z.enum(codeResultStatuses)
export type CodeResultStatus = z.infer<typeof codeResultStatusSchema>
