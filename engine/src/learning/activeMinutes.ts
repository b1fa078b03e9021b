import { allottedMs, hasClock } from '@greenroom/shared/rules'
import type { Question, Session } from '@greenroom/shared/session'

const minuteMs = 60_000
/** Without a clock, time beyond this multiple of the planned time isn't counted as work on the question. */
const mostTimesPlanned = 2

/**
 * How many minutes somebody worked. With a clock, this is its time without pauses. Otherwise, it is the time on a
 * question, at most twice its planned time.
 */
export function activeMinutes(session: Session, question?: Question): number {
  if (hasClock(session) && session.phase === 'ENDED')
    return Math.round(Math.max(0, allottedMs(session) + session.extendedMs - session.remainingMs) / minuteMs)
  if (question === undefined) return 0
  const until = question.solvedAt ?? (session.phase === 'ENDED' ? session.endedAt : session.at)
  const minutes = (until - question.presentedAt) / minuteMs
  return Math.round(Math.min(mostTimesPlanned * question.challenge.duration_in_minutes, Math.max(0, minutes)))
}
