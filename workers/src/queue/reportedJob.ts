import type { Job } from 'bullmq'
import { z } from 'zod'

const reportedSchema = z.object({ reported: z.literal(true) })
const reported: z.infer<typeof reportedSchema> = { reported: true }

/** In characters: a payload of this size may stay for a day, because deleting it would cost another trip to Redis. */
const smallCharacters = 4_000

/**
 * Reduces a job to its id once an engine has stored its result. The id is enough to detect a late duplicate for a day;
 * test cases, programs and whole logs would fill Redis's memory and slow its recovery.
 */
export function forgettingReported(process: (job: Job) => Promise<void>): (job: Job) => Promise<void> {
  return async (job) => {
    // The previous worker died after reporting, before the job ended.
    if (reportedSchema.safeParse(job.data).success) return
    await process(job)
    if (JSON.stringify(job.data).length > smallCharacters) await job.updateData(reported)
  }
}
