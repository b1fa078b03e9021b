import { participantCommandSchema, refusals } from '@greenroom/shared/session'
import { sentCommandSchema, sessionParamsSchema, sessionPaths, storedCommandSchema } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { refusalOf } from '../../platform/refusal.ts'
import { throttle } from '../../platform/throttle.ts'
import { onlyFor, seats, type Visitor } from '../../realtime/access.ts'
import { createTokenBuckets } from '../../realtime/tokenBuckets.ts'
import type { SessionHandler } from '../../session/handle.ts'

const commandBucket = { burst: 30, perSecond: 5 }

export type CommandRouteOptions = {
  handler: SessionHandler
  now: () => number
  /** Who asks, with an account or as a guest; throws the 401 problem where it is neither. */
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
}

/** The commands of the socket, for scripts. */
export function commandRoute(app: HttpApp, { handler, now, visitorOf }: CommandRouteOptions): void {
  const commands = createTokenBuckets(commandBucket, now)
  const sessionFor = seats(handler, visitorOf)

  app.post(
    sessionPaths.commands,
    {
      onRequest: onlyFor(visitorOf),
      schema: {
        summary: 'A command, as over the socket',
        description: `409 with the code of the refusal: ${Object.keys(refusals).join(', ')}.`,
        tags: ['sessions'],
        params: sessionParamsSchema,
        body: sentCommandSchema,
        response: { 200: storedCommandSchema },
      },
    },
    async (request) => {
      const { state, participant } = await sessionFor(request, request.params.id)
      const command = participantCommandSchema.safeParse(request.body)
      if (!command.success) {
        const fields = command.error.issues.map(({ path, message }) => ({ path: path.join('.'), message, in: 'body' }))
        throw new ProblemError('INVALID_COMMAND', undefined, { errors: fields })
      }
      throttle(commands.take(`${participant.id}/${command.data.type}`))
      const outcome = await handler.handle({
        sessionId: state.sessionId,
        commandId: request.body.commandId,
        actor: { kind: 'participant', ...participant },
        command: command.data,
      })
      if (!outcome.ok) throw refusalOf(outcome.error)
      return { ok: true as const, seq: outcome.seq }
    },
  )
}
