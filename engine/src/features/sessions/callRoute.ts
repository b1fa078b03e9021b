import { commandError } from '@greenroom/shared/english'
import { hasBothSeats, isCallRole, mayCall } from '@greenroom/shared/session'
import { callPath, callServersSchema, sessionParamsSchema } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import type { CallConfig } from '../../config.ts'
import { refuses } from '../../platform/describe.ts'
import { onlyVisitors } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { refusalOf } from '../../platform/refusal.ts'
import { seats, type Visitor } from '../../realtime/access.ts'
import type { SessionHandler } from '../../session/handle.ts'
import { callServers } from './callServers.ts'

export type CallRouteOptions = {
  handler: SessionHandler
  now: () => number
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
  calls: CallConfig
}

/** Tells browsers in a call which servers to use. */
export function callRoute(app: HttpApp, { handler, now, visitorOf, calls }: CallRouteOptions): void {
  const sessionFor = seats(handler, visitorOf)
  app.get(
    callPath,
    {
      onRequest: onlyVisitors(visitorOf),
      config: refuses('SESSION_NOT_FOUND', 'FORBIDDEN', 'COMMAND_REFUSED'),
      schema: {
        summary: 'The STUN and TURN servers for a call, with credentials that expire',
        description:
          'For candidate and interviewer; includes a relay once both seats are taken. 403 FORBIDDEN for observers, 409 NOT_IN_PROGRESS after the end.',
        tags: ['sessions'],
        params: sessionParamsSchema,
        response: { 200: callServersSchema },
      },
    },
    async (request, reply) => {
      const { state, participant } = await sessionFor(request, request.params.id)
      if (!isCallRole(participant.role)) throw new ProblemError('FORBIDDEN')
      if (!mayCall(state, participant.id)) throw refusalOf(commandError('NOT_IN_PROGRESS'))
      reply.header('cache-control', 'no-store')
      return callServers(calls, { participantId: participant.id, now: now(), relays: hasBothSeats(state) })
    },
  )
}
