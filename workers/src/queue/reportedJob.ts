import type { Job } from 'bullmq'
import { z } from 'zod'

const reportedSchema = z.object({ reported: z.literal(true) })
const reported: z.infer<typeof reportedSchema> = { reported: true }

/** In characters: a payload of this size may stay for a day, because deleting it would cost another trip to Redis. */
const smallCharacters = 4_000

/**
 * Once an engine has stored its result, reduces a job to its id, which identifies a late duplicate for a day. Test
 * cases, programs and whole logs would fill Redis's memory and slow its recovery.
 */
export function forgettingReported(process: (job: Job) => Promise<void>): (job: Job) => Promise<void> {
  return async (job) => {
    // The job's worker died between the report and the end.
    if (reportedSchema.safeParse(job.data).success) return
    await process(job)
    if (JSON.stringify(job.data).length > smallCharacters) await job.updateData(reported)
  }
}
