import { join } from 'node:path'
import { freePort } from '../supervise/freePort.ts'
import { readRunFile } from '../supervise/runFile.ts'
import { watchedChild } from '../supervise/testing/watchedChild.ts'

/**
 * The product as started by `npm start`, with its supervisor, its own Redis, and a data folder that the test chooses.
 */
export type Supervised = Awaited<ReturnType<typeof startSupervised>>

export async function startSupervised(dataDir: string, environment: Record<string, string> = {}) {
  const [port, backendPort, executorPort, internalPort, workersPort] = await Promise.all(
    Array.from({ length: 5 }, () => freePort()),
  )
  const run = watchedChild(join(import.meta.dirname, 'supervisedLaunch.ts'), [], {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    PORT: String(port),
    AI_BACKEND_PORT: String(backendPort),
    EXECUTOR_PORT: String(executorPort),
    INTERNAL_PORT: String(internalPort),
    WORKERS_PORT: String(workersPort),
    INTERNAL_TOKEN: 'a-secret-of-the-system-tests-0123456789',
    ...environment,
  })
  await run.says(/^ready$/)
  const at = (listens: number | undefined) => `http://127.0.0.1:${listens}`
  return {
    url: at(port),
    /** Every program's address, by name. */
    programs: { engine: at(port), workers: at(workersPort), backend: at(backendPort), executor: at(executorPort) },
    /** The lines that the supervisor has printed so far. */
    lines: run.lines,
    pids: () => Object.fromEntries(readRunFile(dataDir)?.programs.map(({ name, pid }) => [name, pid]) ?? []),
    async stop() {
      run.kill('SIGTERM')
      await run.exit
    },
  }
}
