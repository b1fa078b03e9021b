import { connect } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createHttpServer } from './httpService.ts'
import { problems } from './testing/sampleProblems.ts'

async function listeningService() {
  const { log } = Fastify({ logger: { level: 'silent' } })
  const app = createHttpServer({ logger: log, problems, bodyLimitBytes: 1000, slowAfterMs: 60_000 })
  onTestFinished(() => app.close())
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

describe('a server of ours', () => {
  it('answers what is not HTTP with a problem', async () => {
    const app = await listeningService()
    const address = app.server.address()
    if (address === null || typeof address === 'string') throw new Error('the service does not listen')
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(address.port, '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'))
      let received = ''
      socket.on('data', (chunk) => {
        received += chunk.toString()
      })
      socket.on('end', () => resolve(received))
      socket.on('error', reject)
    })
    expect(text).toMatch(/^HTTP\/1\.1 400 /)
    expect(text).toContain('"code":"INVALID_REQUEST"')
  })
})
