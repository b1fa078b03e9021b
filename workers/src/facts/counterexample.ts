import type { DrawnInput } from '@greenroom/shared/content'
import { sameOutput } from '../executor/compare.ts'
import type { Outcome, Program, RunProgram } from './programRuns.ts'
import type { SmallInputs, SolvedInput } from './smallInputs.ts'

/** The smallest input found that the program gets wrong. */
export type Counterexample = { input: DrawnInput; right: string; outcome: Outcome }

export type Search = {
  /** How many inputs were tried, and how many of them the program got wrong. */
  searched: number
  wrong: number
  counterexample: Counterexample | null
}

export type SearchParts = {
  smallInputs: SmallInputs
  /** Runs each input separately, as when the candidate runs the code. */
  run: RunProgram
  /** Like `run`, but faster for many inputs if the language allows that. */
  runMany: RunProgram
  isHidden: (stdin: string) => boolean
  timeMs: number
  memoryMb: number
  signal: AbortSignal
  /** CPU time of all runs so far, in ms. The search stops at `searchUntilMs`; shrinking stops at `shrinkUntilMs`. */
  spentMs: () => number
  searchUntilMs: number
  shrinkUntilMs: number
}

export const isWrong = (outcome: Outcome, right: string): boolean =>
  outcome.kind !== 'prints' || !sameOutput(Buffer.from(outcome.output), Buffer.from(right))

const firstBatch = 16
const batchMs = 400
const maxInBatch = 200
/** The search stops after this many wrong outputs, because the program is wrong nearly everywhere. */
const enoughWrong = 40
/** The search stops after this many hanging runs, because each takes the full time limit. */
const enoughHanging = 2

/**
 * Searches for a bug with fresh small inputs, and shrinks the first ones that show it.
 * @throws CannotRun if the program can't run at all
 */
export async function findCounterexample(program: Program, parts: SearchParts): Promise<Search> {
  const found = await searchAndShrink(program, parts)
  // If the failure doesn't occur in a separate run, it's the driver's fault. Search again without the driver, which
  // gets through fewer inputs.
  const isTheDrivers = found.wrong > 0 && found.counterexample === null
  const sure = isTheDrivers ? await searchAndShrink(program, { ...parts, runMany: parts.run }) : found
  return sure.counterexample === null ? { ...sure, wrong: 0 } : sure
}

async function searchAndShrink(program: Program, parts: SearchParts): Promise<Search> {
  const { searched, wrong } = await trySmallInputs(program, parts)
  const lightest = wrong.sort((one, other) => one.input.weight - other.input.weight)
  let smallest: Counterexample | null = null
  for (const start of startsOf(lightest)) {
    if (smallest !== null && parts.spentMs() >= parts.shrinkUntilMs) break
    const shrunk = await shrink(program, start, parts)
    if (shrunk !== null && (smallest === null || isSmaller(shrunk.input, smallest.input))) smallest = shrunk
  }
  return { searched, wrong: wrong.length, counterexample: smallest }
}

const isSmaller = (one: DrawnInput, other: DrawnInput): boolean =>
  one.weight < other.weight || (one.weight === other.weight && one.stdin < other.stdin)

/**
 * Picks the inputs to start shrinking from: the lightest ones, with different shapes. Each start may lead to a
 * different end.
 */
function startsOf(lightest: readonly SolvedInput[]): SolvedInput[] {
  const [first, second] = lightest
  const others = lightest.filter(({ input }) => input.shape !== first?.input.shape)
  return [...new Set([first, others[0], second, lightest[2]])].filter((each) => each !== undefined)
}

async function trySmallInputs(
  program: Program,
  parts: SearchParts,
): Promise<{ searched: number; wrong: SolvedInput[] }> {
  const { smallInputs, runMany, timeMs, memoryMb, signal } = parts
  const wrong: SolvedInput[] = []
  const began = parts.spentMs()
  let searched = 0
  let hanging = 0
  let size = firstBatch
  while (
    searched < smallInputs.pool.length &&
    wrong.length < enoughWrong &&
    hanging < enoughHanging &&
    parts.spentMs() - began < parts.searchUntilMs
  ) {
    const batch = smallInputs.pool.slice(searched, searched + size)
    const before = parts.spentMs()
    const outcomes = await runMany(
      program,
      batch.map(({ input }) => input.stdin),
      { timeMs, memoryMb, signal },
    )
    if (outcomes.length === 0) break
    outcomes.forEach((outcome, index) => {
      const solved = batch[index]
      if (solved !== undefined && isWrong(outcome, solved.right)) wrong.push(solved)
    })
    searched += outcomes.length
    hanging += outcomes.filter(({ kind }) => kind === 'hangs').length
    const each = Math.max(1, parts.spentMs() - before) / outcomes.length
    size = Math.max(1, Math.min(maxInBatch, 2 * size, Math.floor(batchMs / each)))
  }
  return { searched, wrong }
}

/**
 * Shrinks an input step by step while the program still gets it wrong. Null if the program gets the first one right in
 * a separate run.
 */
async function shrink(program: Program, start: SolvedInput, parts: SearchParts): Promise<Counterexample | null> {
  let current = await firstWrong(program, [start], parts)
  while (current !== null && parts.spentMs() < parts.shrinkUntilMs) {
    const simpler = parts.smallInputs.inputs.smaller(current.input).filter(({ stdin }) => !parts.isHidden(stdin))
    const next = await firstWrong(
      program,
      await parts.smallInputs.solve(simpler, { run: parts.runMany, signal: parts.signal }),
      parts,
    )
    if (next === null) break
    current = next
  }
  return current
}

/**
 * Runs the smaller inputs of one shrinking step as the cases of one submission, which stops at the first wrong output.
 * If the program starts slowly, only runs as many as time allows.
 */
async function firstWrong(
  program: Program,
  candidates: readonly SolvedInput[],
  { run, timeMs, memoryMb, signal, spentMs, shrinkUntilMs }: SearchParts,
): Promise<Counterexample | null> {
  let size = firstBatch
  for (let from = 0; from < candidates.length && (from === 0 || spentMs() < shrinkUntilMs); ) {
    const step = candidates.slice(from, from + size)
    const before = spentMs()
    const untilOther = step.map(({ right }) => right)
    const outcomes = await run(
      program,
      step.map(({ input }) => input.stdin),
      { timeMs, memoryMb, signal, untilOther },
    )
    for (const [index, outcome] of outcomes.entries()) {
      const solved = step[index]
      if (solved !== undefined && isWrong(outcome, solved.right)) return { ...solved, outcome }
    }
    from += step.length
    const each = Math.max(1, spentMs() - before) / step.length
    size = Math.max(1, Math.min(maxInBatch, Math.floor((shrinkUntilMs - spentMs()) / each)))
  }
  return null
}
