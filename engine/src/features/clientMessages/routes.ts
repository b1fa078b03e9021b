import { randomUUID } from 'node:crypto'
import { clientMessagePaths, clientMessageSchema } from '@greenroom/shared/wire'
import { z } from 'zod'
import type { HttpApp } from '../../platform/httpService.ts'
import { limit } from '../../platform/rateLimit.ts'
import type { Store } from '../../store/port.ts'

const recordSchema = clientMessageSchema.extend({ id: z.string(), sentAt: z.iso.datetime() })

/** `POST /persistedMessage` (spec §7): keeps what browsers report about themselves, sixty a minute from one address. */
export function clientMessageRoutes(app: HttpApp, { store, now }: { store: Store; now: () => number }): void {
  const messages = store.collection<z.infer<typeof recordSchema>>({
    name: 'clientMessages',
    unique: [],
    indexes: [['sentAt'], ['severity', 'sentAt']],
    parse: (stored) => recordSchema.parse(stored),
  })
  app.post(
    clientMessagePaths.persistedMessage,
    {
      config: { rateLimit: limit(60, 60) },
      schema: {
        summary: 'Keep a message of the web app',
        tags: ['visitors'],
        body: clientMessageSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await messages.insert({ ...request.body, id: randomUUID(), sentAt: new Date(now()).toISOString() })
      return reply.code(204).send(null)
    },
  )
}
