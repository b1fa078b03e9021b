import { replay, viewOf } from '@greenroom/shared/session'
import {
  scoredLogAnswerSchema,
  scoredLogParamsSchema,
  scoredLogPath,
  scoredLogQuerySchema,
} from '@greenroom/shared/wire'
import { refuses } from '../platform/describe.ts'
import type { HttpApp } from '../platform/httpService.ts'
import { ProblemError } from '../platform/problems.ts'
import { type SessionLog, wholeLog } from './sessionLog.ts'

/**
 * `GET /internal/sessions/{id}/log?upTo=`: the log for a worker to score. Workers fetch it here to keep it out of
 * Redis.
 */
export function scoredLogRoutes(app: HttpApp, log: Pick<SessionLog, 'commitsAfter'>): void {
  app.get(
    scoredLogPath,
    {
      config: refuses('SESSION_NOT_FOUND'),
      schema: {
        params: scoredLogParamsSchema,
        querystring: scoredLogQuerySchema,
        response: { 200: scoredLogAnswerSchema },
      },
    },
    async ({ params: { sessionId }, query: { upTo } }) => {
      const commits = (await wholeLog(log, sessionId)).filter(({ seq }) => seq <= upTo)
      const state = replay(commits)
      if (state === null) throw new ProblemError('SESSION_NOT_FOUND')
      // The session is being deleted, or this engine's data is older than the job.
      if (state.seq < upTo) throw new ProblemError('UNAVAILABLE', undefined, { headers: { 'retry-after': '1' } })
      return { log: commits.map((commit) => viewOf(commit, state.candidate.id)) }
    },
  )
}
