import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { coturn } from '../../../scripts/setup/coturn.ts'
import { ensureTool } from '../../../scripts/setup/tool.ts'

const secret = 'shared by the relay and the engine'

export type Relay = {
  /** Engine settings for this relay. */
  environment: { TURN_URLS: string; TURN_SECRET: string }
  stop(): Promise<void>
}

/**
 * Starts coturn on this machine only, with time-limited credentials as in production.
 * @throws if it can't be installed
 */
export async function startRelay(port: number): Promise<Relay> {
  const found = await ensureTool(coturn)
  if (!found.ok) throw new Error(found.reason)
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-relay-'))
  const settings = {
    'listening-ip': '127.0.0.1',
    'relay-ip': '127.0.0.1',
    'listening-port': String(port),
    'static-auth-secret': secret,
    realm: 'greenroom',
    'log-file': 'stdout',
    pidfile: join(folder, 'pid'),
    userdb: join(folder, 'users'),
  }
  const switches = ['use-auth-secret', 'no-tls', 'no-dtls', 'no-cli', 'allow-loopback-peers', 'verbose']
  const args = [
    ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`),
    ...switches.map((each) => `--${each}`),
  ]
  const relay = spawn(found.path, ['-n', ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  const exited = new Promise<void>((resolve) => relay.on('exit', () => resolve()))
  return {
    environment: { TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`, TURN_SECRET: secret },
    async stop() {
      relay.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true })
    },
  }
}
