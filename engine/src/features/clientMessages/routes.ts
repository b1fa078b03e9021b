import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { HttpApp } from '../../platform/httpService.ts'
import { limit } from '../../platform/rateLimit.ts'
import type { Store } from '../../store/port.ts'

/** `POST /persistedMessage` (spec §7): the caller prefixes the message with user id and email. */
export const clientMessageSchema = z.object({
  message: z.string().min(1).max(10_000),
  severity: z.enum(['info', 'warning', 'error']),
})

const recordSchema = clientMessageSchema.extend({ id: z.string(), sentAt: z.iso.datetime() })

/** Keeps what browsers report about themselves, sixty messages a minute from one address. */
export function clientMessageRoutes(app: HttpApp, { store, now }: { store: Store; now: () => number }): void {
  const messages = store.collection<z.infer<typeof recordSchema>>({
    name: 'clientMessages',
    unique: [],
    indexes: [['sentAt'], ['severity', 'sentAt']],
    parse: (stored) => recordSchema.parse(stored),
  })
  app.post(
    '/persistedMessage',
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
