import { noTracing, type Tracing, traceHeader } from '@greenroom/shared/service'
import { type ModelUsage, modelUsageSchema } from '@greenroom/shared/session'
import {
  type ChatJob,
  type ChatResponse,
  chatCallPaths,
  chatResponseSchema,
  chatStreamDeltaSchema,
  chatStreamErrorSchema,
  usageHeaders,
} from '@greenroom/shared/wire'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { type Dispatcher, request } from 'undici'
import { z } from 'zod'

/** A chat call that ended without a reply. `status` is 503 if the backend couldn't be reached. */
export class ChatCallFailed extends Error {
  override name = 'ChatCallFailed'
  readonly status: number
  readonly code: string | null

  constructor(status: number, code: string | null, message: string) {
    super(message)
    this.status = status
    this.code = code
  }

  /** Spec §7: retry on 503, or on 502 with code 5000. */
  get isRetryable(): boolean {
    return this.status === 503 || (this.status === 502 && this.code === '5000')
  }
}

export type ChatCallOptions = {
  backendUrl: string
  token: string
  timeoutMs: number
  /** Called with every piece of the reply as it arrives. */
  onText: (text: string) => void
  tracing?: Tracing
}

/** The answer to a chat call. `usage` is the language model's token usage; missing if none was reported. */
export type ChatReply = { response: ChatResponse; usage?: ModelUsage }

/**
 * Calls the AI backend once (spec §7). Streams the reply if the backend does.
 * @throws ChatCallFailed if the answer isn't a reply
 */
export function callChat(job: ChatJob, idempotencyKey: string, options: ChatCallOptions): Promise<ChatReply> {
  const { tracing = noTracing } = options
  const facts = { 'session.id': job.sessionId, 'job.id': idempotencyKey }
  return tracing.span(`AI backend ${job.call}`, facts, () => ask(job, idempotencyKey, { ...options, tracing }))
}

async function ask(
  job: ChatJob,
  idempotencyKey: string,
  options: ChatCallOptions & { tracing: Tracing },
): Promise<ChatReply> {
  const url = new URL(chatCallPaths[job.call].slice(1), withSlash(options.backendUrl))
  if (job.action !== null) url.searchParams.set('action', job.action)
  if (job.desiredAction !== undefined) url.searchParams.set('desiredAction', job.desiredAction)
  const response = await request(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${options.token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream, application/json;q=0.9',
      'idempotency-key': idempotencyKey,
      ...traceHeader(options.tracing),
    },
    body: JSON.stringify(job.body),
    signal: AbortSignal.timeout(options.timeoutMs),
  }).catch((error: unknown) => {
    throw new ChatCallFailed(503, null, `the AI backend does not answer: ${String(error)}`)
  })
  if (!isSuccess(response.statusCode)) throw await failureOf(response)
  const streams = String(response.headers['content-type']).includes('text/event-stream')
  if (streams) return readStream(response, options.onText)
  const told = usageIn(response.headers)
  return { response: readReply(await response.body.json().catch(unreadable)), ...told }
}

/** Yields a stream's events as they arrive. */
async function* eventsOf({ body }: Dispatcher.ResponseData): AsyncGenerator<EventSourceMessage> {
  let parsed: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => void parsed.push(event) })
  for await (const text of body.setEncoding('utf8')) {
    parser.feed(String(text))
    yield* parsed
    parsed = []
  }
}

async function readStream(response: Dispatcher.ResponseData, onText: (text: string) => void): Promise<ChatReply> {
  let told: Pick<ChatReply, 'usage'> = {}
  try {
    for await (const { event, data } of eventsOf(response)) {
      const json: unknown = JSON.parse(data)
      if (event === 'delta') onText(chatStreamDeltaSchema.parse(json).text)
      else if (event === 'usage') told = readUsage(json)
      else if (event === 'reply') return { response: readReply(json), ...told }
      else if (event === 'error') {
        const { status, code } = chatStreamErrorSchema.parse(json)
        throw new ChatCallFailed(status, codeText(code), 'the AI backend failed while it was answering')
      }
    }
  } catch (error) {
    if (error instanceof ChatCallFailed) throw error
    if (error instanceof z.ZodError || error instanceof SyntaxError) throw unreadable(error)
    throw new ChatCallFailed(503, null, `the stream broke off: ${String(error)}`)
  }
  throw new ChatCallFailed(503, null, 'the stream ended without a reply')
}

/** Parses the usage. Usage that can't be parsed counts as not reported, but the reply still counts. */
function readUsage(json: unknown): Pick<ChatReply, 'usage'> {
  const parsed = modelUsageSchema.safeParse(json)
  return parsed.success ? { usage: parsed.data } : {}
}

/** Reads the usage from the headers of a call that wasn't streamed. An empty header counts as missing. */
function usageIn(headers: Dispatcher.ResponseData['headers']): Pick<ChatReply, 'usage'> {
  const numberIn = (name: string) => (headers[name] ? Number(headers[name]) : Number.NaN)
  return readUsage({
    inputTokens: numberIn(usageHeaders.inputTokens),
    outputTokens: numberIn(usageHeaders.outputTokens),
    isEstimated: headers[usageHeaders.isEstimated] === 'true',
  })
}

function readReply(json: unknown): ChatResponse {
  const parsed = chatResponseSchema.safeParse(json)
  if (!parsed.success) throw unreadable(parsed.error)
  return parsed.data
}

async function failureOf({ statusCode, body }: Dispatcher.ResponseData): Promise<ChatCallFailed> {
  const text = await body.text().catch(() => '')
  return new ChatCallFailed(statusCode, codeIn(text), `the AI backend answered ${statusCode}`)
}

const codeSchema = z.object({ code: z.union([z.string(), z.number()]).nullish() })

/** Returns the `code` in the backend's response, which may be a number or a string; null if there is none. */
function codeIn(text: string): string | null {
  try {
    const parsed = codeSchema.safeParse(JSON.parse(text))
    return parsed.success ? codeText(parsed.data.code) : null
  } catch {
    return null
  }
}

const codeText = (code: string | number | null | undefined): string | null =>
  code === null || code === undefined ? null : String(code)

function unreadable(cause: unknown): ChatCallFailed {
  return new ChatCallFailed(500, null, `the AI backend's answer cannot be read: ${String(cause)}`)
}

/** Whether a status is a success. A backend that follows spec §7 may also answer 201. */
const isSuccess = (status: number): boolean => status >= 200 && status < 300

const withSlash = (url: string): string => (url.endsWith('/') ? url : `${url}/`)
