import { allottedMs } from './allottedTime.ts'

/** How many minutes a design is planned for: what its author says, but no longer than the interview. */
export const designMinutes = (
  { duration_in_minutes }: { duration_in_minutes: number },
  state: Parameters<typeof allottedMs>[0],
): number => Math.min(duration_in_minutes * (1 + state.extraTimePercent / 100), allottedMs(state) / 60_000)
