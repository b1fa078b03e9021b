const stopped = `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\n`

/** Passes a stream of chat completions on line by line, and puts a reason before `[DONE]` where none was given. */
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

/**
 * `fetch` for servers that end their streams with `[DONE]` and never say why they stopped. Without this, such an end looks like a broken
 * connection, which has neither.
 */
export const fetchWithFinishReason: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') === true
  if (response.body === null || !isStream) return response
  const body = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(withReason())
    .pipeThrough(new TextEncoderStream())
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}
