import type { ContentLibrary } from '@greenroom/shared/content'
import { accessOf, type ContentReader } from '@greenroom/shared/rules'
import {
  jobStageChangeSchema,
  type TrackedJob,
  trackedJobListSchema,
  trackedJobParamsSchema,
  trackedJobPaths,
  trackedJobSchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { Account } from '../../realtime/access.ts'
import type { TrackedJobRecord, TrackedJobs } from './trackedJobs.ts'

export type TrackedJobRoutesOptions = {
  trackedJobs: TrackedJobs
  library: Pick<ContentLibrary, 'items'>
  readerOf: (request: FastifyRequest) => Promise<ContentReader>
  /** @throws the 401 problem if the caller isn't signed in */
  accountOf: (request: FastifyRequest) => Promise<Account>
}

/** Routes for the jobs a person follows. The jobs themselves are content. */
export function trackedJobRoutes(app: HttpApp, options: TrackedJobRoutesOptions): void {
  const { trackedJobs, library, readerOf, accountOf } = options
  const onRequest = onlyAccounts(accountOf)
  const tags = ['jobs']

  app.get(
    trackedJobPaths.list,
    { onRequest, schema: { summary: 'The jobs I follow', tags, response: { 200: trackedJobListSchema } } },
    async (request, reply) => {
      const records = await trackedJobs.of((await accountOf(request)).userId)
      return reply.header('cache-control', 'no-store').send({ tracked: records.map(viewOf) })
    },
  )
  app.put(
    trackedJobPaths.job,
    {
      onRequest,
      config: refuses('JOB_UNKNOWN'),
      schema: {
        summary: 'Follow a job, or move it to another stage',
        tags,
        params: trackedJobParamsSchema,
        body: jobStageChangeSchema,
        response: { 200: trackedJobSchema },
      },
    },
    async (request) => {
      const { userId } = await accountOf(request)
      const job = library.items('job').find(({ id }) => id === request.params.jobId)
      if (job === undefined || accessOf(job, await readerOf(request)) === null) throw new ProblemError('JOB_UNKNOWN')
      return viewOf(await trackedJobs.move(userId, job.id, request.body.stage))
    },
  )
  app.delete(
    trackedJobPaths.job,
    {
      onRequest,
      config: refuses('JOB_UNKNOWN'),
      schema: { summary: 'Stop following a job', tags, params: trackedJobParamsSchema, response: { 204: z.null() } },
    },
    async (request, reply) => {
      // A job that is no longer offered can still be removed.
      const wasFollowed = await trackedJobs.remove((await accountOf(request)).userId, request.params.jobId)
      if (!wasFollowed) throw new ProblemError('JOB_UNKNOWN')
      return reply.code(204).send(null)
    },
  )
}

const viewOf = ({ jobId, stage, changedAt }: TrackedJobRecord): TrackedJob => ({
  jobId,
  stage,
  changedAt: new Date(changedAt).toISOString(),
})
