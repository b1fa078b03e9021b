import type { InputGenerator } from '@greenroom/shared/content'
import type { MeasuredCost } from '@greenroom/shared/session'
import type { Program, RunProgram } from './programRuns.ts'

const runsEach = 3
const doublings = 3
const leastLargestMs = 50
/** A run that takes so long is not made longer: four times the size may take sixteen times as long. */
const longEnoughMs = 120
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
 * Measures how a program's time grows. Null where it can't be told: the largest allowed input takes less than 50 ms, a run fails,
 * or the time is up.
 * @param untilMs as much processor time as `spentMs` may come to
 */
export async function measureCost(
  program: Program,
  { inputs, run, timeMs, memoryMb, signal, spentMs, untilMs }: CostParts,
): Promise<MeasuredCost | null> {
  const timesOf = async (stdin: string, times: number): Promise<number | null> => {
    const outcomes = await run(
      program,
      Array.from({ length: times }, () => stdin),
      { timeMs, memoryMb, signal },
    )
    const took = outcomes.flatMap((outcome) => (outcome.kind === 'prints' ? [outcome.cpuMs] : []))
    return took.length < times ? null : median(took)
  }
  const start = await timesOf(inputs.small(1, 1).stdin, runsEach)
  if (start === null) return null
  const top = await worthMeasuring(inputs.largest, async (size) => {
    const took = spentMs() < untilMs ? await timesOf(inputs.large(size, seed), 1) : null
    return took === null ? null : took - start
  })
  const cost: MeasuredCost = { sizes: [], bytes: [], cpuMs: [] }
  for (let halved = doublings; halved >= 0; halved--) {
    const size = Math.floor(top / 2 ** halved)
    const stdin = inputs.large(size, seed)
    const took = size >= 2 && spentMs() < untilMs ? await timesOf(stdin, runsEach) : null
    if (took === null) return null
    cost.sizes.push(size)
    cost.bytes.push(stdin.length)
    cost.cpuMs.push(Math.max(0, took - start))
  }
  return (cost.cpuMs.at(-1) ?? 0) >= leastLargestMs ? cost : null
}

const steps = [512, 128, 32, 8, 2, 1]

/** The largest size at which a run does not take too long, found from below: a slow program would take seconds at the largest. */
async function worthMeasuring(largest: number, timeOf: (size: number) => Promise<number | null>): Promise<number> {
  let top = Math.floor(largest / 512)
  for (const step of steps) {
    const size = Math.floor(largest / step)
    if (size < 2) continue
    const took = await timeOf(size)
    if (took === null) return top
    top = size
    if (took >= longEnoughMs) return top
  }
  return top
}

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const powers: Record<string, number> = { '1': 1, logn: 1, n: 1, nlogn: 1, 'n^2': 2, 'n^2logn': 2, 'n^3': 3 }
/** A program that is slower than said by less than this is left alone: caches and logarithms look like that. */
const margin = 1.6
/** The doublings agree where none is more than this many times another. */
const agreement = 1.7

/**
 * How many times longer the last doubling took, where that contradicts what was said of the time; else null. It is said only of a
 * growth in one size, and of a program that is slower than said: an upper bound may be loose. Whoever says n may mean the cells of
 * a grid, so what counts is how much longer the input became, where that is more than twice.
 * @param said a growth such as `nlogn`, in the canonical form of `reading/complexity.ts`
 */
export function contradictedBy({ bytes, cpuMs }: MeasuredCost, said: string): number | null {
  const power = powers[said] ?? powers[said.replace(/^[a-z]$/, 'n')]
  if (power === undefined || cpuMs.length <= doublings || (cpuMs.at(-1) ?? 0) < leastLargestMs) return null
  const longer = ratios(bytes).map((ratio) => Math.max(2, ratio))
  const growth = ratios(cpuMs)
  const isSlower = growth.every((ratio, index) => ratio >= (longer[index] ?? 2) ** power * margin)
  const agree = Math.max(...growth) <= Math.min(...growth) * agreement
  return isSlower && agree ? Math.round(growth.at(-1) ?? 0) : null
}

const ratios = (numbers: readonly number[]): number[] =>
  numbers.slice(1).map((number, index) => number / Math.max(1, numbers[index] ?? 1))
