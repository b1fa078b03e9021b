import { limitsFor } from './judge.ts'
import type { PreparedLanguage } from './prepared.ts'
import { withPrograms } from './programs.ts'
import type { Sandbox, SandboxSlot } from './sandbox/sandbox.ts'
import { SandboxBroken } from './sandbox/session.ts'

/** Who a sandbox broke by: the program that ran in it, or the executor (spec §3: INTERNAL_ERROR is for the latter only). */
export type Blame = 'program' | 'executor'

/** More than a tool needs to tell its version. */
const trialLimits = { timeMs: 10_000 }

export type Trial = { sandbox: Sandbox; slot: SandboxSlot; prepared: PreparedLanguage; signal: AbortSignal }

/**
 * Tells who is to blame when a sandbox broke under a program again and again: a tool of ours is asked for its version
 * in a fresh sandbox of the same slot. Where that can be started the sandbox works, and the program broke it.
 */
export async function blameFor({ sandbox, slot, prepared, signal }: Trial): Promise<Blame> {
  const { language, tool, world } = prepared
  const limits = limitsFor(language, trialLimits)
  const use = { sandbox, slot, world, memoryMb: limits.memoryMb, files: [], signal }
  try {
    const { verdict } = await withPrograms(use, (run) => run(language.version.command(tool), new Uint8Array(), limits))
    return verdict === 'broken' || verdict === 'not-started' ? 'executor' : 'program'
  } catch (error) {
    if (error instanceof SandboxBroken) return 'executor'
    throw error
  }
}

/** Is told of every sandbox that broke for good, and why. */
export type TellBroken = (blame: Blame, why: string) => void
