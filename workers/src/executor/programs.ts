import type { Command } from './languages/language.ts'
import type { BoxFile, ProgramLimits } from './sandbox/frames.ts'
import type { Sandbox, SandboxSlot } from './sandbox/sandbox.ts'
import type { ProgramOutcome } from './sandbox/session.ts'
import type { World } from './sandbox/wall.ts'
import { commonEnvironment } from './toolchains/toolchain.ts'

/** Limits on programs that callers can't choose. */
const fixedLimits = { processes: 128, fileKb: 64 * 1024, temporaryKb: 64 * 1024, openFiles: 512, artefactKb: 0 }
const stderrKeptBytes = 64 * 1024

export type RunLimits = {
  cpuMs: number
  wallMs: number
  memoryMb: number
  /** The maximum size of each of the program's two outputs, in bytes. A program that prints more is ended. */
  outputBytes: number
  stackMb: number
} & Partial<typeof fixedLimits>

/** How the program ended, and whether the kernel killed any of its processes for lack of memory. */
export type ProgramReport = ProgramOutcome & { outOfMemory: boolean }

/**
 * Runs programs over the same files in one sandbox, one after the other. If the next program is requested before the
 * current one ends, it starts right after that.
 */
export type ProgramRunner = (command: Command, stdin: Uint8Array, limits: RunLimits) => Promise<ProgramReport>

type SandboxUse = {
  sandbox: Sandbox
  slot: SandboxSlot
  world: World
  memoryMb: number
  /** How many cores a program may keep busy; defaults to one. */
  cores?: number
  files: readonly BoxFile[]
  signal: AbortSignal
}

/**
 * Opens a sandbox with these files, and closes it once `use` has ended. An abort ends everything in the sandbox
 * immediately.
 */
export async function withPrograms<T>(
  { sandbox, slot, world, memoryMb, cores = 1, files, signal }: SandboxUse,
  use: (run: ProgramRunner) => Promise<T>,
): Promise<T> {
  signal.throwIfAborted()
  const { session, memoryIsBounded } = await sandbox.open(slot, world, {
    memoryMb,
    processes: fixedLimits.processes,
    cores,
  })
  const stop = (): void => {
    session.close()
  }
  signal.addEventListener('abort', stop, { once: true })
  try {
    for (const file of files) session.putFile(file)
    return await use(async ({ argv, environment }, stdin, runLimits) => {
      signal.throwIfAborted()
      const { memoryMb: memory, stackMb, outputBytes, ...others } = runLimits
      const limits: ProgramLimits = {
        ...fixedLimits,
        ...others,
        memoryKb: memory * 1024,
        memoryIsBounded: Number(memoryIsBounded),
        stackKb: stackMb * 1024,
        stdoutBytes: outputBytes,
        stderrBytes: outputBytes,
        stderrKeptBytes,
      }
      const outcome = await session.run({ argv, environment: { ...commonEnvironment, ...environment }, stdin, limits })
      return { ...outcome, outOfMemory: outcome.verdict === 'memory' || outcome.outOfMemoryKills > 0 }
    })
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    signal.removeEventListener('abort', stop)
    await session.close()
  }
}
