import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { inspect } from 'node:util'
import { longestMessage } from '@greenroom/shared/session'
import { programmingLanguages } from '@greenroom/shared/vocabulary'
import { problemSchema } from '@greenroom/shared/wire'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Person, startTestEngine, type TestEngine } from './testing/runningEngine.ts'

/** Set CALLS=1500 to make more calls. */
const callsPerOperation = Number(process.env.CALLS ?? 60)
const handshakes = 150
/** Every operation may answer this, because a URL can exceed the header size that Node accepts. */
const headersTooLarge = 431

const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
        requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
})
type Operation = {
  method: string
  path: string
  parameters: { name: string; in: string }[]
  fields: string[] | null
  /** The statuses listed in the description. */
  statuses: number[]
}

let engine: TestEngine
let ada: Person
let eve: Person
let sessionId: string
/** Another of Ada's sessions; DELETE calls use this one and never `sessionId`. */
let spareSessionId: string
let othersSessionId: string

beforeAll(async () => {
  engine = await startTestEngine()
  ada = await engine.signUp('Ada')
  sessionId = await ada.session()
  spareSessionId = await ada.session()
  eve = await engine.signUp('Eve')
  othersSessionId = await eve.session()
})
afterAll(() => engine.stop())

async function operations(): Promise<Operation[]> {
  const { paths } = documentSchema.parse((await engine.call('GET', '/docs/json')).body)
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters, requestBody, responses }]) => {
      const body = z
        .looseObject({ properties: z.record(z.string(), z.unknown()).default({}) })
        .safeParse(requestBody?.content['application/json']?.schema)
      const fields = requestBody === undefined ? null : Object.keys(body.data?.properties ?? {})
      const statuses = Object.keys(responses).map(Number)
      return { method: method.toUpperCase(), path, parameters, fields, statuses }
    }),
  )
}

/** Values that are valid, or nearly valid, for some field somewhere. */
const words = fc.constantFrom(
  ...[
    'ai',
    'human',
    'tech_interview_prep',
    'timed_coding',
    'on_site',
    'fire-drill',
    'a@example.org',
    'info',
    '5',
    '-1',
  ],
  ...['StartInterview', 'SendMessage', 'SaveCode', 'ChangeSettings', 'DeliverReply', 'EndInterview', 'RetryReply'],
  ...['', ' ', '\u0000', '\ud800', '__proto__', 'constructor', 'toString', '../..', '%', '{}', "' OR 1=1 --", '$where'],
  ...programmingLanguages.slice(0, 3),
  'x'.repeat(longestMessage + 1),
)
const numbers = fc.constantFrom(0, -0, 1, -1, 1.5, 5, 1e21, 2 ** 53, Number.MIN_VALUE, Number.MAX_VALUE)
const value = fc.oneof(
  { weight: 4, arbitrary: words },
  numbers,
  fc.boolean(),
  fc.string({ unit: 'binary' }),
  fc.jsonValue({ maxDepth: 3 }),
)
const record = (fields: readonly string[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.record(Object.fromEntries(fields.map((name) => [name, value])), { requiredKeys: [] }) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
const text = fc.oneof(words, fc.string({ unit: 'binary', maxLength: 120 }))

function callOf({ method, path, parameters, fields }: Operation) {
  const inPath = parameters.filter((each) => each.in === 'path').map(({ name }) => name)
  const inQuery = parameters.filter((each) => each.in === 'query').map(({ name }) => name)
  const own = method === 'DELETE' ? spareSessionId : sessionId
  const paths = fc.record(
    Object.fromEntries(inPath.map((name) => [name, fc.oneof(fc.constant(own), fc.constant(othersSessionId), text)])),
  )
  const queries = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...inQuery, 'other'), text), text), { maxLength: 6 })
  const bodies = fields === null ? fc.constant(undefined) : record(fields)
  return fc.record({ paths, queries, body: bodies, signedIn: fc.boolean() }).map((chosen) => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(chosen.paths[name] ?? ''))
    const query = chosen.queries.map(([name, each]) => `${encoded(name)}=${encoded(each)}`).join('&')
    return { method, path: `${filled}?${query}`, body: chosen.body, signedIn: chosen.signedIn }
  })
}

/** Half of a surrogate pair can't be part of a URL. */
const encoded = (part: string): string => encodeURIComponent(part.toWellFormed())

describe('an engine that is stopped', () => {
  it('doesn’t wait for callers that don’t answer', async () => {
    const other = await startTestEngine()
    const person = await other.signUp()
    const live = `/api/sessions/${await person.session()}/live`
    const { hostname, port, host } = new URL(other.url)
    const key = 'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
    const silent: Socket[] = []
    for (const address of ['/socket.io/?EIO=4&transport=websocket', live]) {
      const socket = connect({ host: hostname, port: Number(port) })
      silent.push(socket)
      const head = `host: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\ncookie: ${person.cookie}\r\n${key}`
      socket.write(`GET ${address} HTTP/1.1\r\n${head}\r\n`)
      await once(socket, 'data')
      // Errors are ignored, because the connection is reset in the end.
      socket.on('error', () => {})
    }
    const reader = new WebSocket(`${other.url.replace('http', 'ws')}${live}`, { headers: { cookie: person.cookie } })
    await new Promise((resolve) => reader.addEventListener('message', resolve, { once: true }))
    const startedAt = performance.now()
    await other.stop()
    expect(performance.now() - startedAt).toBeLessThan(15_000)
    for (const socket of silent) socket.destroy()
  })
})

