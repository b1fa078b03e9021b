import {
  type LessonRunOutcome,
  lessonRunJobSchema,
  lessonRunKeptSeconds,
  lessonRunOutcomeKey,
} from '@greenroom/shared/wire'
import type { Job } from 'bullmq'
import type { Redis } from 'ioredis'
import { type CodeRunOptions, type RunningJob, runProgram } from './codeJob.ts'

/** Whether a job in the code queue runs a program of a lesson. */
export const isLessonRun = ({ data }: Pick<Job, 'data'>): boolean => Object(data).kind === 'lesson.run'

/** Runs a program of a lesson, and leaves the outcome in Redis for the engines. */
export function lessonRunProcessor({ redis, ...options }: CodeRunOptions & { redis: Pick<Redis, 'set'> }) {
  return async (job: RunningJob): Promise<void> => {
    const { runId, ...program } = lessonRunJobSchema.parse(job.data)
    const results = await runProgram(
      job,
      { ...program, purpose: 'custom', userEmail: '' },
      { ...options, about: { runId } },
    )
    const outcome: LessonRunOutcome = { results: results === 'REJECTED' ? null : results }
    await redis.set(lessonRunOutcomeKey(runId), JSON.stringify(outcome), 'EX', lessonRunKeptSeconds)
  }
}
