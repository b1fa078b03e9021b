import { countUntil } from './folds.ts'
import type { Moment, Timeline } from './timeline.ts'

export const speeds = [1, 2, 4, 8] as const
export type Speed = (typeof speeds)[number]

/** How much of a skipped silence still plays at each end. */
const heardOfSilenceMs = 2_000

/** Moves the playhead forward by `passedMs` of the reader's time. */
export function advance(
  { durationMs, silences }: Pick<Timeline, 'durationMs' | 'silences'>,
  atMs: number,
  { passedMs, speed, skipSilences }: { passedMs: number; speed: Speed; skipSilences: boolean },
): number {
  const next = Math.min(durationMs, atMs + passedMs * speed)
  if (!skipSilences) return next
  const silence = silences.find(
    ({ fromMs, toMs }) => next > fromMs + heardOfSilenceMs && next < toMs - heardOfSilenceMs,
  )
  return silence === undefined ? next : silence.toMs - heardOfSilenceMs
}

/** The nearest visible changes before and after a commit. */
export function neighbours(
  moments: readonly Moment[],
  seq: number,
): { earlier: Moment | undefined; later: Moment | undefined } {
  const before = countUntil(moments, (moment) => moment.seq < seq)
  const until = countUntil(moments, (moment) => moment.seq <= seq)
  return { earlier: moments[before - 1], later: moments[until] }
}

/** Finds the last moment at or before a commit. */
export const momentAt = (moments: readonly Moment[], seq: number): Moment | undefined =>
  moments[countUntil(moments, (moment) => moment.seq <= seq) - 1]
