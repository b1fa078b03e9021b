/// <reference types="node" />
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { ApiProblem, apiTexts, get, post, put } from './api.ts'

/** Starts a real server on a free port that gives this answer. */
async function serverThat(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const answering = (status: number, body: string, headers: Record<string, string> = {}) =>
  serverThat((_request, response) => {
    response.writeHead(status, headers).end(body)
  })

const problemOf = (call: Promise<unknown>): Promise<ApiProblem> =>
  call.then(
    () => Promise.reject(new Error('The call succeeded')),
    (error: unknown) => (error instanceof ApiProblem ? error : Promise.reject(error)),
  )

const named = z.object({ name: z.string() })

test('an answer is cut down to its schema', async () => {
  const url = await answering(200, '{"name":"Ada","secret":1}')
  expect(await get(url, named)).toEqual({ name: 'Ada' })
})

test('a body goes out as JSON', async () => {
  const url = await serverThat((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    const { method, headers } = request
    request.on('end', () => response.end(JSON.stringify({ method, type: headers['content-type'], body })))
  })
  const answer = z.object({ method: z.string(), type: z.string(), body: z.string() })
  const sent = { type: 'application/json', body: '{"a":1}' }
  expect(await post(url, { a: 1 }, answer)).toEqual({ method: 'POST', ...sent })
  expect(await put(url, { a: 1 }, answer)).toEqual({ method: 'PUT', ...sent })
})

test('a problem keeps its code, its sentence and every field', async () => {
  const body = {
    type: 'about:blank',
    title: 'The request isn’t valid',
    status: 400,
    detail: 'Two fields are wrong.',
    code: 'INVALID_REQUEST',
    errors: [{ path: 'password', message: 'too short', in: 'body' }],
  }
  const url = await answering(400, JSON.stringify(body), { 'content-type': 'application/problem+json' })
  const problem = await problemOf(get(url, named))
  expect(problem).toMatchObject({ status: 400, code: 'INVALID_REQUEST', detail: 'Two fields are wrong.' })
  expect(problem.errors).toEqual(body.errors)
})

test('too many requests say when to try again', async () => {
  const body = {
    type: 'about:blank',
    title: 'Too many requests',
    status: 429,
    detail: 'Wait.',
    code: 'TOO_MANY_REQUESTS',
  }
  const url = await answering(429, JSON.stringify(body), { 'retry-after': '12' })
  expect(await problemOf(get(url, named))).toMatchObject({ code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 12 })
})

test('a missing connection is reported as such, and so is a proxy that found no server', async () => {
  const gone = await serverThat((request) => request.socket.destroy())
  expect(await problemOf(get(gone, named))).toMatchObject({ status: 0, code: 'NETWORK', detail: apiTexts.network })
  const proxy = await answering(502, '<html>Bad Gateway</html>')
  expect(await problemOf(get(proxy, named))).toMatchObject({ status: 502, code: 'NETWORK' })
})

test.each([
  [200, '{"name":1}'],
  [200, '<html></html>'],
  [200, ''],
  [404, '<html></html>'],
])('%i with %j is an unreadable answer', async (status, body) => {
  const url = await answering(status, body)
  expect(await problemOf(get(url, named))).toMatchObject({ status, code: 'UNEXPECTED_ANSWER' })
})

test('an aborted call isn’t the server’s problem', async () => {
  const url = await serverThat(() => undefined)
  const giveUp = new AbortController()
  const call = get(url, named, { signal: giveUp.signal })
  giveUp.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})
