import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { z } from 'zod'
import { endGroup } from './endGroup.ts'
import { GUARD_DESCRIPTOR } from './guarded.ts'
import { namedError, openLog } from './programLog.ts'
/** A program to run and to keep running. */
export type Program = {
  name: string
  command: string
  args: string[]
  env: NodeJS.ProcessEnv
  cwd: string
  logFile: string
  /** `told`: it sends `{type: 'ready'}` over its channel; a pattern: a line of its output says so. */
  readyWhen: 'told' | RegExp
}

export type OneLife = {
  /** Undefined when it could not be started at all. */
  pid: number | undefined
  /** Resolves with the way it ended, such as `SIGKILL` or `exit code 1: Error: …`. */
  ended: Promise<string>
  askToStop: () => void
}

const report = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('fatal'), message: z.string() }),
])

/** One life of a program, in a process group of its own: a terminal's Ctrl-C must not reach it before the ordered stop does. */
export function liveOnce(
  { command, args, env, cwd, logFile, readyWhen }: Program,
  on: { ready: () => void; fatal: (message: string) => void },
): OneLife {
  const log = openLog(logFile)
  const told = readyWhen === 'told'
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    // A program without a channel is given a pipe whose end its guard waits for (guarded.ts).
    stdio: told ? ['ignore', log.fd, log.fd, 'ipc'] : ['ignore', 'pipe', log.fd, 'pipe'],
  })
  log.close()

  if (told) child.on('message', (message: unknown) => hear(message, on))
  else watchOutput(child, logFile, readyWhen, on.ready)

  return {
    pid: child.pid,
    ended: endOf(child).then((how) => withReason(how, logFile, log.startsAtByte)),
    askToStop: () => child.kill('SIGTERM'),
  }
}

function hear(message: unknown, on: { ready: () => void; fatal: (message: string) => void }): void {
  const { data } = report.safeParse(message)
  if (data?.type === 'ready') on.ready()
  if (data?.type === 'fatal') on.fatal(data.message)
}

function watchOutput(child: ChildProcess, logFile: string, pattern: RegExp, ready: () => void): void {
  const log = createWriteStream(logFile, { flags: 'a' })
  let seen = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    seen += chunk.toString('utf8')
    if (pattern.test(seen)) ready()
    seen = seen.slice(seen.lastIndexOf('\n') + 1)
  })
  child.stdout?.pipe(log)
}

/** Resolves when the process is gone, everything it sent has been heard, and nothing is left of its group. */
async function endOf(child: ChildProcess): Promise<string> {
  const how = await new Promise<string>((resolve) => {
    child.once('error', (error) => child.pid === undefined && resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  if (child.connected) await once(child, 'disconnect')
  if (child.pid !== undefined) endGroup(child.pid)
  child.stdio[GUARD_DESCRIPTOR]?.destroy()
  return how
}

function withReason(how: string, logFile: string, fromByte: number): string {
  const error = how.startsWith('exit code') ? namedError(logFile, fromByte) : undefined
  return error === undefined ? how : `${how}: ${error}`
}
