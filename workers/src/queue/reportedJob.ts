import type { Job } from 'bullmq'
import { z } from 'zod'

const reportedSchema = z.object({ reported: z.literal(true) })
const reported: z.infer<typeof reportedSchema> = { reported: true }

/**
 * The largest payload that stays in Redis for a day, in characters. Deleting one this small isn't worth another round
 * trip to Redis.
 */
const smallCharacters = 4_000

/**
 * Reduces a job to its id once an engine has stored its result. For a day, the id is enough to detect a late duplicate.
 * Test cases, programs and whole logs would fill up Redis's memory and slow down its recovery.
 */
export function forgettingReported(process: (job: Job) => Promise<void>): (job: Job) => Promise<void> {
  return async (job) => {
    // A previous worker reported the result, and died before the job ended.
    if (reportedSchema.safeParse(job.data).success) return
    await process(job)
    if (JSON.stringify(job.data).length > smallCharacters) await job.updateData(reported)
  }
}
