import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { ModelUsage } from '@greenroom/shared/session'
import { type ChatJob, chatCallPaths } from '@greenroom/shared/wire'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { callChat } from './chatCall.ts'

type Asked = { path: string; query: Record<string, string>; headers: IncomingMessage['headers']; body: unknown }

const reply = {
  sender: 'interviewerCoach',
  recipient: 'candidate',
  time_sent: '2026-01-01T12:00:00Z',
  message: 'Look.',
}
let asked: Asked[] = []
/** The events the backend streams; null if it answers with JSON. */
let streamed: string[] | null = null
let status = 200
/** The backend's response headers, and the token usage reported for the last call. */
let headers: Record<string, string> = {}
let paid: ModelUsage | undefined
const server = createServer(async (request, response) => {
  const url = new URL(request.url ?? '', 'http://backend')
  const query = Object.fromEntries(url.searchParams)
  asked.push({ path: url.pathname, query, headers: request.headers, body: await json(request) })
  if (streamed !== null) return response.setHeader('content-type', 'text/event-stream').end(streamed.join(''))
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(reply))
})
beforeEach(async () => {
  asked = []
  streamed = null
  status = 200
  headers = {}
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
})

/** Calls a test backend that has a base path, as an operator may configure it. */
async function called(
  job: Pick<ChatJob, 'call' | 'action' | 'desiredAction'>,
  onText: (text: string) => void = () => {},
): Promise<Asked | undefined> {
  const { port } = server.address() as AddressInfo
  const whole: ChatJob = { kind: 'chat.call', sessionId: 's', replyId: 'coach-9', body: { userId: 7 }, ...job }
  const options = { backendUrl: `http://127.0.0.1:${port}/base`, token: 'secret', timeoutMs: 5_000, onText }
  const { response, ...told } = await callChat(whole, 'key', options)
  expect(response).toMatchObject({ message: 'Look.' })
  paid = told.usage
  return asked.at(-1)
}

describe('a chat call', () => {
  it('requests a predefined interaction with the query of spec §7', async () => {
    expect(
      await called({ call: 'predefinedInteractions', action: null, desiredAction: 'detectBugsInCode' }),
    ).toMatchObject({
      path: `/base${chatCallPaths.predefinedInteractions}`,
      query: { desiredAction: 'detectBugsInCode' },
      headers: { authorization: 'Bearer secret', 'idempotency-key': 'key' },
      body: { userId: 7 },
    })
  })

  it('accepts any success status: another backend may answer 201', async () => {
    status = 201
    await called({ call: 'coachDebug', action: null })
  })

  it('has no such query in other calls', async () => {
    const debug = await called({ call: 'coachDebug', action: null })
    expect(debug?.path).toBe('/base/coach/debug')
    expect(debug?.query).toEqual({})
    const quick = await called({ call: 'telephoneOrOnsiteUserQuickActions', action: 'doneCoding' })
    expect(quick?.query).toEqual({ action: 'doneCoding' })
  })

  it('uses the reply, whatever was streamed, and skips unknown events', async () => {
    const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
    streamed = [
      event('delta', { text: 'Hear.' }),
      event('usage', { inputTokens: 3, outputTokens: 4, isEstimated: false }),
      event('weather', 'fine'),
      event('reply', reply),
    ]
    const heard: string[] = []
    await called({ call: 'coachDebug', action: null }, (text) => heard.push(text))
    expect(heard).toEqual(['Hear.'])
    expect(paid).toEqual({ inputTokens: 3, outputTokens: 4, isEstimated: false })
  })

  it('reads a language model’s paid usage from the headers of an answer that isn’t streamed', async () => {
    await called({ call: 'coachDebug', action: null })
    expect(paid).toBeUndefined()
    headers = {
      'x-greenroom-usage-input-tokens': '3',
      'x-greenroom-usage-output-tokens': '4',
      'x-greenroom-usage-estimated': 'true',
    }
    await called({ call: 'coachDebug', action: null })
    expect(paid).toEqual({ inputTokens: 3, outputTokens: 4, isEstimated: true })
  })

  it.each([
    ['no number', { inputTokens: 'many', outputTokens: 4, isEstimated: false }],
    ['less than nothing', { inputTokens: -3, outputTokens: 4, isEstimated: false }],
    ['more than there can be', { inputTokens: 1e12, outputTokens: 4, isEstimated: false }],
    ['half of it', { inputTokens: 3 }],
    ['null', null],
  ])('loses no reply because of invalid usage figures: %s', async (_name, told) => {
    streamed = [`event: usage\ndata: ${JSON.stringify(told)}\n\n`, `event: reply\ndata: ${JSON.stringify(reply)}\n\n`]
    await called({ call: 'coachDebug', action: null })
    expect(paid).toBeUndefined()
  })
})
