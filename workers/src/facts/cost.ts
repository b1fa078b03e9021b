import type { InputGenerator } from '@greenroom/shared/content'
import { leastLargestMs, type MeasuredCost } from '@greenroom/shared/session'
import type { Program, RunProgram } from './programRuns.ts'

const runsEach = 3
const doublings = 3
/** Once a run takes this long, in ms, don't try larger sizes: four times the size may take sixteen times as long. */
const longEnoughMs = 80
/** If a run takes this long, in ms, halve its size. */
const tooLongMs = 4 * longEnoughMs
/** Runs are aborted after this many ms, because a call is waiting for the facts. */
const longestRunMs = 1_000
/**
 * The maximum length of an input, in bytes. If it's longer, generating and sending it takes longer than reading it. A
 * program that is fast on an input this long is linear for our purposes.
 */
const maxBytes = 600_000
const seed = 7

type CostParts = {
  inputs: InputGenerator
  run: RunProgram
  timeMs: number
  memoryMb: number
  signal: AbortSignal
  spentMs: () => number
  untilMs: number
}

/**
 * Measures how a program's time grows with the input size. Null if that is unknown: the largest allowed input takes
 * less than 50 ms, a run fails, or the time is up.
 * @param untilMs stops measuring once `spentMs` reaches this CPU time
 */
export async function measureCost(
  program: Program,
  { inputs, run, timeMs, memoryMb, signal, spentMs, untilMs }: CostParts,
): Promise<MeasuredCost | null> {
  const timesOf = async (stdin: string, times: number): Promise<number | null> => {
    const outcomes = await run(
      program,
      Array.from({ length: times }, () => stdin),
      { timeMs: Math.min(timeMs, longestRunMs), memoryMb, signal },
    )
    const took = outcomes.flatMap((outcome) => (outcome.kind === 'prints' ? [outcome.cpuMs] : []))
    return took.length < times ? null : median(took)
  }
  const start = await timesOf(inputs.small(1, 1).stdin, runsEach)
  if (start === null) return null
  const drawn = new Map<number, string>()
  const largeOf = (size: number): string => {
    const stdin = drawn.get(size) ?? inputs.large(size, seed)
    drawn.set(size, stdin)
    return stdin
  }
  let bytesEach = 0
  const top = await worthMeasuring(inputs.largest, async (size) => {
    if (spentMs() >= untilMs || bytesEach * size > maxBytes) return null
    const stdin = largeOf(size)
    bytesEach = stdin.length / size
    const took = await timesOf(stdin, 1)
    return took === null ? null : took - start
  })
  const cost: MeasuredCost = { sizes: [], bytes: [], cpuMs: [] }
  for (let halved = doublings; halved >= 0; halved--) {
    const size = Math.floor(top / 2 ** halved)
    const stdin = largeOf(size)
    const took = size >= 2 && spentMs() < untilMs ? await timesOf(stdin, runsEach) : null
    if (took === null) return null
    cost.sizes.push(size)
    cost.bytes.push(stdin.length)
    cost.cpuMs.push(Math.max(0, took - start))
  }
  return (cost.cpuMs.at(-1) ?? 0) >= leastLargestMs ? cost : null
}

const steps = [512, 128, 32, 8, 2, 1]

/**
 * Returns the largest size whose run isn't too long. Works up from small sizes, because a slow program would take
 * seconds on the largest one.
 */
async function worthMeasuring(largest: number, timeOf: (size: number) => Promise<number | null>): Promise<number> {
  let top = Math.floor(largest / 512)
  for (const step of steps) {
    const size = Math.floor(largest / step)
    if (size < 2) continue
    const took = await timeOf(size)
    if (took === null) return top
    if (took >= tooLongMs) return Math.floor(size / 2)
    top = size
    if (took >= longEnoughMs) return top
  }
  return top
}

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
