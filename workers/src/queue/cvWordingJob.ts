import {
  type CvWordingRequest,
  type CvWordings,
  cvWordingJobSchema,
  cvWordingKeptSeconds,
  cvWordingOutcomeKey,
  cvWordingsPath,
  cvWordingsSchema,
} from '@greenroom/shared/wire'
import type { Job } from 'bullmq'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { request } from 'undici'

/** Longer than a language model may take for a whole form, in ms. */
const timeoutMs = 25_000

export type CvWordingOptions = {
  backendUrl: string
  token: string
  redis: Pick<Redis, 'set'>
  logger: Pick<FastifyBaseLogger, 'warn'>
}

/** Whether a job in the chat queue asks for wordings of a CV. */
export const isCvWording = ({ data }: Pick<Job, 'data'>): boolean => Object(data).kind === 'cv.word'

/**
 * Asks the AI backend for wordings once, and leaves the outcome in Redis. After a failure the outcome is empty, so that
 * nobody keeps waiting.
 */
export function cvWordingProcessor({ redis, logger, ...backend }: CvWordingOptions) {
  return async (job: Pick<Job, 'data'>): Promise<void> => {
    const { runId, request } = cvWordingJobSchema.parse(job.data)
    const outcome = await wordingsOf(request, backend).catch((error: unknown): CvWordings => {
      logger.warn({ err: error, runId }, 'no wordings for a CV')
      return { wordings: null }
    })
    await redis.set(cvWordingOutcomeKey(runId), JSON.stringify(outcome), 'EX', cvWordingKeptSeconds)
  }
}

async function wordingsOf(body: CvWordingRequest, { backendUrl, token }: { backendUrl: string; token: string }) {
  const url = new URL(cvWordingsPath.slice(1), backendUrl.endsWith('/') ? backendUrl : `${backendUrl}/`)
  const answer = await request(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (answer.statusCode !== 200) {
    await answer.body.dump()
    throw new Error(`the AI backend answered ${answer.statusCode}`)
  }
  return cvWordingsSchema.parse(await answer.body.json())
}
