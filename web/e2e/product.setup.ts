import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '../../scripts/supervise/freePort.ts'

const checkout = join(import.meta.dirname, '..', '..')

/**
 * Starts the product as a person would, on ports and a data folder of its own, before the browser tests. They find it at
 * `baseURL` (GREENROOM_URL) and its files (mails, logs, run.pid) in GREENROOM_DATA_DIR.
 * @returns what stops it
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-e2e-'))
  const product = spawn(process.execPath, [join(checkout, 'scripts', 'start.mjs')], {
    cwd: checkout,
    env: { ...process.env, ...(await ownPorts()), DATA_DIR: dataDir, NODE_ENV: 'development', REDIS_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => product.on('exit', () => resolve()))

  const url = await new Promise<string>((resolve, reject) => {
    const said: string[] = []
    createInterface({ input: product.stdout }).on('line', (line) => {
      said.push(line)
      console.log(`product: ${line}`)
      const ready = /^ready (\S+)$/.exec(line)?.[1]
      if (ready) resolve(ready)
    })
    exited.then(() => reject(new Error(`The product did not start:\n${said.join('\n')}`)))
  })
  process.env.GREENROOM_URL = url
  process.env.GREENROOM_DATA_DIR = dataDir

  return async () => {
    product.kill('SIGTERM')
    await exited
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function ownPorts(): Promise<Record<string, string>> {
  const ports: Record<string, string> = {}
  for (const name of ['PORT', 'AI_BACKEND_PORT', 'EXECUTOR_PORT', 'INTERNAL_PORT'])
    ports[name] = String(await freePort())
  return ports
}
