import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

export const checkout = join(import.meta.dirname, '..', '..')

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), url: z.string().optional() }),
  z.object({ type: z.literal('cpu'), ms: z.number() }),
  z.object({ type: z.literal('memory'), residentBytes: z.number(), liveBytes: z.number() }),
  z.object({ type: z.literal('fatal'), message: z.string() }),
])
type Message = z.infer<typeof messageSchema>

/** A program in its own process, with its resource usage. */
export type BenchProgram = {
  /** The URL it reported; empty if it reported none. */
  url: string
  /** CPU time since the program started, over all threads. */
  cpuMs(): Promise<number>
  /** The process's resident memory and its used heap, after garbage collection. */
  memory(): Promise<{ residentBytes: number; liveBytes: number }>
  stop(): Promise<void>
  /** Kills it at once, like a crash. */
  kill(): Promise<void>
}

/** Starts a program from this checkout that reports when it is ready. Its output goes to `logFile`. */
export async function startProgram(of: {
  file: string
  args?: string[]
  env: NodeJS.ProcessEnv
  logFile: string
}): Promise<BenchProgram> {
  const output = openSync(of.logFile, 'a')
  const tellUsage = pathToFileURL(join(import.meta.dirname, 'tellUsage.ts')).href
  // If a bench fails, its programs must not keep running.
  const leash = pathToFileURL(join(checkout, 'scripts', 'supervise', 'leash.mjs')).href
  const child = fork(join(checkout, of.file), of.args ?? [], {
    cwd: checkout,
    env: { ...process.env, ...of.env },
    execArgv: ['--disable-warning=ExperimentalWarning', '--expose-gc', '--import', leash, '--import', tellUsage],
    stdio: ['ignore', output, output, 'ipc'],
  })
  const ready = await next(child, of.file)
  if (ready.type !== 'ready') throw new Error(`${of.file} did not start: ${JSON.stringify(ready)}; see ${of.logFile}`)
  const ask = async (what: 'cpu' | 'memory'): Promise<Message> => {
    const answer = next(child, of.file)
    child.send(what)
    return await answer
  }
  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    url: ready.url ?? '',
    async cpuMs() {
      const told = await ask('cpu')
      if (told.type !== 'cpu') throw new Error(`${of.file} answered ${told.type} when asked for its CPU time`)
      return told.ms
    },
    async memory() {
      const told = await ask('memory')
      if (told.type !== 'memory') throw new Error(`${of.file} answered ${told.type} when asked for its memory`)
      return told
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

async function next(child: ChildProcess, file: string): Promise<Message> {
  const ended = new AbortController()
  try {
    return await Promise.race([
      once(child, 'message', { signal: ended.signal }).then(([message]) => messageSchema.parse(message)),
      once(child, 'exit', { signal: ended.signal }).then(([code]) => {
        throw new Error(`${file} ended with ${code}`)
      }),
    ])
  } finally {
    ended.abort()
  }
}
