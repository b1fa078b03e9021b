import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ActionServer, makeIdentity, startActionServer } from '../../../testing/actionServer.ts'
import {
  type ActionConditions,
  actionTimeoutMs,
  maxAnswerBytes,
  postToAction,
  type ResolvedAddress,
} from './postToAction.ts'

const host = 'hooks.example.org'
const url = `https://${host}/answers`
/** Stands in for a public address in these specs; nothing here may call a real one. */
const outside = '127.0.0.1'
/** Stands in for an internal address. The server there must never be reached. */
const inside = '127.0.0.2'

let server: ActionServer
let insideServer: ActionServer
let insideBefore = 0

beforeAll(async () => {
  const identity = makeIdentity(host)
  server = await startActionServer(identity, outside)
  // Uses the same port, so that a call to the wrong address would arrive.
  insideServer = await startActionServer(identity, inside, server.port)
})
afterAll(async () => {
  await Promise.all([server.stop(), insideServer.stop()])
})
beforeEach(() => {
  server.calls.length = 0
  insideBefore = insideServer.connections()
  server.answerWith((_request, response) => void response.writeHead(204).end())
})

const insideConnections = () => insideServer.connections() - insideBefore

const at = (...addresses: string[]): (() => Promise<ResolvedAddress[]>) => {
  return async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
}
const send = (conditions: ActionConditions = {}) =>
  postToAction(
    { url, id: 'answer-1', json: { answers: ['Ada'] } },
    {
      resolve: at(outside),
      isAllowed: (address) => address === outside,
      port: server.port,
      ca: server.ca,
      timeoutMs: 2_000,
      ...conditions,
    },
  )

test('a call arrives as JSON, without cookies, even after the other side set one', async () => {
  server.answerWith((_request, response) => void response.writeHead(200, { 'set-cookie': 'who=ada' }).end('{}'))
  expect([await send(), await send()]).toEqual([{ kind: 'delivered' }, { kind: 'delivered' }])
  expect(server.calls).toHaveLength(2)
  for (const { headers, body, method } of server.calls) {
    expect({ method, body }).toEqual({ method: 'POST', body: '{"answers":["Ada"]}' })
    expect(headers.cookie).toBeUndefined()
    expect(headers.authorization).toBeUndefined()
    expect(headers['idempotency-key']).toBe('answer-1')
    expect(headers.host).toBe(`${host}:${server.port}`)
  }
})

test.each([[['127.0.0.1']], [['::1']], [['93.184.216.34', '10.0.0.7']], [['::ffff:127.0.0.1']], [['169.254.169.254']]])(
  'a name that resolves to %s is never called',
  async (addresses) => {
    const conditions = { resolve: at(...addresses), port: server.port, ca: server.ca, timeoutMs: 2_000 }
    const outcome = await postToAction({ url, id: 'answer-1', json: {} }, conditions)
    expect(outcome).toEqual({ kind: 'never', reason: 'ADDRESS_NOT_PUBLIC' })
    expect(server.calls).toEqual([])
  },
)

test('a name that turns to an address inside after the check leads to the address that was checked', async () => {
  let asked = 0
  const resolve = async (): Promise<ResolvedAddress[]> => {
    asked += 1
    return [{ address: asked === 1 ? outside : inside, family: 4 }]
  }
  expect(await send({ resolve })).toEqual({ kind: 'delivered' })
  expect(asked).toBe(1)
  expect(insideConnections()).toBe(0)
  expect(server.calls).toHaveLength(1)
  expect(await send({ resolve })).toEqual({ kind: 'never', reason: 'ADDRESS_NOT_PUBLIC' })
  expect(insideConnections()).toBe(0)
})

test.each([301, 302, 303, 307, 308])('a redirect (%i) to an address inside isn’t followed', async (status) => {
  server.answerWith(
    (_request, response) => void response.writeHead(status, { location: `https://${inside}:${server.port}/` }).end(),
  )
  expect(await send()).toEqual({ kind: 'never', reason: `STATUS_${status}` })
  expect(insideConnections()).toBe(0)
})

test.each([
  [400, 'never'],
  [404, 'never'],
  [410, 'never'],
  [408, 'later'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
])('the status %i means: deliver %s', async (status, kind) => {
  server.answerWith((_request, response) => void response.writeHead(status).end())
  expect(await send()).toEqual({ kind, reason: `STATUS_${status}` })
})

test('a call takes five seconds at most, including a server that says nothing and a resolver that hangs', async () => {
  expect(actionTimeoutMs).toBe(5_000)
  server.answerWith(() => undefined)
  expect(await send({ timeoutMs: 200 })).toEqual({ kind: 'later', reason: 'TIMED_OUT' })
  const hangs = { resolve: () => new Promise<never>(() => undefined), timeoutMs: 200 }
  expect(await send(hangs)).toEqual({ kind: 'later', reason: 'TIMED_OUT' })
})

test('an answer that trickles for ever is cut off', async () => {
  let isClosed = false
  server.answerWith((_request, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('.'), 10)
    response.on('close', () => {
      clearInterval(timer)
      isClosed = true
    })
  })
  expect(await send({ timeoutMs: 300 })).toEqual({ kind: 'delivered' })
  await expect.poll(() => isClosed).toBe(true)
})

test('of an endless answer, 64 KB are read', async () => {
  expect(maxAnswerBytes).toBe(65_536)
  let written = 0
  let isClosed = false
  server.answerWith((_request, response) => {
    response.writeHead(200)
    const piece = Buffer.alloc(16_384, 'a')
    const more = () => {
      while (!response.destroyed && response.write(piece)) written += piece.length
    }
    response.on('drain', more)
    response.on('close', () => {
      isClosed = true
    })
    more()
  })
  const begun = performance.now()
  expect(await send({ timeoutMs: 60_000 })).toEqual({ kind: 'delivered' })
  // The call ended because enough was read, long before its time limit.
  expect(performance.now() - begun).toBeLessThan(30_000)
  await expect.poll(() => isClosed).toBe(true)
  // The data in both sockets' buffers was written, but never read.
  expect(written).toBeLessThan(32 * 1024 * 1024)
})

test('a server with another certificate, or without TLS, gets nothing', async () => {
  expect(
    await postToAction({ url, id: 'a', json: {} }, { resolve: at(outside), isAllowed: () => true, port: server.port }),
  ).toEqual({
    kind: 'later',
    reason: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  })
  const plain = createHttpServer((_request, response) => void response.end())
  const plainPort = await new Promise<number>((resolve) => {
    plain.listen(0, outside, () => resolve((plain.address() as AddressInfo).port))
  })
  expect((await send({ port: plainPort })).kind).toBe('later')
  await new Promise((resolve) => plain.close(resolve))
  expect(server.calls).toEqual([])
})

test('an address that can’t be an action isn’t even resolved', async () => {
  const resolve = async (): Promise<never> => {
    throw new Error('it was resolved')
  }
  for (const wrong of ['https://[::1]/', 'https://0x7f.1/', 'https://localhost/', 'http://hooks.example.org/'])
    expect((await postToAction({ url: wrong, id: 'a', json: {} }, { resolve })).kind).toBe('never')
})
