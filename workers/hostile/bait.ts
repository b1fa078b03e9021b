import { randomBytes } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Things hostile programs might find on the host: servers, sockets, a file and variables that all contain a secret. A
 * program may know everything about them except the rest of the secret after its first part.
 */
export type Bait = {
  secret: string
  tcpPort: number
  udpPort: number
  socketPath: string
  abstractName: string
  filePath: string
  servicePid: number
  /** Lists everything that programs have reached since the last call. */
  reached(): string[]
  stop(): Promise<void>
}

/** In two parts, so that no source contains the text its program looks for. */
export const secretParts = ['GREENROOM-', 'BAIT-'] as const

/** Variables that would change a language's behaviour if the service's environment were passed on. */
const variables = {
  RUBYOPT: '-rgreenroom-hostile',
  PERL5OPT: '-Mgreenroom_hostile',
  PYTHONSTARTUP: '/greenroom-hostile.py',
  PYTHONPATH: '/greenroom-hostile',
  BASH_ENV: '/greenroom-hostile.sh',
  JAVA_TOOL_OPTIONS: '-Dgreenroom.hostile=1',
  GOFLAGS: '-greenroom-hostile',
  R_PROFILE_USER: '/greenroom-hostile.r',
}

/** Sets up the bait. Stopping it removes it and restores this process's variables. */
export async function layBait(): Promise<Bait> {
  const secret = `${secretParts.join('')}${randomBytes(16).toString('hex')}`
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-bait-'))
  chmodSync(folder, 0o755)
  const filePath = join(folder, 'secret')
  writeFileSync(filePath, secret)
  const before = new Map(Object.keys(variables).map((name) => [name, process.env[name]]))
  Object.assign(process.env, variables, { GREENROOM_BAIT: secret })

  let hits: string[] = []
  const serve = async (name: string, where: { port: number; host: string } | { path: string }) => {
    const server = createServer((socket) => {
      hits.push(name)
      socket.on('error', () => socket.destroy())
      socket.end(secret)
    })
    await new Promise<void>((resolve, reject) => {
      server.on('error', reject)
      server.listen(where, resolve)
    })
    return server
  }
  const socketPath = join(folder, 'socket')
  const abstractName = `greenroom-bait-${process.pid}-${randomBytes(4).toString('hex')}`
  const tcp = await serve('a TCP port of the host', { port: 0, host: '127.0.0.1' })
  const servers = [
    tcp,
    await serve('a socket file of the host', { path: socketPath }),
    await serve('an abstract socket of the host', { path: `\0${abstractName}` }),
  ]
  chmodSync(socketPath, 0o777)
  const udp = createSocket('udp4', () => hits.push('a UDP port of the host'))
  await new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve))
  const address = tcp.address()

  return {
    secret,
    tcpPort: typeof address === 'object' && address !== null ? address.port : 0,
    udpPort: udp.address().port,
    socketPath,
    abstractName,
    filePath,
    servicePid: process.pid,
    reached() {
      const reached = hits
      hits = []
      return reached
    },
    async stop() {
      for (const [name, value] of before) {
        if (value === undefined) delete process.env[name]
        else process.env[name] = value
      }
      delete process.env.GREENROOM_BAIT
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
      await new Promise<void>((resolve) => udp.close(() => resolve()))
      rmSync(folder, { recursive: true })
    },
  }
}
