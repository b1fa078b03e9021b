import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { createServer as createHttpServer } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo, Server as NetServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type ActionConditions,
  actionTimeoutMs,
  maxAnswerBytes,
  postToAction,
  type ResolvedAddress,
} from './postToAction.ts'

const host = 'hooks.example.org'
const url = `https://${host}/answers`
/** Stands for a public address in these specs; nothing here may call a real one. */
const outside = '127.0.0.1'
/** Stands for an address inside, where a server waits that must never be reached. */
const inside = '127.0.0.2'

type Call = { headers: IncomingHttpHeaders; body: string; method: string | undefined }
let folder: string
let ca: string
let server: Server
let port: number
let insideServer: Server
let insideConnections = 0
let calls: Call[] = []
let answer: RequestListener

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenroom-action-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-days', '2']
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-keyout',
      key,
      '-out',
      cert,
    ].concat(subject),
    { stdio: 'ignore' },
  )
  ca = readFileSync(cert, 'utf8')
  const tls = { key: readFileSync(key), cert: ca }
  server = createServer(tls, (request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => {
      body += piece.toString()
    })
    request.on('end', () => {
      calls.push({ headers: request.headers, body, method: request.method })
      answer(request, response)
    })
  })
  port = await listening(server, outside)
  // The same port, so that a call that went to the wrong address would arrive.
  insideServer = createServer(tls, (_request, response) => response.end())
  insideServer.on('connection', () => {
    insideConnections += 1
  })
  await listening(insideServer, inside, port)
})
afterAll(async () => {
  server.closeAllConnections()
  await Promise.all([server, insideServer].map((each) => new Promise((resolve) => each.close(resolve))))
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  calls = []
  insideConnections = 0
  answer = (_request, response) => void response.writeHead(204).end()
})

const listening = (of: NetServer, address: string, at = 0) =>
  new Promise<number>((resolve) => of.listen(at, address, () => resolve((of.address() as AddressInfo).port)))

const at = (...addresses: string[]): (() => Promise<ResolvedAddress[]>) => {
  return async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
}
const send = (conditions: ActionConditions = {}) =>
  postToAction(
    { url, id: 'answer-1', json: { answers: ['Ada'] } },
    { resolve: at(outside), isAllowed: (address) => address === outside, port, ca, timeoutMs: 2_000, ...conditions },
  )

test('a call arrives as JSON, without cookies, even after the other side set one', async () => {
  answer = (_request, response) => void response.writeHead(200, { 'set-cookie': 'who=ada' }).end('{}')
  expect([await send(), await send()]).toEqual([{ kind: 'delivered' }, { kind: 'delivered' }])
  expect(calls).toHaveLength(2)
  for (const { headers, body, method } of calls) {
    expect({ method, body }).toEqual({ method: 'POST', body: '{"answers":["Ada"]}' })
    expect(headers.cookie).toBeUndefined()
    expect(headers.authorization).toBeUndefined()
    expect(headers['idempotency-key']).toBe('answer-1')
    expect(headers.host).toBe(`${host}:${port}`)
  }
})

test.each([[['127.0.0.1']], [['::1']], [['93.184.216.34', '10.0.0.7']], [['::ffff:127.0.0.1']], [['169.254.169.254']]])(
  'a name that resolves to %s is never called',
  async (addresses) => {
    const conditions = { resolve: at(...addresses), port, ca, timeoutMs: 2_000 }
    const outcome = await postToAction({ url, id: 'answer-1', json: {} }, conditions)
    expect(outcome).toEqual({ kind: 'never', reason: 'ADDRESS_NOT_PUBLIC' })
    expect(calls).toEqual([])
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
  expect(insideConnections).toBe(0)
  expect(calls).toHaveLength(1)
  expect(await send({ resolve })).toEqual({ kind: 'never', reason: 'ADDRESS_NOT_PUBLIC' })
  expect(insideConnections).toBe(0)
})

test.each([301, 302, 303, 307, 308])('a redirect (%i) to an address inside isn’t followed', async (status) => {
  answer = (_request, response) => void response.writeHead(status, { location: `https://${inside}:${port}/` }).end()
  expect(await send()).toEqual({ kind: 'never', reason: `STATUS_${status}` })
  expect(insideConnections).toBe(0)
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
  answer = (_request, response) => void response.writeHead(status).end()
  expect(await send()).toEqual({ kind, reason: `STATUS_${status}` })
})

test('a call takes five seconds at most, including a server that says nothing and a resolver that hangs', async () => {
  expect(actionTimeoutMs).toBe(5_000)
  answer = () => undefined
  expect(await send({ timeoutMs: 200 })).toEqual({ kind: 'later', reason: 'TIMED_OUT' })
  const hangs = { resolve: () => new Promise<never>(() => undefined), timeoutMs: 200 }
  expect(await send(hangs)).toEqual({ kind: 'later', reason: 'TIMED_OUT' })
})

test('an answer that trickles for ever is cut off', async () => {
  let isClosed = false
  answer = (_request, response) => {
    response.writeHead(200)
    const timer = setInterval(() => response.write('.'), 10)
    response.on('close', () => {
      clearInterval(timer)
      isClosed = true
    })
  }
  expect(await send({ timeoutMs: 300 })).toEqual({ kind: 'delivered' })
  await expect.poll(() => isClosed).toBe(true)
})

test('of an endless answer, 64 KB are read', async () => {
  expect(maxAnswerBytes).toBe(65_536)
  let written = 0
  let isClosed = false
  answer = (_request, response) => {
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
  }
  const begun = performance.now()
  expect(await send({ timeoutMs: 60_000 })).toEqual({ kind: 'delivered' })
  // It ended because enough was read, long before its time was over.
  expect(performance.now() - begun).toBeLessThan(30_000)
  await expect.poll(() => isClosed).toBe(true)
  // What lies in the buffers of both sockets was written, but never read.
  expect(written).toBeLessThan(32 * 1024 * 1024)
})

test('a server with another certificate, or without TLS, gets nothing', async () => {
  expect(await postToAction({ url, id: 'a', json: {} }, { resolve: at(outside), isAllowed: () => true, port })).toEqual(
    {
      kind: 'later',
      reason: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    },
  )
  const plain = createHttpServer((_request, response) => void response.end())
  const plainPort = await listening(plain, outside)
  expect((await send({ port: plainPort })).kind).toBe('later')
  await new Promise((resolve) => plain.close(resolve))
  expect(calls).toEqual([])
})

test('an address that can’t be an action isn’t even resolved', async () => {
  const resolve = async (): Promise<never> => {
    throw new Error('it was resolved')
  }
  for (const wrong of ['https://[::1]/', 'https://0x7f.1/', 'https://localhost/', 'http://hooks.example.org/'])
    expect((await postToAction({ url: wrong, id: 'a', json: {} }, { resolve })).kind).toBe('never')
})
