const FIRST_MS = 200
const LONGEST_MS = 10_000

/** A program that has run this long gets the shortest restart pause again. */
export const STEADY_AFTER_MS = 30_000

/** How long to wait before restarting a program: 0.2 s, doubled after every crash in a row, up to 10 s. */
export function restartPauseMs(deathsInARow: number): number {
  return Math.min(FIRST_MS * 2 ** (deathsInARow - 1), LONGEST_MS)
}
