import { sourceAsFile } from './compile.ts'
import { limitsFor } from './judge.ts'
import type { PreparedLanguage } from './prepared.ts'
import { withPrograms } from './programs.ts'
import type { Sandbox, SandboxSlot } from './sandbox/sandbox.ts'
import { SandboxBroken } from './sandbox/session.ts'

/**
 * Who broke a sandbox: the program in it, or the executor. Only the executor's fault is an INTERNAL_ERROR (spec §3).
 */
export type Blame = 'program' | 'executor'

/** The limits for our trial program, which are more than enough to print a greeting. */
const trialLimits = { timeMs: 10_000 }

export type Trial = { sandbox: Sandbox; slot: SandboxSlot; prepared: PreparedLanguage; signal: AbortSignal }

/** A program of ours that does as nearly as possible what the candidate's does: a greeting, or a compiler's version. */
function trustedProgram({ language, tool, isWarm }: PreparedLanguage, memoryMb: number) {
  if (language.compile !== undefined) return { command: language.version.command(tool), files: [] }
  const file = sourceAsFile(language, language.programs.hello)
  return {
    command: language.run({ tool, isWarm, source: language.programs.hello, sourceFile: file.name, memoryMb }),
    files: [file],
  }
}

/**
 * Decides whose fault it is when a sandbox repeatedly broke under a program. Runs a program of ours in a fresh sandbox
 * of the same slot. If our program starts, the sandbox works, so the candidate's program must have broken it.
 */
export async function blameFor({ sandbox, slot, prepared, signal }: Trial): Promise<Blame> {
  const limits = limitsFor(prepared.language, trialLimits)
  const { command, files } = trustedProgram(prepared, limits.memoryMb)
  const use = { sandbox, slot, world: prepared.world, memoryMb: limits.memoryMb, files, signal }
  try {
    const { verdict } = await withPrograms(use, (run) => run(command, new Uint8Array(), limits))
    return verdict === 'broken' || verdict === 'not-started' ? 'executor' : 'program'
  } catch (error) {
    if (error instanceof SandboxBroken) return 'executor'
    throw error
  }
}

/** Called for every sandbox that was given up on, with the reason. */
export type TellBroken = (blame: Blame, why: string) => void
