import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureMongoServer } from '../../setup/mongo.ts'
import { redisServer } from '../../setup/redis.ts'
import { ensureTool } from '../../setup/tool.ts'
import { freePort } from '../../supervise/freePort.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { foreignPart, ownPart, type Part } from './part.ts'

export type StoreKind = 'sqlite' | 'mongo'

export const partNames = ['engine A', 'engine B', 'workers', 'AI backend', 'executor', 'Redis', 'database'] as const
export type PartName = (typeof partNames)[number] | 'proxy'

/** The whole product with two engines over one store. Every part is a process that can be killed. */
export type Installation = {
  /** The URL for browsers, which leads to each running engine in turn. */
  url: string
  /** Each engine's own URL, bypassing the balancer. */
  engineUrls: { 'engine A': string; 'engine B': string }
  redisUrl: string
  /** The product's own AI backend, whatever AI_BACKEND_URL says. */
  aiBackendUrl: string
  parts: ReadonlyMap<PartName, Part>
  store: { dataDir: string; mongodbUrl?: string }
  stop(): Promise<void>
}

/** Where the two engines listen if a proxy finds them by their name. */
const hosts = ['127.0.0.1', '127.0.0.2'] as const

/** So many tokens that nobody runs out. The simulation only looks for lost or duplicated ones. */
const plentyOfTokens = '999999999'

/** The settings of all programs of one installation that people on this machine fill with sessions. */
export const productEnvironment = (of: {
  dataDir: string
  mongodbUrl: string | undefined
  redisUrl: string
  backendPort: number
  executorPort: number
  /** Where workers find the engines. */
  internalUrl: string
}): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  NODE_ENV: 'development',
  DATA_DIR: of.dataDir,
  // All people here share one address.
  SIGN_UPS_PER_ADDRESS: '99999',
  REDIS_URL: of.redisUrl,
  MONGODB_URL: of.mongodbUrl,
  AI_BACKEND_PORT: `${of.backendPort}`,
  EXECUTOR_PORT: `${of.executorPort}`,
  INTERNAL_URL: of.internalUrl,
  INTERNAL_TOKEN: randomBytes(24).toString('hex'),
  TOKENS_PER_MONTH_FREE: plentyOfTokens,
  LOG_LEVEL: 'info',
})

export type InstallationOptions = {
  store: StoreKind
  /** The folder for logs and data. If missing, they are removed at the end. */
  folder?: string | undefined
  /** The parts to run; all of them if missing. */
  only?: readonly PartName[]
  /** Overrides for the programs' settings. */
  environment?: Record<string, string>
  /**
   * Puts the proxy of docker-compose before the engines. As in docker-compose, both engines share one name and one
   * port; here the name is in a hosts file that only the proxy sees.
   */
  proxy?: { caddy: string; bubblewrap: string }
}

