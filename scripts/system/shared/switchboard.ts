import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { z } from 'zod'

/** Stands in for the product's AI backend, and forwards each call depending on its user. */
export type Switchboard = {
  url: string
  /** Sends this user's calls to this URL from now on. */
  connect(userId: number, url: string): void
  stop(): Promise<void>
}

const callSchema = z.object({ userId: z.int() })

/** @param elsewhere returns the URL for everybody else; called each time */
export async function startSwitchboard(elsewhere: () => Promise<string>): Promise<Switchboard> {
  const connected = new Map<number, string>()
  const server = createServer((incoming, response) => {
    void passOn(incoming, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    )
  })

  async function passOn(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk))
    const body = Buffer.concat(chunks)
    const { userId } = callSchema.parse(JSON.parse(body.toString()))
    const target = connected.get(userId) ?? (await elsewhere())
    const { host: _own, ...headers } = incoming.headers
    const outgoing = request(`${target}${incoming.url}`, { method: incoming.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    outgoing.on('error', () => response.destroy())
    response.on('close', () => outgoing.destroy())
    outgoing.end(body)
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The switchboard has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    connect: (userId, url) => void connected.set(userId, url),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
