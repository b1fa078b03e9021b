import type { MeasuredCost } from './codeFacts.ts'

/**
 * Measurements count only if the largest input took at least this long, in ms. Shorter times say more about the machine
 * than about the program.
 */
export const leastLargestMs = 50
const leastMeasurements = 4

const powers: Record<string, number> = { '1': 1, logn: 1, n: 1, nlogn: 1, 'n^2': 2, 'n^2logn': 2, 'n^3': 3 }
/**
 * A program counts as slower than stated only if each doubling takes this many times longer than expected. Caches and
 * logarithms can cause smaller slowdowns.
 */
const margin = 1.6
/** Doublings agree with each other if the largest growth factor is at most this many times the smallest. */
const agreement = 1.7

/**
 * If the measurements contradict the stated time, returns how many times longer the program took after the last
 * doubling of its input; otherwise null. Judges only growths in one variable, and only programs that are slower than
 * stated, because an upper bound may be loose. A stated n may mean the cells of a grid, so an input that more
 * than doubled counts with its real growth.
 * @param said a growth such as `nlogn`, in the canonical form of `workers/src/reading/complexity.ts`
 */
export function contradictedBy({ bytes, cpuMs }: MeasuredCost, said: string): number | null {
  const power = powers[said] ?? powers[said.replace(/^[a-z]$/, 'n')]
  if (power === undefined || cpuMs.length < leastMeasurements || (cpuMs.at(-1) ?? 0) < leastLargestMs) return null
  const longer = ratios(bytes).map((ratio) => Math.max(2, ratio))
  const growth = ratios(cpuMs)
  const isSlower = growth.every((ratio, index) => ratio >= (longer[index] ?? 2) ** power * margin)
  const agree = Math.max(...growth) <= Math.min(...growth) * agreement
  return isSlower && agree ? Math.round(growth.at(-1) ?? 0) : null
}

const ratios = (numbers: readonly number[]): number[] =>
  numbers.slice(1).map((number, index) => number / Math.max(1, numbers[index] ?? 1))

/** How a measurement compares with the stated growth. */
export type AgainstSaid = 'agrees' | 'slower' | 'faster'

/**
 * The measured power may differ from the stated power by at most this much. A logarithm can cause such a difference.
 */
const powerMargin = 0.5

/**
 * Compares a program's measured growth with the growth its author stated; null if unclear. Returns `slower` only if
 * `contradictedBy` also finds a contradiction.
 * @param said a growth such as `n log n`
 */
export function againstSaid(cost: MeasuredCost, said: string): AgainstSaid | null {
  if (contradictedBy(cost, said.replaceAll(/\s/g, '')) !== null) return 'slower'
  const power = powerOf(said)
  const [first, last] = [cost.cpuMs[0] ?? 0, cost.cpuMs.at(-1) ?? 0]
  if (power === null || first <= 0 || last < leastLargestMs || cost.cpuMs.length < leastMeasurements) return null
  const doublings = ratios(cost.bytes).reduce((sum, ratio) => sum + Math.log2(Math.max(2, ratio)), 0)
  const measured = Math.log2(last / first) / doublings
  if (measured > power + powerMargin) return null
  return measured < power - powerMargin ? 'faster' : 'agrees'
}

/**
 * Returns the exponent in a growth such as `n^2 log n`; null if several variables appear outside a logarithm, or if the
 * growth can't be parsed.
 */
export function powerOf(said: string): number | null {
  const growth = said.replaceAll(/\s/g, '')
  if (/^(1|log[a-z])$/.test(growth)) return 0
  const parts = /^[a-z](?:\^([23]))?(?:log[a-z])?$/.exec(growth)
  return parts === null ? null : Number(parts[1] ?? 1)
}
