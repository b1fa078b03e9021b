import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { freePort } from '../supervise/freePort.ts'
import { startBalancer } from '../system/simulation/balancer.ts'
import { ownPart, type Part } from '../system/simulation/part.ts'
import { mongoPart, productEnvironment, redisPart, type StoreKind } from '../system/simulation/parts.ts'

/** The product as processes of its own: engines over one store, workers, AI backend, executor, Redis. */
export type LoadedInstallation = {
  /** Each engine's address for browsers. */
  engineUrls: string[]
  engines: Part[]
  /** Each engine's metrics. */
  metricsUrls: string[]
  redisUrl: string
  /** What the engines hold in memory after garbage collection. They stand still for a moment meanwhile. */
  liveBytes(): Promise<number>
  /** The process ids by part. All engines are one part. */
  pids(): Map<string, number[]>
  store: { dataDir: string; mongodbUrl?: string }
  /** Stops everything but the database, so that the store can be read in peace. */
  stopPrograms(): Promise<void>
  stop(): Promise<void>
}

const tellUsage = pathToFileURL(join(import.meta.dirname, '..', 'bench', 'tellUsage.ts')).href
const memorySchema = z.object({ type: z.literal('memory'), liveBytes: z.number() })

export async function startLoadedInstallation(of: {
  engines: number
  store: StoreKind
  /** Where data and logs are kept; if missing, they are removed. */
  folder: string | undefined
}): Promise<LoadedInstallation & { folder: string }> {
  const folder = of.folder ?? mkdtempSync(join(tmpdir(), 'greenroom-load-'))
  const dataDir = join(folder, 'data')
  for (const name of ['data', 'redis']) mkdirSync(join(folder, name), { recursive: true })
  const [redisPort, storePort, backendPort, executorPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ]
  const ports: { open: number; internal: number }[] = []
  for (let engine = 0; engine < of.engines; engine += 1)
    ports.push({ open: await freePort(), internal: await freePort() })
  const internals = ports.map(({ internal }) => internal)
  // One engine is called directly, so that nothing but the product uses the machine.
  const balancer = of.engines === 1 ? null : await startBalancer(internals)
  const mongodbUrl = of.store === 'mongo' ? `mongodb://127.0.0.1:${storePort}` : undefined
  const redisUrl = `redis://127.0.0.1:${redisPort}`
  const env = {
    ...productEnvironment({
      dataDir,
      mongodbUrl,
      redisUrl,
      backendPort,
      executorPort,
      internalUrl: `http://127.0.0.1:${balancer?.port ?? internals[0]}`,
    }),
    LOG_LEVEL: 'warn',
  }
  const logFile = (name: string) => join(folder, `${name}.log`)
  const worker = (name: string, role: string): Part =>
    ownPart({ name, file: 'workers/src/main.ts', args: [role], env, logFile: logFile(name) })
  const redis = await redisPart(redisPort, join(folder, 'redis'), logFile('Redis'))
  const database = of.store === 'mongo' ? await mongoPart(storePort, join(folder, 'store'), logFile('database')) : null
  const engines = ports.map(({ open, internal }, index) =>
    ownPart({
      name: `engine ${index + 1}`,
      file: 'engine/src/main.ts',
      env: { ...env, PORT: `${open}`, INTERNAL_PORT: `${internal}` },
      logFile: logFile(`engine ${index + 1}`),
      execArgv: ['--expose-gc', '--import', tellUsage],
    }),
  )
  const liveBytes = async (): Promise<number> => {
    const all = await Promise.all(engines.map((engine) => engine.ask('memory')))
    return all.map((answer) => memorySchema.parse(answer).liveBytes).reduce((sum, each) => sum + each, 0)
  }
  const parts = new Map<string, Part[]>([
    ['Redis', [redis]],
    ...(database === null
      ? []
      : ([['database', [database]]] as const).map(([name, all]): [string, Part[]] => [name, [...all]])),
    ['engine', engines],
    ['AI backend', [worker('AI backend', 'backend')]],
    ['executor', [worker('executor', 'executor')]],
    ['workers', [worker('workers', 'queue')]],
  ])
  const programs = [...parts].filter(([name]) => name !== 'database').flatMap(([, all]) => all)

  const stopPrograms = async (): Promise<void> => {
    for (const part of [...programs].reverse()) await part.stop()
    await balancer?.stop()
  }
  const stop = async (): Promise<void> => {
    await database?.stop()
    if (of.folder === undefined) rmSync(folder, { recursive: true, force: true })
  }
  try {
    for (const part of [...parts.values()].flat()) await part.start()
  } catch (error) {
    await stopPrograms()
    await stop()
    throw error
  }
  return {
    folder,
    engines,
    engineUrls: ports.map(({ open }) => `http://127.0.0.1:${open}`),
    metricsUrls: internals.map((port) => `http://127.0.0.1:${port}/metrics`),
    redisUrl,
    liveBytes,
    pids: () =>
      new Map(
        [...parts].map(([name, all]) => [name, all.map((part) => part.pid()).filter((pid) => pid !== undefined)]),
      ),
    store: { dataDir, ...(mongodbUrl === undefined ? {} : { mongodbUrl }) },
    stopPrograms,
    stop,
  }
}
