import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { FastifyAdapter } from '@bull-board/fastify'
import { adminPaths } from '@greenroom/shared/wire'
import type { Job } from 'bullmq'
import type { HttpApp } from '../../platform/httpService.ts'
import type { JobQueues } from '../../queue/jobQueue.ts'
import { errorNameOf } from './queues.ts'

/** Strips a job for the board: no text or code from candidates, and no errors, which may quote them. */
function wordless(job: Job): Job {
  const error = errorNameOf(job)
  job.data = {}
  job.returnvalue = null
  job.progress = 0
  job.stacktrace = []
  if (error !== null) job.failedReason = error
  return job
}

/** A read-only queue: its jobs are empty, and nothing can be changed. */
class WordlessAdapter extends BullMQAdapter {
  override async getJob(id: string) {
    const job = await super.getJob(id)
    return job && wordless(job as Job)
  }

  override async getJobs(...given: Parameters<BullMQAdapter['getJobs']>) {
    return (await super.getJobs(...given)).map((job) => wordless(job as Job))
  }

  override async getJobLogs() {
    return []
  }
}

/**
 * Mounts bull-board at `/admin/queues`: how many jobs are waiting, running and failed, and for how long. Retrying has
 * its own route, so that it is recorded.
 */
export async function queueBoard(scope: HttpApp, queues: JobQueues): Promise<void> {
  const serverAdapter = new FastifyAdapter()
  serverAdapter.setBasePath(adminPaths.queueBoard)
  createBullBoard({
    queues: Object.values(queues).map((queue) => new WordlessAdapter(queue, { readOnlyMode: true })),
    // @ts-expect-error @bull-board/fastify brings its own copy of these types, from a different patch release.
    serverAdapter,
    options: { uiConfig: { boardTitle: 'Greenroom jobs' } },
  })
  // Passes errors to the engine's own handler, which answers refusals.
  serverAdapter.setErrorHandler((error) => {
    throw error
  })
  await scope.register(serverAdapter.registerPlugin(), { prefix: adminPaths.queueBoard })
}
