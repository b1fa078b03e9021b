import type { DrawnInput } from '@greenroom/shared/content'
import { sameOutput } from '../executor/compare.ts'
import type { Outcome, Program, RunProgram } from './programRuns.ts'
import type { SmallInputs, SolvedInput } from './smallInputs.ts'

/** The smallest input that was found for which a program does something else than what is right. */
export type Counterexample = { input: DrawnInput; right: string; outcome: Outcome }

export type Search = {
  /** How many inputs were tried, and for how many of them the program was wrong. */
  searched: number
  wrong: number
  counterexample: Counterexample | null
}

export type SearchParts = {
  smallInputs: SmallInputs
  /** Runs each input as a candidate's run does. */
  run: RunProgram
  /** The same, quicker for many inputs where the language allows. */
  runMany: RunProgram
  isHidden: (stdin: string) => boolean
  timeMs: number
  memoryMb: number
  signal: AbortSignal
  /** Processor time that all runs have taken so far, in ms: the search ends at the first of the limits, shrinking at the second. */
  spentMs: () => number
  searchUntilMs: number
  shrinkUntilMs: number
}

export const isWrong = (outcome: Outcome, right: string): boolean =>
  outcome.kind !== 'prints' || !sameOutput(Buffer.from(outcome.output), Buffer.from(right))

const firstBatch = 16
const batchMs = 400
const maxInBatch = 200
/** Programs that are wrong nearly everywhere need no more than so many. */
const enoughWrong = 40
/** A program that hangs takes all of its time for every input. */
const enoughHanging = 2

/**
 * Searches a program for a bug among fresh small inputs, and makes the first that shows one smaller while it still does.
 * @throws CannotRun where the program cannot be run at all
 */
export async function findCounterexample(program: Program, parts: SearchParts): Promise<Search> {
  const found = await searchAndShrink(program, parts)
  // What cannot be seen in a run of its own was the driver's doing: without it fewer inputs are tried.
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

/** From different places one comes to different ends: the lightest ones, of other shapes first. */
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

/** Takes one step after another to the smallest input that is still wrong; null where the start is not wrong in a run of its own. */
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
 * The candidates of one step are the cases of one submission, which ends at the first that is wrong. Where a program takes long to start,
 * they are as many as there is time for.
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
