const FIRST_MS = 200
const LONGEST_MS = 10_000

/** A program that lived this long starts again with the shortest pause. */
export const STEADY_AFTER_MS = 30_000

/** How long to wait before a program is started again: 0.2 s, doubled for every death in a row, at most 10 s. */
export function restartPauseMs(deathsInARow: number): number {
  return Math.min(FIRST_MS * 2 ** (deathsInARow - 1), LONGEST_MS)
}
