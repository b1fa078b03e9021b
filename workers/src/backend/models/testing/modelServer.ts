import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

/** A step in a fake model server's response to a call. Without `finish`, the server goes silent but stays connected. */
export type Step =
  | { say: string }
  | { waitMs: number }
  | { waitFor: Promise<unknown> }
  /** Sends these raw bytes. */
  | { raw: string }
  /** Sends the protocol's end mark, with this reason. */
  | { finish: 'stop' | 'length' | 'declined' }
  /** Ends the response without the protocol's end mark. */
  | { over: true }
  /** Breaks the connection. */
  | { cut: true }
  | { status: number; headers?: Record<string, string>; body?: string }

export type Asked = {
  path: string
  headers: IncomingHttpHeaders
  body: unknown
  /** Resolves when the caller closes the connection before the answer ends; never if the caller doesn't. */
  hungUp: Promise<void>
  /** When each piece was sent, in ms of `performance.now()`. */
  saidAt: number[]
}

export type ModelServer = {
  /** The base URL for both protocols: `/v1`. */
  url: string
  /** The calls for speech so far. */
  asked: Asked[]
  /** Plans for the next calls for speech, each a list of steps. The last plan is repeated. */
  plan: Step[][]
  /** The calls for a form so far. */
  forms: Asked[]
  /** Like `plan`, for calls for a form. Without a plan, the form doesn't find a point in any answer. */
  formPlan: Step[][]
  stop(): Promise<void>
}

/** The token usage the server reports for every call. */
export const toldUsage = { inputTokens: 321, outputTokens: 45 }

/** How a protocol encodes the parts of an answer. */
type Dialect = { begin: string; say(text: string): string; finish(why: 'stop' | 'length' | 'declined'): string }

const event = (data: object, name?: string): string =>
  `${name === undefined ? '' : `event: ${name}\n`}data: ${JSON.stringify(data)}\n\n`

const completionChunk = (choices: object[], more: object = {}): string =>
  event({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'small', choices, ...more })

const openAi: Dialect = {
  begin: completionChunk([{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }]),
  say: (text) => completionChunk([{ index: 0, delta: { content: text }, finish_reason: null }]),
  finish(why) {
    const reason = why === 'declined' ? 'content_filter' : why
    const usage = {
      prompt_tokens: toldUsage.inputTokens,
      completion_tokens: toldUsage.outputTokens,
      total_tokens: toldUsage.inputTokens + toldUsage.outputTokens,
    }
    const end = completionChunk([{ index: 0, delta: {}, finish_reason: reason }])
    return `${end}${completionChunk([], { usage })}data: [DONE]\n\n`
  },
}

const named = (data: Record<string, unknown> & { type: string }): string => event(data, data.type)

const anthropic: Dialect = {
  begin:
    named({
      type: 'message_start',
      message: {
        ...{ id: 'msg_1', type: 'message', role: 'assistant', content: [], model: 'small' },
        ...{ stop_reason: null, stop_sequence: null },
        usage: { input_tokens: toldUsage.inputTokens, output_tokens: 1 },
      },
    }) + named({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
  say: (text) => named({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  finish(why) {
    const reason = { stop: 'end_turn', length: 'max_tokens', declined: 'refusal' }[why]
    return [
      named({ type: 'content_block_stop', index: 0 }),
      named({
        type: 'message_delta',
        delta: { stop_reason: reason, stop_sequence: null },
        usage: { output_tokens: toldUsage.outputTokens },
      }),
      named({ type: 'message_stop' }),
    ].join('')
  },
}

async function play(steps: readonly Step[], dialect: Dialect, response: ServerResponse, asked: Asked): Promise<void> {
  const begin = () => {
    if (response.headersSent) return
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(dialect.begin)
  }
  for (const step of steps) {
    if (response.destroyed) return
    if ('waitMs' in step) await sleep(step.waitMs)
    else if ('waitFor' in step) await step.waitFor
    else if ('cut' in step) response.socket?.destroy()
    else if ('over' in step) response.end()
    else if ('status' in step) {
      response.writeHead(step.status, { 'content-type': 'application/json', ...step.headers })
      response.end(step.body ?? JSON.stringify({ error: { message: 'no', type: 'error' } }))
    } else {
      begin()
      if ('say' in step) {
        response.write(dialect.say(step.say))
        asked.saidAt.push(performance.now())
      } else if ('raw' in step) response.write(step.raw)
      else response.end(dialect.finish(step.finish))
    }
  }
}

/** Whether a call is for a form rather than for speech. */
const isForForm = (body: unknown): boolean =>
  /You fill in a form about (?:one message|the lines of a CV)/.test(JSON.stringify(body))

const emptyForm: readonly Step[] = [{ say: 'none' }, { finish: 'stop' }]

/**
 * Starts a fake server for the streaming protocols of OpenAI's chat completions and Anthropic's messages.
 * @param port 0 for any free port
 */
export async function startModelServer(port = 0): Promise<ModelServer> {
  const asked: Asked[] = []
  const plan: Step[][] = []
  const forms: Asked[] = []
  const formPlan: Step[][] = []
  const server = createServer(async (request, response) => {
    const hungUp = Promise.withResolvers<void>()
    response.on('close', () => {
      if (!response.writableFinished) hungUp.resolve()
    })
    const path = request.url ?? ''
    const call: Asked = {
      path,
      headers: request.headers,
      body: await json(request),
      hungUp: hungUp.promise,
      saidAt: [],
    }
    const isForm = isForForm(call.body)
    const [calls, plans, otherwise] = isForm ? ([forms, formPlan, emptyForm] as const) : ([asked, plan, []] as const)
    calls.push(call)
    const steps = plans.length > 1 ? plans.shift() : plans[0]
    await play(steps ?? otherwise, path.endsWith('/messages') ? anthropic : openAi, response, call)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error("the model's server has no port")
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked,
    plan,
    forms,
    formPlan,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
