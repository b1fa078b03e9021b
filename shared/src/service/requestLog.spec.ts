import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { createHttpServer } from './httpService.ts'
import { sendProblem } from './problems.ts'
import { problems } from './testing/sampleProblems.ts'

/** Requests these addresses from a service with this log level, and resolves to its log. */
async function linesFor(urls: string[], { level = 'info', slowAfterMs = 60_000 } = {}) {
  const written: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written.push(String(chunk))
      done()
    },
  })
  const { log } = Fastify({ logger: { level, stream } })
  const app = createHttpServer({ logger: log, problems, bodyLimitBytes: 1000, slowAfterMs })
  app.setNotFoundHandler((request, reply) => sendProblem(reply, problems.unknownRoute(request)))
  app.get('/fine', async () => ({ ok: true }))
  app.get('/broken', async () => {
    throw new TypeError('a bug')
  })
  for (const url of urls) await app.inject({ url })
  await app.close()
  return { text: written.join(''), lines: written.map((line) => JSON.parse(line)) }
}

const withEmail = (path: string) => `${path}?email=ada%40example.org`
const everything = ['/fine', '/broken', '/nowhere', '/%zz'].map(withEmail)

describe('the log of requests', () => {
  it('is empty for successful requests and callers’ mistakes', async () => {
    expect((await linesFor(['/fine', '/nowhere', '/%zz'].map(withEmail))).lines).toEqual([])
  })

  it('has failed requests', async () => {
    const { lines } = await linesFor([withEmail('/broken')])
    expect(lines).toMatchObject([
      { msg: 'unexpected error', err: { message: 'a bug' } },
      { msg: 'request failed', method: 'GET', path: '/broken', status: 500, durationMs: expect.any(Number) },
    ])
  })

  it('has slow requests', async () => {
    const { lines } = await linesFor([withEmail('/fine')], { slowAfterMs: 0 })
    expect(lines).toMatchObject([{ msg: 'slow request', path: '/fine', status: 200 }])
  })

  it('has every request at a lower level, but never the query', async () => {
    const { lines, text } = await linesFor(everything, { level: 'trace', slowAfterMs: 0 })
    expect(lines.filter(({ path }) => path === '/fine')).toHaveLength(1)
    expect(text).not.toMatch(/email|example/)
    const quiet = await linesFor(everything, { level: 'trace' })
    expect(quiet.lines.map(({ path }) => path)).toEqual(expect.arrayContaining(['/fine', '/broken', '/nowhere']))
    expect(quiet.text).not.toMatch(/email|example/)
  })
})
