/**
 * Finds the current position in a plan: the band, its first and last minute, and the fraction of it that has passed,
 * from 0 to 1.
 */
export function currentBand(
  bands: readonly { minutes: number }[],
  passedMinutes: number,
): { index: number; from: number; to: number; filled: number } {
  let from = 0
  for (const [index, { minutes }] of bands.entries()) {
    const to = from + minutes
    if (passedMinutes < to || index === bands.length - 1)
      return { index, from, to, filled: Math.min(1, (passedMinutes - from) / minutes) }
    from = to
  }
  return { index: 0, from: 0, to: 0, filled: 0 }
}
