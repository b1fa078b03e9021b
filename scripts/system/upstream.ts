import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A third-party AI backend's answer to one call. */
export type Answer =
  | { status: number; body?: unknown }
  /** Streams these pieces, `pauseMs` apart, and then the whole reply. */
  | { pieces: string[]; pauseMs: number }
  /** Streams one piece and then fails with this status. */
  | { breaksWith: { status: number; code?: string | number } }

export type Upstream = {
  url: string
  calls: { path: string; at: number; body: unknown; idempotencyKey: string | undefined }[]
  /** The answers to the next calls. The last one is repeated. */
  answers: Answer[]
  stop(): Promise<void>
}

/** Starts an AI backend whose answers the spec sets, like one that an operator could configure in AI_BACKEND_URL. */
export async function startUpstream(): Promise<Upstream> {
  const calls: Upstream['calls'] = []
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) =>
      response.destroy(error instanceof Error ? error : undefined),
    )
  })
  const upstream: Upstream = {
    url: '',
    calls,
    answers: [],
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = Date.now()
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const idempotencyKey = request.headers['idempotency-key']?.toString()
    calls.push({ path: request.url ?? '', at, body: JSON.parse(Buffer.concat(chunks).toString()), idempotencyKey })
    const next = upstream.answers.length > 1 ? upstream.answers.shift() : upstream.answers[0]
    if (next === undefined) throw new Error("the test hasn't set an answer")
    if ('status' in next) {
      response.writeHead(next.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(next.body ?? {}))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const say = (event: string, data: unknown) => response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    if ('breaksWith' in next) {
      say('delta', { text: 'I was about to' })
      say('error', next.breaksWith)
    } else {
      for (const text of next.pieces) {
        say('delta', { text })
        await sleep(next.pauseMs)
      }
      say('reply', replyOf(next.pieces.join('')))
    }
    response.end()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  upstream.url = `http://127.0.0.1:${port}`
  return upstream
}

export const replyOf = (message: string, intent = 'unknown') => ({
  sender: 'interviewer',
  recipient: 'candidate',
  time_sent: new Date().toISOString(),
  message,
  candidatesAnswerWasAccepted: null,
  interviewersClassificationOfCandidatesIntent: intent,
})

/** Builds a plain answer with this message. */
export const says = (message: string): Answer => ({ status: 200, body: replyOf(message) })
