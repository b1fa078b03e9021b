import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { cvWordingKeptSeconds, cvWordingOutcomeKey } from '@greenroom/shared/wire'
import { Redis } from 'ioredis'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { ZodError } from 'zod'
import { cvWordingProcessor, isCvWording } from './cvWordingJob.ts'

/** How the backend answers the next call; null if it breaks the connection. */
let answer: { status: number; body: unknown } | null
let asked: { path: string | undefined; headers: IncomingHttpHeaders; body: unknown }[]
let warned: unknown[]
const backend = createServer(async (request, response) => {
  asked.push({ path: request.url, headers: request.headers, body: await json(request) })
  if (answer === null) return response.socket?.destroy()
  response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
})
let redis: Redis

beforeAll(async () => {
  const url = process.env.REDIS_URL
  if (url === undefined) throw new Error('REDIS_URL names no Redis')
  redis = new Redis(url, { maxRetriesPerRequest: null })
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  backend.closeAllConnections()
  await Promise.all([redis.quit(), new Promise((resolve) => backend.close(resolve))])
})
beforeEach(() => {
  answer = null
  asked = []
  warned = []
})

const request = { role: 'Engineer', lines: [{ id: 'l1', text: 'Was responsible for the shop.' }] }
const wording = { line: 'l1', text: 'Ran the shop.' }

/** Runs a job, and returns what it left for the engines. */
async function outcomeOf(runId: string, data: unknown = { kind: 'cv.word', runId, request }): Promise<unknown> {
  const { port } = backend.address() as AddressInfo
  const process = cvWordingProcessor({
    ...{ backendUrl: `http://127.0.0.1:${port}/base`, token: 'secret', redis },
    logger: { warn: (...said: unknown[]) => void warned.push(said) },
  })
  await process({ data })
  return JSON.parse((await redis.get(cvWordingOutcomeKey(runId))) ?? 'null')
}

it('asks the backend with its token, and leaves the wordings in Redis for a while', async () => {
  answer = { status: 200, body: { wordings: [wording] } }
  expect(await outcomeOf('7-a')).toEqual({ wordings: [wording] })
  expect(asked).toMatchObject([
    { path: '/base/cv/wordings', headers: { authorization: 'Bearer secret' }, body: request },
  ])
  const seconds = await redis.ttl(cvWordingOutcomeKey('7-a'))
  expect(seconds).toBeGreaterThan(0)
  expect(seconds).toBeLessThanOrEqual(cvWordingKeptSeconds)
  expect(warned).toEqual([])
})

it.each([
  ['an error', { status: 500, body: {} }],
  ['another form', { status: 200, body: { wordings: [{ line: 'l1' }] } }],
  ['no connection', null],
])('asks once, and says that there is none: %s', async (what, given) => {
  answer = given
  expect(await outcomeOf(`7-${what}`)).toEqual({ wordings: null })
  expect(asked).toHaveLength(1)
  // The text of a CV must never appear in a log.
  expect(JSON.stringify(warned)).toContain(`7-${what}`)
  expect(JSON.stringify(warned)).not.toContain('responsible')
})

it('knows its own jobs among those of the chat queue, and refuses what is none', async () => {
  expect(isCvWording({ data: { kind: 'cv.word' } })).toBe(true)
  expect(isCvWording({ data: { kind: 'chat.call' } })).toBe(false)
  expect(isCvWording({ data: null })).toBe(false)
  await expect(outcomeOf('7-b', { kind: 'cv.word', runId: '7-b' })).rejects.toThrow(ZodError)
})
