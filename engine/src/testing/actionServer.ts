import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type ActionCall = { headers: IncomingHttpHeaders; body: string; method: string | undefined }

/** An HTTPS server that stands in for an external service. */
export type ActionServer = {
  port: number
  /** Its own certificate, which callers have to trust. */
  ca: string
  /** The calls so far. */
  calls: ActionCall[]
  /** Sets how it answers from now on. */
  answerWith(listener: RequestListener): void
  /** The number of connections, including those without a call. */
  connections(): number
  stop(): Promise<void>
}

/** A key and a certificate for a host name. */
export type Identity = { key: string; cert: string }

/** Makes a certificate that only specs trust. */
export function makeIdentity(host: string): Identity {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-action-'))
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2']
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`]
  execFileSync('openssl', ['req', '-x509', ...kind, ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const identity = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  rmSync(folder, { recursive: true })
  return identity
}

/** Starts a server at an address of this machine. */
export async function startActionServer({ key, cert }: Identity, address: string, at = 0): Promise<ActionServer> {
  const calls: ActionCall[] = []
  let connections = 0
  let answer: RequestListener = (_request, response) => void response.writeHead(204).end()
  const server = createServer({ key, cert }, (request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => {
      body += piece.toString()
    })
    request.on('end', () => {
      calls.push({ headers: request.headers, body, method: request.method })
      answer(request, response)
    })
  })
  server.on('connection', () => {
    connections += 1
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(at, address, () => resolve((server.address() as AddressInfo).port))
  })
  return {
    ...{ port, ca: cert, calls },
    answerWith(listener) {
      answer = listener
    },
    connections: () => connections,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
