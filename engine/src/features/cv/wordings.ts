import { randomBytes } from 'node:crypto'
import {
  type CvWording,
  type CvWordingJob,
  type CvWordingRequest,
  cvWordingOutcomeKey,
  cvWordingsSchema,
} from '@greenroom/shared/wire'
import type { Redis } from 'ioredis'

export type WordingRunsOptions = {
  redis: Pick<Redis, 'get'>
  /** Queues the call for the workers. */
  enqueue: (jobId: string, job: CvWordingJob) => Promise<void>
}
export type WordingRuns = ReturnType<typeof createWordingRuns>

/** Calls to the language model about CVs. They live in Redis only, for ten minutes. */
export function createWordingRuns({ redis, enqueue }: WordingRunsOptions) {
  const isOf = (userId: number, runId: string): boolean => runId.startsWith(`${userId}-`)
  return {
    isOf,
    async start(userId: number, request: CvWordingRequest): Promise<string> {
      const runId = `${userId}-${randomBytes(12).toString('base64url')}`
      await enqueue(`cv-${runId}`, { kind: 'cv.word', runId, request })
      return runId
    },
    /** The result: undefined while it runs. Null if the model didn't answer, or if it's somebody else's run. */
    async of(userId: number, runId: string): Promise<CvWording[] | null | undefined> {
      if (!isOf(userId, runId)) return null
      const stored = await redis.get(cvWordingOutcomeKey(runId))
      return stored === null ? undefined : cvWordingsSchema.parse(JSON.parse(stored)).wordings
    },
  }
}
