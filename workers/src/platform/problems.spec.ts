import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { requireBearer } from './bearer.ts'
import { createHttpService, type HttpApp } from './httpService.ts'
import { ProblemError } from './problems.ts'

let app: HttpApp
let ready = true

beforeAll(async () => {
  const service = await createHttpService({
    title: 'A service',
    description: 'Used by this spec',
    logger: pino({ level: 'silent' }),
    bodyLimitBytes: 1000,
    readiness: async () => ({ store: { ok: ready, detail: ready ? 'answers' : 'does not answer' } }),
  })
  app = service.app
  app.register(async (scope) => {
    scope.addHook('onRequest', requireBearer('secret'))
    scope.post('/numbers', { schema: { body: z.object({ list: z.array(z.int()), name: z.string() }) } }, async () => {
      throw new ProblemError('TOO_MANY_REQUESTS', undefined, { headers: { 'retry-after': '2' } })
    })
  })
  app.get('/broken', async () => {
    throw new TypeError('a secret detail')
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const post = (payload: string | object, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: '/numbers', payload, headers: { authorization: 'Bearer secret', ...headers } })

describe('problems', () => {
  it('name every wrong field', async () => {
    const answer = await post({ list: [1, 'two', 3.5] })
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/)
    const body = answer.json()
    expect(body).toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST',
      title: expect.any(String),
      type: expect.any(String),
    })
    expect(body.errors.map((entry: { path: string }) => entry.path)).toEqual(['list.1', 'list.2', 'name'])
  })

  it.each([
    ['a body that is not JSON', '{', 'application/json', 400, 'INVALID_REQUEST'],
    ['an empty body', '', 'application/json', 400, 'INVALID_REQUEST'],
    ['a prototype', '{"__proto__": {"a": 1}}', 'application/json', 400, 'INVALID_REQUEST'],
    ['another media type', '<a/>', 'application/xml', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a body that is too large', `"${'x'.repeat(2000)}"`, 'application/json', 413, 'PAYLOAD_TOO_LARGE'],
  ])('refuse %s', async (_name, payload, type, status, code) => {
    const answer = await post(payload, { 'content-type': type })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ status, code })
  })

  it('keep the headers and the code of a refusal', async () => {
    const answer = await post({ list: [], name: 'n' })
    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  })

  it.each(['Bearer wrong', 'Basic secret', 'Bearer', ''])('require the token for "%s"', async (authorization) => {
    const answer = await post({ list: [], name: 'n' }, { authorization })
    expect(answer.statusCode).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
    expect(answer.json()).toMatchObject({ code: 'UNAUTHORIZED' })
  })

  it('answer unknown and unreadable addresses', async () => {
    const unknown = await app.inject({ url: '/nowhere' })
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'NOT_FOUND'])
    const unreadable = await app.inject({ url: '/%zz' })
    expect([unreadable.statusCode, unreadable.json().code]).toEqual([400, 'INVALID_REQUEST'])
    expect(unreadable.headers['content-type']).toMatch(/^application\/problem\+json/)
  })

  it('hide the details of a bug', async () => {
    const answer = await app.inject({ url: '/broken' })
    expect(answer.json()).toMatchObject({ status: 500, code: 'INTERNAL' })
    expect(answer.body).not.toContain('a secret detail')
  })
})

describe('health, readiness, metrics and documentation', () => {
  it('report being alive, ready or not, and how busy the service was', async () => {
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
    expect((await app.inject({ url: '/readyz' })).json()).toMatchObject({
      status: 'ready',
      checks: { store: { ok: true } },
    })
    ready = false
    const notReady = await app.inject({ url: '/readyz' })
    expect(notReady.statusCode).toBe(503)
    expect(notReady.json()).toMatchObject({ code: 'NOT_READY', detail: 'store: does not answer' })
    expect((await app.inject({ url: '/metrics' })).body).toContain('http_request_duration_seconds_count')
  })

  it('describes its routes', async () => {
    const document = (await app.inject({ url: '/docs/json' })).json()
    expect(document.openapi).toBe('3.1.0')
    expect(document.paths['/numbers'].post.requestBody.content['application/json'].schema.required).toEqual([
      'list',
      'name',
    ])
    expect((await app.inject({ url: '/docs' })).statusCode).toBeLessThan(400)
  })
})
