import { randomUUID } from 'node:crypto'
import { clientMessagePaths, clientMessageSchema } from '@greenroom/shared/wire'
import { z } from 'zod'
import type { HttpApp } from '../../platform/httpService.ts'
import { limit } from '../../platform/rateLimit.ts'
import type { ClientMessages } from './clientMessages.ts'

/** `POST /persistedMessage` (spec §7): stores errors reported by browsers, at most sixty a minute per address. */
export function clientMessageRoutes(
  app: HttpApp,
  { messages, now }: { messages: ClientMessages; now: () => number },
): void {
  app.post(
    clientMessagePaths.persistedMessage,
    {
      config: { rateLimit: limit(60, 60) },
      schema: {
        summary: 'Store a message of the web app',
        tags: ['visitors'],
        body: clientMessageSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await messages.keep({ ...request.body, id: randomUUID(), sentAt: new Date(now()).toISOString() })
      return reply.code(204).send(null)
    },
  )
}
