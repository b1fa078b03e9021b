import { sessionParamsSchema, sessionPaths } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuses } from '../../platform/describe.ts'
import { onlyVisitors } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { participantIdsOf, type Visitor } from '../../realtime/access.ts'
import type { createDeletion } from '../../session/deletion.ts'

/** `DELETE /api/sessions/{id}`: deletes the caller's own session after its end, unless other people were in it. */
export function deletionRoute(
  app: HttpApp,
  options: {
    deleteSession: ReturnType<typeof createDeletion>
    visitorOf: (request: FastifyRequest) => Promise<Visitor>
  },
): void {
  app.delete(
    sessionPaths.session,
    {
      onRequest: onlyVisitors(options.visitorOf),
      config: refuses('SESSION_NOT_FOUND', 'SESSION_UNFINISHED', 'SESSION_NOT_ALONE'),
      schema: {
        summary: 'Delete one of my sessions for good',
        description:
          '409 SESSION_UNFINISHED while it is in progress or being scored, SESSION_NOT_ALONE if somebody else was in it. Deleting it again changes nothing.',
        tags: ['sessions'],
        params: sessionParamsSchema,
        response: { 204: z.null().describe('It is gone, with its log, its scorecard and its links.') },
      },
    },
    async (request, reply) => {
      const visitor = await options.visitorOf(request)
      const outcome = await options.deleteSession(request.params.id, participantIdsOf(visitor))
      switch (outcome) {
        case 'deleted':
          return reply.code(204).send(null)
        case 'unknown':
          throw new ProblemError('SESSION_NOT_FOUND')
        case 'going_on':
          throw new ProblemError('SESSION_UNFINISHED', 'The interview is still running. End it first, then delete it.')
        case 'being_scored':
          throw new ProblemError(
            'SESSION_UNFINISHED',
            'The scorecard is still being written. Delete the interview once it’s ready.',
          )
        case 'not_alone':
          throw new ProblemError('SESSION_NOT_ALONE', 'Someone else was in this session, so you can’t delete it.')
        case 'busy':
          throw new ProblemError('UNAVAILABLE', 'Something else was saved at the same moment. Try again.', {
            headers: { 'retry-after': '1' },
          })
      }
    },
  )
}
