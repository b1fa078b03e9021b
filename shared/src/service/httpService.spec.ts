import { connect } from 'node:net'
import { pino } from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createHttpServer } from './httpService.ts'
import { problems } from './testing/sampleProblems.ts'

async function listeningService(lines: string[] = []) {
  const logger = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const app = createHttpServer({ logger, problems, bodyLimitBytes: 1000, slowAfterMs: 60_000 })
  app.get('/link', async (request) => ({ link: new URL('/there', `http://${request.host}`).href }))
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (address === null || typeof address === 'string') throw new Error('the service has no port')
  return address.port
}

/** Sends these bytes, and resolves to the full response. */
const answerTo = (port: number, bytes: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    let received = ''
    socket.on('data', (chunk) => {
      received += chunk.toString()
    })
    socket.on('end', () => resolve(received))
    socket.on('error', reject)
  })

describe('a server of ours', () => {
  it('answers anything but HTTP with a problem', async () => {
    const text = await answerTo(await listeningService(), 'NONSENSE\r\n\r\n')
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(text).toContain('"code":"INVALID_REQUEST"')
  })

  it.each(['a b', '[', 'a/b', 'a@b', 'a:b', 'a:99999', '%zz', '999.1.1.1', '<script>', 'a"b', '\\'])(
    'refuses the malformed host %s with a 400, without a stack in the log',
    async (host) => {
      const lines: string[] = []
      const port = await listeningService(lines)
      const text = await answerTo(port, `GET /link HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      expect(text).toMatch(/^HTTP\/1\.1 400 /)
      expect(text).toContain('"code":"INVALID_REQUEST"')
      expect(lines.map((line) => JSON.parse(line)).filter(({ err, level }) => err?.stack || level > infoLevel)).toEqual(
        [],
      )
    },
  )

  it.each(['localhost:3000', 'app.example.org', '[::1]:3000', '127.0.0.1', 'under_score'])(
    'answers the host %s',
    async (host) => {
      const port = await listeningService()
      const text = await answerTo(port, `GET /link HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
      expect(text).toContain(JSON.stringify({ link: `http://${host}/there` }))
    },
  )

  it('answers HTTP/1.0, which needs no host', async () => {
    const text = await answerTo(await listeningService(), 'GET /link HTTP/1.0\r\n\r\n')
    expect(text).toContain('http://localhost/there')
  })
})

const infoLevel = 30