export async function startInstallation(options: InstallationOptions): Promise<Installation> {
  const { store: kind, folder, only, environment = {}, proxy } = options
  const home = folder ?? mkdtempSync(join(tmpdir(), 'greenroom-simulation-'))
  const dataDir = join(home, 'data')
  mkdirSync(join(home, 'redis'), { recursive: true })
  const [redisPort, storePort, backendPort, executorPort, proxyPort, ...enginePorts] = await Promise.all(
    Array.from({ length: 9 }, freePort),
  )
  const [publicA, publicB, internalA, internalB] = enginePorts
  if (publicA === undefined || publicB === undefined || internalA === undefined || internalB === undefined) {
    throw new Error('there are too few ports')
  }
  const balancers: Balancer[] = [await startBalancer([publicA, publicB]), await startBalancer([internalA, internalB])]
  const [front, internal] = balancers
  const mongodbUrl = kind === 'mongo' ? `mongodb://127.0.0.1:${storePort}` : undefined
  const env = {
    ...productEnvironment({
      dataDir,
      mongodbUrl,
      redisUrl: `redis://127.0.0.1:${redisPort}`,
      backendPort: backendPort ?? 0,
      executorPort: executorPort ?? 0,
      internalUrl: `http://127.0.0.1:${internal?.port}`,
    }),
    ...environment,
  }
  const logFile = (name: string) => join(home, `${name}.log`)
  const engine = (name: PartName, port: number, internalPort: number, host = '127.0.0.1'): Part =>
    ownPart({
      name,
      file: 'engine/src/main.ts',
      env: { ...env, HOST: host, PORT: `${port}`, INTERNAL_PORT: `${internalPort}` },
      logFile: logFile(name),
    })
  const worker = (name: PartName, role: string): Part =>
    ownPart({ name, file: 'workers/src/main.ts', args: [role], env, logFile: logFile(name) })

  const all = new Map<PartName, Part>([
    ['Redis', await redisPart(redisPort ?? 0, join(home, 'redis'), logFile('Redis'))],
    ...(kind === 'mongo'
      ? ([['database', await mongoPart(storePort ?? 0, join(home, 'store'), logFile('database'))]] as const)
      : []),
    ['engine A', engine('engine A', publicA, internalA)],
    [
      'engine B',
      proxy === undefined ? engine('engine B', publicB, internalB) : engine('engine B', publicA, internalB, hosts[1]),
    ],
    ['AI backend', worker('AI backend', 'backend')],
    ['executor', worker('executor', 'executor')],
    ['workers', worker('workers', 'queue')],
  ])
  const parts = new Map([...all].filter(([name]) => only?.includes(name) ?? true))
  const stop = async (): Promise<void> => {
    for (const part of [...parts.values()].reverse()) await part.stop()
    await Promise.all(balancers.map((balancer) => balancer.stop()))
    if (folder === undefined) rmSync(home, { recursive: true, force: true })
  }
  if (proxy !== undefined) {
    const hostsFile = join(home, 'hosts')
    writeFileSync(hostsFile, hosts.map((host) => `${host} engine\n`).join(''))
    const settings = { PUBLIC_URL: `http://localhost:${proxyPort}`, ENGINE_PORT: `${publicA}` }
    parts.set('proxy', proxyPart({ ...proxy, settings, hostsFile, logFile: logFile('proxy') }))
  }
  try {
    for (const part of parts.values()) await part.start()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: proxy === undefined ? `http://127.0.0.1:${front?.port}` : `http://localhost:${proxyPort}`,
    engineUrls: {
      'engine A': `http://127.0.0.1:${publicA}`,
      'engine B': proxy === undefined ? `http://127.0.0.1:${publicB}` : `http://${hosts[1]}:${publicA}`,
    },
    redisUrl: `redis://127.0.0.1:${redisPort}`,
    aiBackendUrl: `http://127.0.0.1:${backendPort}`,
    parts,
    store: { dataDir, ...(mongodbUrl === undefined ? {} : { mongodbUrl }) },
    stop,
  }
}

/** Caddy with the file that docker-compose gives it. It logs to its error output. */
function proxyPart(of: {
  caddy: string
  bubblewrap: string
  settings: Record<string, string>
  hostsFile: string
  logFile: string
}): Part {
  const assignments = Object.entries(of.settings).flatMap(([name, value]) => ['--setenv', name, value])
  const file = join(import.meta.dirname, '..', '..', '..', 'operations', 'Caddyfile')
  const run = ['sh', '-c', 'exec "$0" run --config "$1" --adapter caddyfile 2>&1', of.caddy, file]
  return foreignPart({
    name: 'proxy',
    command: of.bubblewrap,
    args: ['--dev-bind', '/', '/', '--ro-bind', of.hostsFile, '/etc/hosts', ...assignments, ...run],
    readyWhen: /serving initial configuration/,
    logFile: of.logFile,
  })
}

/** A Redis that can be killed. After a restart it still has everything it stored. */
export async function redisPart(port: number, folder: string, logFile: string): Promise<Part> {
  const found = await ensureTool(redisServer)
  if (!found.ok) throw new Error(found.reason)
  const settings = {
    bind: '127.0.0.1',
    port,
    dir: folder,
    appendonly: 'yes',
    'maxmemory-policy': 'noeviction',
    save: '',
  }
  return foreignPart({
    name: 'Redis',
    command: found.path,
    args: Object.entries(settings).flatMap(([name, value]) => [`--${name}`, `${value}`]),
    readyWhen: /ready to accept connections/i,
    logFile,
  })
}

/** A server with MongoDB's protocol that can be killed. It keeps its data in `file`. */
export async function mongoPart(port: number, file: string, logFile: string): Promise<Part> {
  const found = await ensureMongoServer()
  if (!found.ok) throw new Error(found.reason)
  const { command, args } = found.server
  return foreignPart({
    name: 'database',
    command,
    args: [...args, file, `${port}`],
    readyWhen: /^listening on/,
    logFile,
  })
}
