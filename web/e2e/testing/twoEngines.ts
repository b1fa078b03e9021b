import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../../../scripts/supervise/freePort.ts'
import { ownPorts, startOwnProduct } from '../product.setup.ts'

const checkout = join(import.meta.dirname, '..', '..', '..')

export type TwoEngines = {
  /** URL for browsers. Each new connection goes to the other engine. */
  url: string
  /** Kills the second engine, as a power cut would. From then on, the first one is on its own. */
  killSecond(): Promise<void>
  stop(): Promise<void>
}

/** Starts Greenroom with two engines behind one address, sharing one database and one Redis. */
export async function startTwoEngines(): Promise<TwoEngines> {
  const ports = await ownPorts()
  const second = { PORT: String(await freePort()), INTERNAL_PORT: String(await freePort()) }
  const proxy = await startProxy([Number(ports.PORT), Number(second.PORT)])
  const product = await startOwnProduct({ ...ports, PUBLIC_URL: proxy.url })
  const engine = await startEngine({ ...ports, ...second, PUBLIC_URL: proxy.url, DATA_DIR: product.dataDir })
  const killSecond = async () => {
    proxy.use([Number(ports.PORT)])
    await ended(engine, 'SIGKILL')
  }
  return {
    url: proxy.url,
    killSecond,
    async stop() {
      await proxy.stop()
      await ended(engine, 'SIGTERM')
      await product.stop()
    },
  }
}

async function startEngine({ DATA_DIR, ...environment }: Record<string, string>): Promise<ChildProcess> {
  const read = (file: string) => readFileSync(join(String(DATA_DIR), file), 'utf8')
  const settings = new Map(
    read('redis/redis.conf')
      .split('\n')
      .map((line) => line.split(' ') as [string, string]),
  )
  const token = read('internal-token').trim()
  const engine = fork(join(checkout, 'engine/src/main.ts'), {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'development',
      ...environment,
      DATA_DIR,
      REDIS_URL: `redis://:${settings.get('requirepass')}@127.0.0.1:${settings.get('port')}`,
      INTERNAL_TOKEN: token,
      INTERNAL_URL: `http://127.0.0.1:${environment.INTERNAL_PORT}`,
      AI_BACKEND_URL: `http://127.0.0.1:${environment.AI_BACKEND_PORT}`,
      AI_BACKEND_TOKEN: token,
      EXECUTOR_URL: `http://127.0.0.1:${environment.EXECUTOR_PORT}`,
      EXECUTOR_TOKEN: token,
    },
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const outcome = await Promise.race([
    once(engine, 'message').then(([told]) => JSON.stringify(told)),
    once(engine, 'exit'),
  ])
  if (!String(outcome).includes('"ready"')) throw new Error(`The second engine did not become ready: ${outcome}`)
  return engine
}

async function ended(engine: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (engine.exitCode !== null || engine.signalCode !== null) return
  engine.kill(signal)
  await once(engine, 'exit')
}

async function startProxy(ports: number[]) {
  let targets = ports
  let connections = 0
  const open = new Set<Socket>()
  const server = createServer((browser) => {
    connections += 1
    const engine = connect({ host: '127.0.0.1', port: targets[connections % targets.length] ?? 0 })
    for (const [one, other] of [
      [browser, engine],
      [engine, browser],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use(others: number[]) {
      targets = others
    },
    async stop() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
