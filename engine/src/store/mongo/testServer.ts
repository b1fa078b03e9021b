import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    mongoServer: { command: string; args: string[] } | { missing: string }
  }
}

/** A server for the specs, with its address and how to stop it, or the reason there is none. */
export type TestServer = { url: string; stop: () => Promise<void> } | { missing: string }

/** A server started for the specs, which they may kill. */
export type OwnServer = {
  url: string
  /** Kills the server with SIGKILL, whatever it is doing. */
  kill(): Promise<void>
  /** Suspends the server without closing connections, until it is killed or resumed. */
  pause(): void
  resume(): void
  /** Restarts the server, with the same file and address. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const image = 'mongo:8'

/** Uses MONGODB_URL if set, else a container if a Docker engine answers, else a server started for the specs. */
export async function findTestServer(): Promise<TestServer> {
  const given = process.env.MONGODB_URL
  if (given) return { url: given, stop: async () => {} }
  const container = await startContainer()
  if (!('missing' in container)) return container
  const own = await startOwnServer()
  if (!('missing' in own)) return own
  return { missing: `MONGODB_URL is not set, ${container.missing}. ${own.missing}` }
}

async function startContainer(): Promise<TestServer> {
  try {
    const { GenericContainer, Wait } = await import('testcontainers')
    const container = await new GenericContainer(image)
      .withExposedPorts(27017)
      .withWaitStrategy(Wait.forLogMessage(/Waiting for connections/))
      .start()
    const url = `mongodb://${container.getHost()}:${container.getMappedPort(27017)}`
    return { url, stop: async () => void (await container.stop()) }
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return { missing: `and no container of ${image} can be started (${why})` }
  }
}

/** Starts the server program found by the specs' set-up, with an empty file. */
export async function startOwnServer(): Promise<OwnServer | { missing: string }> {
  const found = inject('mongoServer')
  if ('missing' in found) return found
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-mongo-'))
  let child: ChildProcess
  const run = async (port: number): Promise<number> => {
    const server = spawn(found.command, [...found.args, join(folder, 'store'), `${port}`], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    child = server
    for await (const line of createInterface(server.stdout)) {
      const listening = /^listening on (\d+)$/.exec(line)
      if (listening) return Number(listening[1])
    }
    throw new Error("the specs' server ended before it was listening")
  }
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  const port = await run(0)
  return {
    url: `mongodb://127.0.0.1:${port}`,
    kill,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    restart: async () => void (await run(port)),
    async stop() {
      await kill()
      rmSync(folder, { recursive: true })
    },
  }
}
