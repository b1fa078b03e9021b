import { longestResultWaitMs } from '@greenroom/shared/rules'
import { secondsTimeOf } from '../../ui/time.ts'
import { clockFace } from '../header/roomClock.ts'
import { waitingTexts as texts } from './waitingTexts.ts'

/** Most results arrive within this time, so don't show how long it has been. */
const shortMs = 3_000
/** After this many ms, it's unusual, and people want to know whether anything is lost. */
const longMs = 10_000

export type RunWait = {
  /** When the run started, by the wall clock. */
  since: string
  /** When the run started and how long ago; null while the wait is no longer than usual. */
  howLong: string | null
  /** Whether the wait is longer than usual. */
  isLong: boolean
  /** Says what is safe and what happens next, if a run takes long or the connection is lost; otherwise null. */
  safe: string | null
}

/** Builds the display for a run whose result is pending. Times are in ms on this machine's clock. */
export function runWaitOf({ since, now, isOffline }: { since: number; now: number; isOffline: boolean }): RunWait {
  const waitedMs = Math.max(0, now - since)
  const isLong = waitedMs >= longMs
  const time = secondsTimeOf(since)
  return {
    since: time,
    isLong,
    howLong: waitedMs < shortMs ? null : texts.howLong(time, clockFace(waitedMs)),
    safe: isOffline ? texts.offline : isLong ? texts.long(longestResultWaitMs / 60_000) : null,
  }
}
