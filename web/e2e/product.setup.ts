import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { startIdentityProvider } from '@greenroom/shared/testing'
import { oidcPaths } from '@greenroom/shared/wire'
import { freePort } from '../../scripts/supervise/freePort.ts'
import { adminEmail } from './testing/admin.ts'

const checkout = join(import.meta.dirname, '..', '..')

const READY_WITHIN_MS = 180_000

/**
 * Starts Greenroom as a user would, on its own ports and data folder, before the browser tests. They find it at
 * `baseURL` (GREENROOM_URL). If GREENROOM_URL is already set, tests what is running there instead. That saves a start
 * each time while you're writing a test.
 * @returns a function that stops it
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (process.env.GREENROOM_URL) return async () => {}
  const ports = await ownPorts()
  // A real identity provider on this machine that lets everyone sign in.
  const identityProvider = await startIdentityProvider({
    redirectUri: `http://127.0.0.1:${ports.PORT}${oidcPaths.callback}`,
  })
  try {
    const product = await startOwnProduct({ ...identityProvider.environment, ...ports })
    process.env.GREENROOM_URL = product.url
    return async () => {
      await product.stop()
      await identityProvider.stop()
    }
  } catch (error) {
    await identityProvider.stop()
    throw error
  }
}

export type OwnProduct = { url: string; dataDir: string; stop: () => Promise<void> }

/** Starts a separate Greenroom, for a test that has to break something in it. */
export async function startOwnProduct(environment: Record<string, string>): Promise<OwnProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-e2e-'))
  const product = spawn(process.execPath, [join(checkout, 'scripts', 'start.mjs')], {
    cwd: checkout,
    env: { ...process.env, ...untouchedByDotEnv, ...environment, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise<void>((resolve) => product.on('exit', () => resolve()))
  const stop = async () => {
    product.kill('SIGTERM')
    await exited
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    return { url: await readyAddress(product.stdout, exited), dataDir, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Prints Greenroom's output, and resolves with the address on its last line. */
function readyAddress(output: Readable, exited: Promise<void>): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The product was not ready within three minutes')), READY_WITHIN_MS)
    createInterface({ input: output }).on('line', (line) => {
      console.log(`product: ${line}`)
      const address = /^ready (\S+)$/.exec(line)?.[1]
      if (!address) return
      clearTimeout(late)
      resolve(address)
    })
    exited.then(() => {
      clearTimeout(late)
      reject(new Error('The product ended before it was ready; what it said is above'))
    })
  })
}

/** A developer's own .env must not affect the tests: an empty value counts as not set. */
const untouchedByDotEnv = {
  NODE_ENV: 'development',
  HOST: '',
  PUBLIC_URL: '',
  MONGODB_URL: '',
  REDIS_URL: '',
  AI_BACKEND_URL: '',
  EXECUTOR_URL: '',
  INTERNAL_URL: '',
  // Offer a language model to agree to. Nothing listens there, but people who haven't agreed never notice.
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: 'http://127.0.0.1:9/v1',
  AI_MODEL: 'nobody',
  AI_API_KEY: '',
  SMTP_URL: '',
  ALPHA_ONLY: '',
  ADMIN_EMAIL: adminEmail,
  // All visitors in these tests share one address.
  SIGN_UPS_PER_ADDRESS: '99999',
  TRIALS_PER_ADDRESS_PER_DAY: '1000',
}

export async function ownPorts(): Promise<Record<string, string>> {
  const ports: Record<string, string> = {}
  for (const name of ['PORT', 'AI_BACKEND_PORT', 'EXECUTOR_PORT', 'INTERNAL_PORT'])
    ports[name] = String(await freePort())
  return ports
}
