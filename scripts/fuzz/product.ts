import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { redisServer } from '../setup/redis.ts'
import { sandbox } from '../setup/sandbox.ts'
import { ensureTool } from '../setup/tool.ts'
import { freePort } from '../supervise/freePort.ts'
import { productPrograms, STOP_ORDER } from '../supervise/programs.ts'
import { redisProgram } from '../supervise/redisProgram.ts'
import { parseSettings } from '../supervise/settings.ts'
import { createSupervisor } from '../supervise/supervisor.ts'

/** The product with its real parts, on free ports, with a data folder that is removed at the end. */
export type FuzzedProduct = {
  engine: string
  /** The engine's internal endpoint. */
  internal: string
  backend: string
  executor: string
  /** The token of all internal calls. */
  token: string
  dataDir: string
  /** What the supervisor reported, such as programs that crashed. */
  reports: readonly string[]
  stop(): Promise<void>
}

const forgetLimitsEveryMs = 100
const limits = ['greenroom:rate:*', 'greenroom:allowance:*', 'greenroom:bucket:*']

export async function startProduct(): Promise<FuzzedProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-fuzz-'))
  const [port, backendPort, executorPort, internalPort, workersPort] = await Promise.all(
    Array.from({ length: 5 }, () => freePort()),
  )
  const token = 'a-secret-of-the-fuzz-run-0123456789abcdef'
  const environment: NodeJS.ProcessEnv = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    PORT: String(port),
    AI_BACKEND_PORT: String(backendPort),
    EXECUTOR_PORT: String(executorPort),
    INTERNAL_PORT: String(internalPort),
    WORKERS_PORT: String(workersPort),
    INTERNAL_TOKEN: token,
    SIGN_UPS_PER_ADDRESS: '99999',
    TRIALS_PER_ADDRESS_PER_DAY: '99999',
    LANGUAGE_IMAGE: 'off',
  }
  const parsed = parseSettings(environment, dataDir)
  if (!parsed.ok) throw new Error(parsed.reason)
  const [server, wall] = await Promise.all([ensureTool(redisServer), ensureTool(sandbox)])
  if (!server.ok) throw new Error(server.reason)
  if (!wall.ok) throw new Error(wall.reason)

  const reports: string[] = []
  const supervisor = createSupervisor({
    say: (line) => reports.push(line),
    spawned: () => {},
    fatal: (message) => reports.push(message),
  })
  const { program, url } = await redisProgram(server.path, dataDir)
  await supervisor.start(program)
  const programs = productPrograms(parsed.settings, { redisUrl: url, token }, environment)
  await Promise.all(programs.map((each) => supervisor.start(each)))

  const redis = new Redis(url)
  const forgetting = setInterval(() => void forgetLimits(redis).catch(() => {}), forgetLimitsEveryMs)
  const at = (listens: number | undefined) => `http://127.0.0.1:${listens}`
  return {
    engine: at(port),
    internal: at(internalPort),
    backend: at(backendPort),
    executor: at(executorPort),
    token,
    dataDir,
    reports,
    async stop() {
      clearInterval(forgetting)
      await redis.quit()
      await supervisor.stop(STOP_ORDER)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Empties the counts of all limits. Otherwise most calls would be answered 429, and never reach what is behind it. */
async function forgetLimits(redis: Redis): Promise<void> {
  const keys = (await Promise.all(limits.map((pattern) => redis.keys(pattern)))).flat()
  if (keys.length > 0) await redis.del(keys)
}
