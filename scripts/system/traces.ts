import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const attributeSchema = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const batchSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attributeSchema) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(attributeSchema).default([]),
            }),
          ),
        }),
      ),
    }),
  ),
})

/** A span that arrived, with the name of the program that sent it. */
export type ReceivedSpan = {
  program: string
  traceId: string
  spanId: string
  parentSpanId: string | undefined
  name: string
  facts: Readonly<Record<string, unknown>>
}

const factsOf = (attributes: readonly z.output<typeof attributeSchema>[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** A collector of traces: an HTTP server that keeps what it is sent over OTLP, as JSON. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (request.url !== '/v1/traces') return response.writeHead(404).end()
    bodies.push(body)
    for (const { resource, scopeSpans } of batchSchema.parse(JSON.parse(body)).resourceSpans) {
      const program = String(factsOf(resource.attributes)['service.name'])
      for (const span of scopeSpans.flatMap((scope) => scope.spans)) {
        const { traceId, spanId, name, attributes } = span
        spans.push({ program, traceId, spanId, parentSpanId: span.parentSpanId, name, facts: factsOf(attributes) })
      }
    }
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    spans,
    /** Everything that arrived, as sent. */
    bodies,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
