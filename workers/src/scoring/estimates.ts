import type { Estimate } from '@greenroom/shared/content'

/** An estimate counts as right if it is off by at most this factor, up or down. */
const tolerance = 2
/** The maximum number of characters of a line that are read. Nobody needs more to work out a figure. */
const longestRead = 300

const bytesOf: Record<string, number> = { kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12, pb: 1e15 }
const timesOf: Record<string, number> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, bn: 1e9, billion: 1e9 }

const figure = /(\d[\d,_]*(?:\.\d+)?)\s*(kb|mb|gb|tb|pb|bn|billion|million|thousand|[km])?(?![a-z0-9])/gi

const figuresIn = (text: string) =>
  [...text.matchAll(figure)].map(([, digits = '', suffix = '']) => ({
    value:
      Number(digits.replaceAll(/[,_]/g, '')) * (bytesOf[suffix.toLowerCase()] ?? timesOf[suffix.toLowerCase()] ?? 1),
    isBytes: suffix.toLowerCase() in bytesOf,
  }))

/**
 * Finds the authored estimates that a line works out: a calculation and its result. A bare figure doesn't count, nor
 * does a wrong result.
 */
export function estimatesIn(line: string, estimates: readonly Estimate[]): Estimate[] {
  const [left, right, ...more] = line.slice(0, longestRead).split(/[=≈~→]+|->/)
  const result = more.at(-1) ?? right
  if (left === undefined || result === undefined) return []
  if (figuresIn(left).length < 2 || !/[*×·/÷+-]|\bx\b|\bper\b|\btimes\b|\bby\b/i.test(left)) return []
  const [found] = figuresIn(result)
  return found === undefined ? [] : estimates.filter((estimate) => isNear(found, estimate))
}

function isNear(found: { value: number; isBytes: boolean }, { result, unit }: Estimate): boolean {
  const bytes = bytesOf[/^[kmgtp]b\b/i.exec(unit)?.[0].toLowerCase() ?? '']
  if ((bytes !== undefined) !== found.isBytes) return false
  const ratio = found.value / (result * (bytes ?? 1))
  return ratio >= 1 / tolerance && ratio <= tolerance
}
