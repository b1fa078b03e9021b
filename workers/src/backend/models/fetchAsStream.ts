import { z } from 'zod'

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`

const stopped = event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })

/** Passes on a stream of chat completions line by line, adding a finish reason before `[DONE]` if it is missing. */
function withReason(): TransformStream<string, string> {
  let open = ''
  let hasReason = false
  return new TransformStream({
    transform(text, controller) {
      const lines = (open + text).split('\n')
      open = lines.pop() ?? ''
      for (const line of lines) {
        hasReason ||= /"finish_reason"\s*:\s*"/.test(line)
        if (!hasReason && /^data:\s*\[DONE\]\s*$/.test(line)) controller.enqueue(stopped)
        controller.enqueue(`${line}\n`)
      }
    },
    flush(controller) {
      if (open !== '') controller.enqueue(open)
    },
  })
}

/** A complete answer, from a server that was asked for a stream. */
const wholeAnswer = z.looseObject({
  choices: z
    .array(z.looseObject({ message: z.looseObject({ content: z.string() }), finish_reason: z.string().nullish() }))
    .min(1),
  usage: z.looseObject({}).nullish(),
})

/** Turns a complete answer into a stream; leaves any other text unchanged. */
function asStream(text: string): string {
  const read = wholeAnswer.safeParse(parsedOrNull(text))
  if (!read.success) return text
  const { choices, usage, ...rest } = read.data
  const [choice] = choices
  return [
    event({ ...rest, choices: [{ index: 0, delta: choice?.message, finish_reason: null }] }),
    event({ ...rest, choices: [{ index: 0, delta: {}, finish_reason: choice?.finish_reason ?? 'stop' }] }),
    ...(usage == null ? [] : [event({ ...rest, choices: [], usage })]),
    'data: [DONE]\n\n',
  ].join('')
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Works like `fetch`, for chat completion servers that don't follow the streaming protocol. Some end with `[DONE]` but
 * no finish reason, which would look like a broken connection. Others ignore `stream` and answer with JSON.
 */
export const fetchAsStream: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const { body, status, statusText, headers } = response
  const type = headers.get('content-type') ?? ''
  if (body === null) return response
  if (type.includes('text/event-stream')) {
    const lines = body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(withReason())
      .pipeThrough(new TextEncoderStream())
    return new Response(lines, { status, statusText, headers })
  }
  if (!response.ok || !type.includes('json')) return response
  const text = await response.text()
  const stream = asStream(text)
  if (stream === text) return new Response(text, { status, statusText, headers })
  return new Response(stream, { status, statusText, headers: { 'content-type': 'text/event-stream' } })
}
