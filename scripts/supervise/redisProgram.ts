import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from './freePort.ts'
import { guarded } from './guarded.ts'
import { redisAnswers } from './health.ts'
import type { Program } from './programLife.ts'

/**
 * A Redis of our own: on loopback, on a free port, with a password generated for this run, and its data in
 * `dataDir/redis`. It logs every write and never drops a key, because job queues need that.
 */
export async function redisProgram(executable: string, dataDir: string): Promise<{ program: Program; url: string }> {
  const folder = join(dataDir, 'redis')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const port = await freePort()
  const password = randomBytes(24).toString('hex')
  const config = {
    bind: '127.0.0.1',
    port,
    requirepass: password,
    dir: JSON.stringify(folder),
    appendonly: 'yes',
    'maxmemory-policy': 'noeviction',
    save: '""',
    daemonize: 'no',
  }
  const configFile = join(folder, 'redis.conf')
  const lines = Object.entries(config).map(([name, value]) => `${name} ${value}\n`)
  // The settings go into a file, because everybody on the machine can read a process's arguments.
  writeFileSync(configFile, lines.join(''), { mode: 0o600 })

  const program: Program = {
    name: 'redis',
    ...guarded(executable, [configFile]),
    env: process.env,
    cwd: folder,
    logFile: join(dataDir, 'logs', 'redis.log'),
    readyWhen: /ready to accept connections/i,
    health: redisAnswers(port),
  }
  return { program, url: `redis://:${password}@127.0.0.1:${port}` }
}
