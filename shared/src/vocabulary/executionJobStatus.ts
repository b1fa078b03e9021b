import { z } from 'zod'

/** Where a code execution stands as a whole (spec §3, execution job statuses). */
export const executionJobStatuses = ['ACCEPTED', 'IN_PROGRESS', 'COMPLETED', 'REJECTED_INSUFFICIENT_TOKENS'] as const
export const executionJobStatusSchema = z.enum(executionJobStatuses)
export type ExecutionJobStatus = z.infer<typeof executionJobStatusSchema>
