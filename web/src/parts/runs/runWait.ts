import { longestResultWaitMs } from '@greenroom/shared/rules'
import { secondsTimeOf } from '../../ui/time.ts'
import { clockFace } from '../header/roomClock.ts'
import { waitingTexts as texts } from './waitingTexts.ts'

/** Most results arrive before this, so no number is needed. */
const shortMs = 3_000
/** From here on it is unusual, and people want to know whether anything is lost. */
const longMs = 10_000

export type RunWait = {
  /** When it started, by the wall clock. */
  since: string
  /** When it started and how long ago, or null while the wait is as short as usual. */
  howLong: string | null
  /** Whether it is longer than usual. */
  isLong: boolean
  /** What is safe and what will happen next, if a run takes long or the connection is lost; else null. */
  safe: string | null
}

/** What to show for a run whose result is pending. Times are in ms of this machine's clock. */
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
