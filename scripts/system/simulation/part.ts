import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { endGroup } from '../../supervise/endGroup.ts'
import { guarded } from '../../supervise/guarded.ts'

/** A program in its own process that can be killed and restarted at the same address. */
export type Part = {
  name: string
  /** The id of its process; undefined if it doesn't run. */
  pid(): number | undefined
  /** Sends a message to one of our own programs. Resolves with its next one. */
  ask(message: string): Promise<unknown>
  /** Resolves once it can serve. */
  start(): Promise<void>
  /** Kills it with SIGKILL, like a power cut. */
  kill(): Promise<void>
  /** Stops it with SIGTERM, as an operator does when rolling out a new version. */
  stop(): Promise<void>
}

const checkout = join(import.meta.dirname, '..', '..', '..')
const leash = pathToFileURL(join(checkout, 'scripts', 'supervise', 'leash.mjs')).href
const readyWithinMs = 90_000

/** One of our own programs. It reports over its channel when it is ready. */
export function ownPart(of: {
  name: string
  file: string
  args?: string[]
  env: NodeJS.ProcessEnv
  logFile: string
  /** Further arguments of Node. */
  execArgv?: string[]
}): Part {
  return part(of.name, of.logFile, () => {
    const output = openSync(of.logFile, 'a')
    const child = fork(join(checkout, of.file), of.args ?? [], {
      cwd: checkout,
      env: of.env,
      execArgv: ['--disable-warning=ExperimentalWarning', '--import', leash, ...(of.execArgv ?? [])],
      stdio: ['ignore', output, output, 'ipc'],
    })
    const ready = once(child, 'message').then(([message]) => {
      if (JSON.stringify(message).includes('"ready"')) return
      throw new Error(`${of.name} says ${JSON.stringify(message)}`)
    })
    return { child, ready, end: () => child.kill('SIGKILL') }
  })
}

/** A third-party program in its own process group. A line in its output shows when it is ready. */
export function foreignPart(of: {
  name: string
  command: string
  args: string[]
  readyWhen: RegExp
  logFile: string
}): Part {
  const held = guarded(of.command, of.args)
  return part(of.name, of.logFile, () => {
    const child = spawn(held.command, held.args, { detached: true, stdio: ['pipe', 'pipe', 'ignore', 'pipe'] })
    const output = child.stdout
    if (output === null) throw new Error(`${of.name} has no output`)
    output.pipe(createWriteStream(of.logFile, { flags: 'a' }))
    const ready = new Promise<void>((resolve) => {
      createInterface(output).on('line', (line) => {
        if (of.readyWhen.test(line)) resolve()
      })
    })
    return { child, ready, end: () => child.pid !== undefined && endGroup(child.pid) }
  })
}

async function nextMessage(child: ChildProcess, send: () => void): Promise<unknown[]> {
  const answer = once(child, 'message')
  send()
  return await answer
}

type Launched = { child: ChildProcess; ready: Promise<void>; end: () => void }

function part(name: string, logFile: string, launch: () => Launched): Part {
  let running: Launched | undefined

  async function end(how: (launched: Launched) => void): Promise<void> {
    const launched = running
    running = undefined
    if (launched === undefined) throw new Error(`${name} does not run`)
    const { child } = launched
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    how(launched)
    await exit
    // A third-party program's guard is still running.
    launched.end()
  }

  return {
    name,
    pid: () => running?.child.pid,
    async ask(message) {
      const child = running?.child
      if (child === undefined || child.channel == null) throw new Error(`${name} can't be asked anything`)
      const [answer]: unknown[] = await nextMessage(child, () => child.send(message))
      return answer
    },
    async start() {
      const launched = launch()
      running = launched
      const patience = new AbortController()
      const why = await Promise.race([
        launched.ready.then(() => undefined),
        once(launched.child, 'exit', { signal: patience.signal }).then(
          () => 'it ended',
          () => undefined,
        ),
        new Promise<string>((resolve) => setTimeout(() => resolve('it was silent'), readyWithinMs).unref()),
      ])
      patience.abort()
      if (why === undefined) return
      throw new Error(`${name} did not become ready: ${why}\n${readFileSync(logFile, 'utf8').slice(-4_000)}`)
    },
    kill: () => end((launched) => launched.end()),
    async stop() {
      if (running !== undefined) await end(({ child }) => child.kill('SIGTERM'))
    },
  }
}
