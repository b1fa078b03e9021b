import type { Challenge } from '@greenroom/shared/content'
import type { MeasuredCost } from '@greenroom/shared/session'
import { measureCost } from './cost.ts'
import { findCounterexample, type Search } from './counterexample.ts'
import { inBatches } from './inBatches.ts'
import { metered } from './meter.ts'
import { type Probe, probeOf } from './probe.ts'
import { CannotRun, type Program, type RunProgram, runnable } from './programRuns.ts'
import { hiddenInputs, type SmallInputsOf } from './smallInputs.ts'

/** What running a program told of it. */
export type ProgramFacts = { search: Search | null; cost: MeasuredCost | null; probe: Probe | null }

const quick = ['python', 'cpp', 'javascript', 'java', 'go']
/** Of every ten, so many parts are for the search, and so many for it and for shrinking. */
const searchShare = 0.55
const shrinkShare = 0.8
/** The cost gets the rest, and this at least. */
const costShare = 0.3
/** A small input takes a few steps: a program that takes longer hangs. */
const smallTimeMs = 500
/** How long somebody's facts may keep a worker on a busy machine. */
const maxWallMs = 45_000

/** How much processor time the facts of a program may take, in ms: on a quiet machine they are there within 3 s, or within 10 s. */
export const factsBudgetMs = (language: Program['language']): number => (quick.includes(language) ? 2_000 : 7_000)

/** How long somebody who asked for a look waits for them, in ms: as long as they take on a quiet machine. */
export const factsWaitMs = (language: Program['language']): number => (quick.includes(language) ? 3_000 : 10_000)

export type ExamineParts = { run: RunProgram; smallInputsOf: SmallInputsOf; budgetMs?: number; signal?: AbortSignal }

/**
 * Runs a candidate's code to find the smallest input that it gets wrong, and what it costs. A search that found nothing leaves its time to
 * the cost.
 * @throws CannotRun where the program does not compile, or cannot be run; the reason of a signal where it took too long
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
  // What was found is worth telling without it.
  const measure = () => measureCost(program, { inputs, run, timeMs, memoryMb, signal, spentMs, untilMs })
  return { search, probe, cost: hangs ? null : await measure().catch(nullIfNotRun) }
}

function nullIfNotRun(error: unknown): null {
  if (error instanceof CannotRun) return null
  throw error
}
