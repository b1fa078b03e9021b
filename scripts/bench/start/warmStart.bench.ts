import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../supervise/freePort.ts'
import { checkout } from '../program.ts'
import { report } from '../report.ts'

const rounds = 5
const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-bench-'))
const ports = {
  PORT: String(await freePort()),
  INTERNAL_PORT: String(await freePort()),
  AI_BACKEND_PORT: String(await freePort()),
  EXECUTOR_PORT: String(await freePort()),
}
// Without REDIS_URL, the start runs its own Redis, as it does for a user.
const { REDIS_URL: _ofTheBenches, ...env } = process.env

/** Measures the time from the command to its last line. Stops everything again before the next start. */
async function startMs(): Promise<{ tookMs: number; built: boolean }> {
  const startedAt = performance.now()
  const npm = spawn('npm', ['start'], {
    cwd: checkout,
    env: { ...env, ...ports, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(npm, 'exit')
  let said = ''
  npm.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8')
  })
  const tookMs = await new Promise<number>((resolve, reject) => {
    npm.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8')
      if (/^ready /m.test(said)) resolve(performance.now() - startedAt)
    })
    npm.once('exit', () => reject(new Error(`npm start ended before it was ready:\n${said}`)))
  })
  npm.kill('SIGTERM')
  await ended
  return { tookMs, built: said.includes('Building') }
}

const measured: number[] = []
// The first start may have to install and build.
await startMs()
for (let tries = 0; measured.length < rounds && tries < 3 * rounds; tries += 1) {
  const { tookMs, built } = await startMs()
  // The sources changed in the meantime, so that start wasn't warm.
  if (!built) measured.push(tookMs)
}
report({
  what: 'warm `npm start` until `ready`',
  unit: 'ms',
  ours: measured,
  floor: null,
  reach: { of: 'value', is: 'at most', bound: 3_000 },
})
rmSync(dataDir, { recursive: true, force: true })
process.disconnect?.()
