import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { redisOfSpecs } from '../../engine/src/testing/runningEngine.ts'
import { freePort } from '../supervise/freePort.ts'

const checkout = join(import.meta.dirname, '..', '..')

const programs = {
  engine: ['engine/src/main.ts'],
  workers: ['workers/src/main.ts', 'queue'],
  backend: ['workers/src/main.ts', 'backend'],
  executor: ['workers/src/main.ts', 'executor'],
} as const
export type ProgramName = keyof typeof programs

const readyWithinMs = 60_000

/** The product's programs, each in its own process, so that a test can kill and restart them. */
export type Programs = {
  url: string
  internalUrl: string
  executorUrl: string
  token: string
  start(name: ProgramName): Promise<void>
  /** Kills it abruptly, as in a power cut. */
  kill(name: ProgramName): Promise<void>
  stop(): Promise<void>
}

/** Empties this spec file's Redis. Otherwise the next test's workers would do jobs left over from an earlier test. */
async function emptyRedis(): Promise<string> {
  const url = redisOfSpecs()
  const redis = new Redis(url)
  await redis.flushall()
  await redis.quit()
  return url
}

/**
 * Prepares the programs on free ports, with an empty Redis and a new data folder.
 * @param environment overrides the programs' environment, for example AI_BACKEND_URL
 */
export async function preparePrograms(environment: Record<string, string> = {}): Promise<Programs> {
  const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-system-'))
  const [port, backendPort, executorPort, internalPort] = await Promise.all([
    freePort(),
    freePort(),
    freePort(),
    freePort(),
  ])
  const token = 'a-secret-of-the-system-tests-0123456789'
  const env: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    // All people in a spec share one address.
    SIGN_UPS_PER_ADDRESS: '99999',
    REDIS_URL: await emptyRedis(),
    PORT: String(port),
    AI_BACKEND_PORT: String(backendPort),
    EXECUTOR_PORT: String(executorPort),
    INTERNAL_PORT: String(internalPort),
    INTERNAL_TOKEN: token,
    LOG_LEVEL: 'info',
    ...environment,
  }
  const running = new Map<ProgramName, ChildProcess>()

  return {
    url: `http://127.0.0.1:${port}`,
    internalUrl: `http://127.0.0.1:${internalPort}`,
    executorUrl: `http://127.0.0.1:${executorPort}`,
    token,
    async start(name) {
      const [file, ...args] = programs[name]
      const logFile = join(dataDir, `${name}.log`)
      const output = openSync(logFile, 'a')
      const child = fork(join(checkout, file), args, {
        cwd: checkout,
        env,
        execArgv: ['--disable-warning=ExperimentalWarning'],
        stdio: ['ignore', output, output, 'ipc'],
      })
      running.set(name, child)
      await isReady(child, name, logFile)
    },
    async kill(name) {
      const child = running.get(name)
      if (child === undefined) throw new Error(`${name} does not run`)
      running.delete(name)
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
    async stop() {
      await Promise.all(
        [...running.values()].map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return
          child.kill('SIGTERM')
          await once(child, 'exit')
        }),
      )
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function isReady(child: ChildProcess, name: string, logFile: string): Promise<void> {
  const outcome = await Promise.race([
    new Promise<string>((resolve) => child.on('message', (message) => resolve(JSON.stringify(message)))),
    once(child, 'exit').then(() => 'it ended'),
    new Promise<string>((resolve) => setTimeout(() => resolve('it was silent'), readyWithinMs).unref()),
  ])
  if (outcome.includes('"ready"')) return
  throw new Error(`${name} did not become ready: ${outcome}\n${readFileSync(logFile, 'utf8').slice(-4_000)}`)
}
