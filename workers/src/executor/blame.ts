import { sourceAsFile } from './compile.ts'
import { limitsFor } from './judge.ts'
import type { PreparedLanguage } from './prepared.ts'
import { withPrograms } from './programs.ts'
import type { Sandbox, SandboxSlot } from './sandbox/sandbox.ts'
import { SandboxBroken } from './sandbox/session.ts'

/** What broke a sandbox: the program that ran in it, or the executor. Only the latter is an INTERNAL_ERROR (spec §3). */
export type Blame = 'program' | 'executor'

/** More than a greeting needs. */
const trialLimits = { timeMs: 10_000 }

export type Trial = { sandbox: Sandbox; slot: SandboxSlot; prepared: PreparedLanguage; signal: AbortSignal }

/** A program of ours that goes the way of the candidate's as far as it can: a greeting, or a compiler that tells its version. */
function trustedProgram({ language, tool, isWarm }: PreparedLanguage, memoryMb: number) {
  if (language.compile !== undefined) return { command: language.version.command(tool), files: [] }
  const file = sourceAsFile(language, language.programs.hello)
  return {
    command: language.run({ tool, isWarm, source: language.programs.hello, sourceFile: file.name, memoryMb }),
    files: [file],
  }
}

/**
 * Tells who is to blame when a sandbox broke under a program again and again: a program of ours is run in a fresh sandbox
 * of the same slot. Where that can be started the sandbox works, and the candidate's program broke it.
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

/** Is told of every sandbox that broke for good, and why. */
export type TellBroken = (blame: Blame, why: string) => void
