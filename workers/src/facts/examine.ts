import type { Challenge } from '@greenroom/shared/content'
import type { MeasuredCost } from '@greenroom/shared/session'
import { measureCost } from './cost.ts'
import { findCounterexample, type Search } from './counterexample.ts'
import { inBatches } from './inBatches.ts'
import { metered } from './meter.ts'
import { type Probe, probeOf } from './probe.ts'
import { CannotRun, type Program, type RunProgram, runnable } from './programRuns.ts'
import { hiddenInputs, type SmallInputsOf } from './smallInputs.ts'

/** The findings from running a program. A field is null if it couldn't be determined. */
export type ProgramFacts = { search: Search | null; cost: MeasuredCost | null; probe: Probe | null }

const quick = ['python', 'cpp', 'javascript', 'java', 'go']
/** Shares of the CPU budget at which the search and the shrinking must stop. */
const searchShare = 0.55
const shrinkShare = 0.8
/** The cost measurement gets the rest of the budget, but at least this share. */
const costShare = 0.3
/** Time limit per small input, in ms. Small inputs take only a few steps, so a program that exceeds this is hanging. */
const smallTimeMs = 500
/** How long one candidate's facts may keep a worker busy, in ms, even on a busy machine. */
const maxWallMs = 45_000

/**
 * The CPU time allowed for a program's facts, in ms. On a quiet machine they are ready within 3 s for the `quick`
 * languages and within 10 s for others.
 */
export const factsBudgetMs = (language: Program['language']): number => (quick.includes(language) ? 2_000 : 7_000)

/**
 * How long a candidate who asked for a look may have to wait, in ms. On a quiet machine that is enough for the facts.
 */
export const factsWaitMs = (language: Program['language']): number => (quick.includes(language) ? 3_000 : 10_000)

export type ExamineParts = { run: RunProgram; smallInputsOf: SmallInputsOf; budgetMs?: number; signal?: AbortSignal }

/**
 * Runs a candidate's code to find the smallest input that it gets wrong, and measures its cost. Any time that the
 * search doesn't use goes to the cost measurement.
 * @throws CannotRun if the program doesn't compile or can't run; the signal's reason if it took too long
 */
export async function examine(
  challenge: Challenge,
  code: Program,
  { smallInputsOf, budgetMs = factsBudgetMs(code.language), ...parts }: ExamineParts,
): Promise<ProgramFacts> {
  const program = runnable(code, challenge)
  const timeout = AbortSignal.timeout(maxWallMs)
  const signal = parts.signal === undefined ? timeout : AbortSignal.any([parts.signal, timeout])
  const smallInputs = await smallInputsOf(challenge, signal)
  if (smallInputs === null) return { search: null, cost: null, probe: null }
  const { run, spentMs } = metered(parts.run)
  const { timeMs, memoryMb } = challenge.limits
  const search = await findCounterexample(program, {
    ...{ smallInputs, run, runMany: inBatches(run), signal, memoryMb, spentMs },
    timeMs: Math.min(timeMs, smallTimeMs),
    isHidden: hiddenInputs(challenge),
    searchUntilMs: searchShare * budgetMs,
    shrinkUntilMs: shrinkShare * budgetMs,
  })
  const tried = smallInputs.pool.slice(0, search.searched)
  const isRight = search.counterexample === null
  const alone = { timeMs, memoryMb, signal }
  const probe = isRight ? await probeOf(challenge, program, { tried, run, options: alone }) : null
  const { inputs } = smallInputs
  const untilMs = Math.max(budgetMs, spentMs() + costShare * budgetMs)
  const hangs = search.counterexample?.outcome.kind === 'hangs'
  // If the cost can't be measured, the other findings are still useful.
  const measure = () => measureCost(program, { inputs, run, timeMs, memoryMb, signal, spentMs, untilMs })
  return { search, probe, cost: hangs ? null : await measure().catch(nullIfNotRun) }
}

function nullIfNotRun(error: unknown): null {
  if (error instanceof CannotRun) return null
  throw error
}
