import { accessSync, constants } from 'node:fs'
import { InvalidConfig, openPrivateFolder } from '@greenroom/shared/service'
import { portIsTaken } from './freePort.ts'
import type { HealthPace } from './health.ts'
import type { Program } from './programLife.ts'
import { recordOf, removeRunFile, runRecorder } from './runFile.ts'
import { createSupervisor } from './supervisor.ts'
import { type Claim, claimDataDir } from './takeOver.ts'

/** A run of the product, or of any set of programs that belong together. */
export type Launch = {
  checkout: string
  dataDir: string
  /** The ports that the programs will listen on, by variable name. */
  ports: Record<string, number>
  /** The programs to stop first, in this order. */
  stopOrder: readonly string[]
  /** How often to check that programs are alive; uses the default if missing. */
  healthPace?: HealthPace
  /** Starts everything with `start`, which resolves when that program is ready. @returns the last line to print */
  bringUp: (start: (program: Program) => Promise<void>, signal: AbortSignal) => Promise<BroughtUp>
  /** Work to do once everything is ready. It must end soon after the signal aborts, and never reject. */
  afterwards?: (signal: AbortSignal) => Promise<void>
}

export type BroughtUp = { ok: true; readyLine: string } | { ok: false; reason: string }

/**
 * Runs a launch until SIGINT, SIGTERM, SIGHUP, the end of the parent process, or an error that restarting can't fix.
 * Everything is stopped in order before it resolves.
 * @returns the exit code of the process
 */
export async function runLaunch(launch: Launch, say: (line: string) => void): Promise<number> {
  const stop = new AbortController()
  const { promise: ending, resolve: endWith } = Promise.withResolvers<number>()
  const end = (code: number) => {
    stop.abort()
    endWith(code)
  }
  const refuse = (reason: string) => {
    if (!stop.signal.aborted) say(reason)
    end(1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
  // The parent, `npm start`, was killed, so nobody is left to stop us.
  process.on('disconnect', () => end(0))

  const claim = await claimFolder(launch, say)
  if (!claim.ok) {
    say(claim.reason)
    return 1
  }
  const { record } = claim
  const recordRun = runRecorder(launch.dataDir, record)
  const supervisor = createSupervisor(
    {
      say,
      fatal: refuse,
      spawned: (name, pid) => {
        const spawned = recordOf(name, pid)
        record.programs = [...record.programs.filter((program) => program.name !== name), ...(spawned ? [spawned] : [])]
        recordRun()
      },
    },
    launch.healthPace,
  )

  let afterwards: Promise<void> | undefined
  bringUp(launch, supervisor.start, stop.signal).then(
    (up) => {
      if (!up.ok) refuse(up.reason)
      if (!up.ok || stop.signal.aborted) return
      say(up.readyLine)
      afterwards = launch.afterwards?.(stop.signal)
    },
    (error: unknown) => {
      if (isFullDisk(error)) refuse(fullDisk(launch.dataDir))
      else refuse(error instanceof Error ? (error.stack ?? error.message) : String(error))
    },
  )

  const code = await ending
  if (code === 0) say('Stopping …')
  await Promise.all([supervisor.stop(launch.stopOrder), afterwards])
  removeRunFile(launch.dataDir, record)
  if (code === 0) say('Stopped.')
  return code
}

const fullDisk = (dataDir: string): string =>
  `DATA_DIR: the disk of ${dataDir} is full; free some space and start again.`

const isFullDisk = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOSPC'

async function claimFolder({ dataDir, checkout }: Launch, say: (line: string) => void): Promise<Claim> {
  try {
    openPrivateFolder(dataDir)
    accessSync(dataDir, constants.W_OK)
    return await claimDataDir(dataDir, checkout, say)
  } catch (error) {
    if (error instanceof InvalidConfig) return { ok: false, reason: error.message }
    if (isFullDisk(error)) return { ok: false, reason: fullDisk(dataDir) }
    const why = error instanceof Error ? error.message : String(error)
    return { ok: false, reason: `DATA_DIR accepts a folder that can be created and written to; ${why}.` }
  }
}

async function bringUp(
  { ports, bringUp }: Launch,
  start: (program: Program) => Promise<void>,
  signal: AbortSignal,
): Promise<BroughtUp> {
  for (const [variable, port] of Object.entries(ports)) {
    if (await portIsTaken(port)) {
      return {
        ok: false,
        reason: `${variable}: port ${port} is used by another program; stop that one or set ${variable} to a free port.`,
      }
    }
  }
  return await bringUp(start, signal)
}
