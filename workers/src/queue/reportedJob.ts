import type { Job } from 'bullmq'
import { z } from 'zod'

const reportedSchema = z.object({ reported: z.literal(true) })
const reported: z.infer<typeof reportedSchema> = { reported: true }

/** What is kept of a job for a day without harm; to forget it would cost one more trip to Redis. */
const smallCharacters = 4_000

/**
 * Leaves little of a job whose result an engine has stored but its id, by which a late duplicate is recognised for a day. Test cases,
 * programs and whole logs would fill the memory of Redis, which is slow to come back then.
 */
export function forgettingReported(process: (job: Job) => Promise<void>): (job: Job) => Promise<void> {
  return async (job) => {
    // Its worker died between the report and the end.
    if (reportedSchema.safeParse(job.data).success) return
    await process(job)
    if (JSON.stringify(job.data).length > smallCharacters) await job.updateData(reported)
  }
}
