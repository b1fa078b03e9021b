import { allottedMs } from './allottedTime.ts'

/** The planned minutes for a design: the author's number plus any extra time, but no more than the interview has. */
export const designMinutes = (
  { duration_in_minutes }: { duration_in_minutes: number },
  state: Parameters<typeof allottedMs>[0],
): number => Math.min(duration_in_minutes * (1 + state.extraTimePercent / 100), allottedMs(state) / 60_000)
