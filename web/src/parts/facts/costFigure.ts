import { type MeasuredCost, powerOf } from '@greenroom/shared/session'

type Point = { x: number; y: number }

const [width, height] = [220, 130]

/**
 * Converts the measurements to doublings of size and time, and computes the time factor per doubling; null if there are
 * too few.
 * @param said the stated time cost, such as `n log n`, or null; only drawn if it depends on a single size
 */
export function costFigure({ sizes, cpuMs }: Pick<MeasuredCost, 'sizes' | 'cpuMs'>, said: string | null = null) {
  const measured = sizes.flatMap((size, index) => {
    const ms = cpuMs[index]
    return ms === undefined || ms <= 0 || size <= 0 ? [] : [{ size, ms }]
  })
  const [first, last] = [measured[0], measured.at(-1)]
  if (first === undefined || last === undefined || measured.length < 2) return null
  const across = Math.log2(last.size / first.size)
  // As steep as the measurements, but at least as steep as n², so that the two can be compared.
  const up = Math.max(2 * across, Math.log2(Math.max(...measured.map(({ ms }) => ms)) / first.ms))
  const placeOf = (size: number, ms: number): Point => ({
    x: Math.round((width * Math.log2(size / first.size)) / across),
    y: Math.round(height - 8 - ((height - 8) * Math.log2(ms / first.ms)) / up),
  })
  const power = said === null ? null : powerOf(said)
  const from = placeOf(first.size, first.ms)
  const claimed = (size: number): number => {
    const logs = /log/.test(said ?? '') ? Math.log2(size) / Math.log2(first.size) : 1
    return first.ms * (size / first.size) ** (power ?? 0) * logs
  }
  const ratios = measured.slice(1).flatMap(({ size, ms }, index) => {
    const before = measured[index]
    // Convert steps that aren't doublings.
    return before === undefined ? [] : [2 ** (Math.log2(ms / before.ms) / Math.log2(size / before.size))]
  })
  return {
    width,
    height,
    points: measured.map(({ size, ms }) => ({ ...placeOf(size, ms), size, ms })),
    claim: power === null ? null : measured.map(({ size }) => placeOf(size, claimed(size))),
    square: { from, to: placeOf(last.size, first.ms * (last.size / first.size) ** 2) },
    least: Math.min(...ratios),
    most: Math.max(...ratios),
  }
}
