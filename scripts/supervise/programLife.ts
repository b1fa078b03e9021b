import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { endGroup } from './endGroup.ts'
import { GUARD_DESCRIPTOR } from './guarded.ts'
import { answersOverHttp, type Health } from './health.ts'
import { openProgramLog, type ProgramLog } from './programLog.ts'

/** A program to start and keep running. */
export type Program = {
  name: string
  command: string
  args: string[]
  env: NodeJS.ProcessEnv
  cwd: string
  logFile: string
  /**
   * `told`: when the program sends `{type: 'ready'}` over its channel; a pattern: when a line of its output matches.
   */
  readyWhen: 'told' | RegExp
  /** How to check that the program still answers once it is ready. Not needed if it reports its own `health` URL. */
  health?: Health
}

export type OneLife = {
  /** Undefined if it couldn't be started at all. */
  pid: number | undefined
  /** Resolves with how it ended, such as `SIGKILL` or `exit code 1: Error: …`. */
  ended: Promise<string>
  askToStop: () => void
}

const report = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), health: z.url().optional() }),
  z.object({ type: z.literal('fatal'), message: z.string() }),
])

/** A child may keep the program's output open after the program has ended. We keep reading it for this long. */
const LAST_OUTPUT_MS = 1_000

/** Called when something happens to a program. */
export type Listener = { ready: (health: Health | undefined) => void; fatal: (message: string) => void }

/**
 * Runs a program once, in its own process group, because a terminal's Ctrl-C must not reach it before it is stopped in
 * order.
 */
export function liveOnce(program: Program, on: Listener): OneLife {
  const { command, args, env, cwd, logFile, readyWhen } = program
  const log = openProgramLog(logFile)
  const told = readyWhen === 'told'
  const child = spawn(command, args, {
    cwd,
    env,
    detached: true,
    // A program without a channel gets a pipe, and its guard waits for the pipe's end (guarded.ts).
    stdio: ['ignore', 'pipe', 'pipe', told ? 'ipc' : 'pipe'],
  })
  log.take(child.stdout)
  log.take(child.stderr)

  if (told) child.on('message', (message: unknown) => hear(message, on))
  else watchOutput(child, readyWhen, () => on.ready(program.health))

  return {
    pid: child.pid,
    ended: endOf(child).then((how) => withReason(how, log)),
    askToStop: () => child.kill('SIGTERM'),
  }
}

function hear(message: unknown, on: Listener): void {
  const { data } = report.safeParse(message)
  if (data?.type === 'ready') on.ready(data.health === undefined ? undefined : answersOverHttp(data.health))
  if (data?.type === 'fatal') on.fatal(data.message)
}

function watchOutput(child: ChildProcess, pattern: RegExp, ready: () => void): void {
  let seen = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    seen += chunk.toString('utf8')
    if (pattern.test(seen)) ready()
    seen = seen.slice(seen.lastIndexOf('\n') + 1)
  })
}

/** Resolves when the process is gone, all its messages have been received, and its process group is empty. */
async function endOf(child: ChildProcess): Promise<string> {
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const how = await new Promise<string>((resolve) => {
    child.once('error', (error) => child.pid === undefined && resolve(error.message))
    child.once('exit', (code, signal) => resolve(signal ?? `exit code ${code}`))
  })
  if (child.connected) await once(child, 'disconnect')
  if (child.pid !== undefined) endGroup(child.pid)
  child.stdio[GUARD_DESCRIPTOR]?.destroy()
  if (child.pid !== undefined) await Promise.race([closed, sleep(LAST_OUTPUT_MS, undefined, { ref: false })])
  return how
}

function withReason(how: string, log: ProgramLog): string {
  const error = how.startsWith('exit code') ? log.namedError() : undefined
  log.close()
  return error === undefined ? how : `${how}: ${error}`
}