describe('an engine that receives anything', () => {
  it('answers every call by its contract: below 500, with a described status, and as a problem if something is wrong', async () => {
    const all = await operations()
    expect(all.length).toBeGreaterThanOrEqual(14)
    const statuses = new Map<number, number>()
    const cuts: string[] = []
    for (const operation of all) {
      // Signing out would end the sign-in used by all other calls.
      const mayUseCookie = !operation.path.startsWith('/api/auth/sign-out')
      await fc.assert(
        fc.asyncProperty(callOf(operation), async ({ method, path, body, signedIn }) => {
          const person = signedIn && mayUseCookie ? ada : engine
          const sent = { body: body === undefined ? undefined : JSON.stringify(body) }
          const answer = await person.call(method, path, sent).catch((error: Error) => {
            // A server may close an open connection at any time, so we retry as browsers do. A crashed engine fails
            // below.
            cuts.push(`${method} ${path.slice(0, 60)}: ${error.message}: ${inspect(error.cause)}`)
            return person.call(method, path, sent)
          })
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          expect(answer.status).toBeLessThan(500)
          expect([...operation.statuses, headersTooLarge], `${answer.status} for ${method} ${path}`).toContain(
            answer.status,
          )
          if (answer.status < 400) return
          expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
          expect(problemSchema.parse(answer.body).status).toBe(answer.status)
        }),
        { numRuns: callsPerOperation },
      )
    }
    if (cuts.length > 0) console.log('cut off:', cuts)
    expect(cuts.length).toBeLessThanOrEqual(3)
    // The calls got different answers, so they reached more than one check.
    for (const status of [200, 400, 401, 404]) expect([...statuses.keys()]).toContain(status)
    expect(engine.unexpected()).toEqual([])
    expect((await ada.call('GET', `/api/sessions/${sessionId}`)).status).toBe(200)
    // Only the session Ada deleted herself is gone. Other people's sessions are still there.
    expect((await ada.call('GET', `/api/sessions/${spareSessionId}`)).status).toBe(404)
    expect((await eve.call('GET', `/api/sessions/${othersSessionId}`)).status).toBe(200)
  })

  it('ends a live feed that gets something other than a frame, without logging an error', async () => {
    const { hostname, port, host } = new URL(engine.url)
    const socket = connect({ host: hostname, port: Number(port) })
    const ended = once(socket, 'close')
    const key = 'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
    const head = `host: ${host}\r\nconnection: upgrade\r\nupgrade: websocket\r\ncookie: ${ada.cookie}\r\n${key}`
    socket.write(`GET /api/sessions/${sessionId}/live HTTP/1.1\r\n${head}\r\n`)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 101/)
    socket.resume()
    socket.write(Buffer.from([0xff, 0xff]))
    await ended
    expect(engine.unexpected()).toEqual([])
  })

  it('survives handshakes of every kind, and callers that hang up in the middle of one', async () => {
    const key = 'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
    const addresses = fc.constantFrom(
      ...['/', '/api/me', '/api/nowhere', '/%zz', '*', '//', 'http://[', `/api/sessions/${sessionId}/live`],
      ...['/socket.io/', '/socket.io/?EIO=4&transport=websocket', '/socket.io/?EIO=3&transport=polling&sid=x'],
      ...['/socket.io/?EIO=4&transport=__proto__', '/api/sessions/__proto__/live?after=x', '/socket.io/%zz?EIO=4'],
    )
    const handshake = fc.record({
      method: fc.constantFrom('GET', 'POST', 'OPTIONS', 'NONSENSE'),
      address: addresses,
      protocol: fc.constantFrom('websocket', 'h2c', ''),
      key: fc.constantFrom(key, '', 'sec-websocket-key: x\r\n', key.replace('13', '99')),
      cookie: fc.constantFrom(ada.cookie, 'greenroom.session_token=x', ''),
      more: fc.oneof(fc.constant(''), fc.string({ unit: 'binary' })),
      hangsUp: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(handshake, async ({ method, address, protocol, key: sent, cookie, more, hangsUp }) => {
        const { hostname, port, host } = new URL(engine.url)
        const socket = connect({ host: hostname, port: Number(port) })
        const ended = once(socket, 'close')
        // Errors are ignored, because a reset is what this test expects.
        socket.on('error', () => {})
        socket.resume()
        const head = `host: ${host}\r\nconnection: upgrade\r\nupgrade: ${protocol}\r\ncookie: ${cookie}\r\n${sent}`
        socket.write(`${method} ${address} HTTP/1.1\r\n${head}\r\n${more}`, () => {
          if (hangsUp) socket.resetAndDestroy()
          else socket.end()
        })
        const patience = setTimeout(() => socket.destroy(), 200)
        await ended
        clearTimeout(patience)
      }),
      { numRuns: handshakes },
    )
    expect((await engine.call('GET', '/readyz')).status).toBe(200)
    const socket = await ada.socket()
    expect(socket.isConnected()).toBe(true)
    socket.close()
    expect(engine.unexpected()).toEqual([])
  })
})
