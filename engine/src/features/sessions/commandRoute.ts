import { participantCommandSchema, refusalCodes } from '@greenroom/shared/session'
import { sentCommandSchema, sessionParamsSchema, sessionPaths, storedCommandSchema } from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { refuses } from '../../platform/describe.ts'
import { onlyVisitors } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { commandRefusals, refusalOf } from '../../platform/refusal.ts'
import { throttle } from '../../platform/throttle.ts'
import { seats, type Visitor, visitorKey } from '../../realtime/access.ts'
import type { SessionHandler } from '../../session/handle.ts'

const commandBucket = { burst: 30, perSecond: 5 }
/**
 * The same limit as for sockets. Anyone sending more unreadable commands than this has to wait, and their commands
 * aren't parsed.
 */
const unreadableBucket = { burst: 60, perSecond: 5 }

export type CommandRouteOptions = {
  handler: SessionHandler
  now: () => number
  /** The caller, signed in or a guest. Throws the 401 problem for anyone else. */
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
}

/** Accepts the socket's commands over HTTP, for scripts. */
export function commandRoute(app: HttpApp, { handler, now, visitorOf }: CommandRouteOptions): void {
  const commands = app.limits('sessions.commandRoute.commands', commandBucket, now)
  const unreadable = app.limits('sessions.commandRoute.unreadable', unreadableBucket, now)
  const sessionFor = seats(handler, visitorOf)
  /** The sender of each request, known before its body is read. */
  const senders = new WeakMap<FastifyRequest, string>()

  app.post(
    sessionPaths.commands,
    {
      onRequest: onlyVisitors(async (request) => {
        const visitor = await visitorOf(request)
        const sender = visitorKey(visitor)
        throttle(unreadable.waitFor(sender))
        senders.set(request, sender)
        return visitor
      }),
      config: refuses('SESSION_NOT_FOUND', 'INVALID_COMMAND', ...commandRefusals, 'TOO_MANY_REQUESTS'),
      onResponse: async (request, { statusCode }) => {
        const sender = senders.get(request)
        if (sender !== undefined && (statusCode === 400 || statusCode === 413)) unreadable.take(sender)
      },
      schema: {
        summary: 'Send a command, as over the socket',
        description: `409 with the code of the refusal: ${refusalCodes.join(', ')}.`,
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
